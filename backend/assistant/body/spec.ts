import type { ChatBlock } from "#contract/assistant";
import type { Product, Specification } from "#contract/products";
import { normalise } from "../../search/analysis/normalise";
import { featureKey } from "../../search/analysis/quantities";
import { fold, tokens } from "../../search/analysis/tokens";
import { isCommonUnit, unitOf } from "../../search/analysis/units";
import type { Ref } from "../commands";
import type { DialogueState } from "../state";
import { isPolicy } from "../understand/questions";
import type { Around, Said } from "./around";
import { fieldWords } from "./field-words";
import { detailOf, numberIn } from "./products";
import { readIn } from "./read-in";
import { resolve } from "./refs";
import { fromTexts } from "./sections";
import { listed, say } from "./texts";

const SHORTEST_PART = 4;
const MOST_QUOTED = 3;
const SENTENCE_LENGTH = 300;
const NAMED_FIELDS = 5;

const stems = (text: string) => tokens(text).map(normalise);
const isPart = (word: string, other: string) =>
  word === other ||
  (word.length >= SHORTEST_PART && other.includes(word)) ||
  (other.length >= SHORTEST_PART && word.includes(other));

function fits({ name, value }: Specification, asked: readonly string[]): number {
  const names = stems(name);
  const inName = asked.filter((word) => names.some((own) => isPart(word, own))).length;
  const values = stems(value);
  const inValue = asked.filter((word) => values.includes(word)).length;
  return inName * 2 + inValue;
}

/** Those in the unit that a question counts in: `hoeveel kilo`, `hoeveel hertz`. */
function inUnits(specifications: readonly Specification[], asked: string): Specification[] {
  const units = tokens(asked)
    .filter(isCommonUnit)
    .map((word) => unitOf(word).base);
  if (units.length === 0) return [];
  return specifications.filter(({ value }) => {
    const { unit = "" } = numberIn(value) ?? {};
    return unit !== "" && units.includes(unitOf(fold(unit)).base);
  });
}

/** What the reader of sentences knows the words of a question as: `waterdicht` asks for the `Waterkolom` of tents. */
async function specificationsRead(
  product: Pick<Product, "specifications">,
  field: string,
  state: DialogueState,
  around: Around,
): Promise<Specification[]> {
  const { parts, preferences } = await readIn(around, state, field);
  const keys = [...parts.flatMap(({ filter }) => filter?.key ?? []), ...preferences.map(({ feature }) => feature)];
  const asked = new Set(keys.map(featureKey));
  return product.specifications.filter(({ name }) => asked.has(featureKey(name))).slice(0, MOST_QUOTED);
}

/** The specifications that a question is about, the most fitting first. */
export function specificationsFor(product: Pick<Product, "specifications">, field: string): Specification[] {
  const folded = fold(field);
  const fields = fieldWords.filter(({ asked }) => asked.test(folded));
  const meant = fields.flatMap(({ stems: own }) => own);
  const told = product.specifications.filter(({ name }) => !fields.some(({ not }) => not?.test(fold(name))));
  const byMeaning = told.filter(({ name }) => meant.some((stem) => stem.length > 2 && fold(name).includes(stem)));
  if (byMeaning.length > 0) return byMeaning.slice(0, MOST_QUOTED);
  const counted = inUnits(told, folded);
  if (counted.length > 0) return counted.slice(0, MOST_QUOTED);
  const asked = stems(field);
  const scored = told.map((one) => ({ one, score: fits(one, asked) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best === 0
    ? []
    : scored
        .filter(({ score }) => score === best)
        .map(({ one }) => one)
        .slice(0, MOST_QUOTED);
}

/** The sentence of the shop's own text that has most of the words; undefined when none has any. */
export function sentenceAbout({ description, shortDesc }: Pick<Product, "description" | "shortDesc">, field: string) {
  const asked = stems(field);
  const sentences = `${shortDesc}\n${description}`
    // A bracket never reads past the next one, so that a text of brackets takes no longer than another.
    .replace(/[*_#>`]|\[([^\][]*)\]\([^()]*\)/g, "$1")
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "" && sentence.length <= SENTENCE_LENGTH);
  const scored = sentences.map((sentence) => {
    const own = stems(sentence);
    return { sentence, score: asked.filter((word) => own.some((other) => isPart(word, other))).length };
  });
  return scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)[0]?.sentence;
}

/** What the data say about a property of a product, quoted; never a guess. */
export async function specification(
  { ref, field }: { ref: Ref; field: string },
  state: DialogueState,
  around: Around,
): Promise<Said> {
  const id = await resolve(ref, state, around);
  const product = id === undefined ? undefined : await detailOf(around, id);
  if (!product) return { text: [say("refUnknown")], blocks: [], state, isMiss: true };
  const { name, canonical_path: path } = product;
  const kept = { ...state, focus: product.id };
  const card: ChatBlock = { type: "products", items: [{ id: product.id, reasons: [] }] };
  if (field.trim() === "") {
    const fields = listed(product.specifications.slice(0, NAMED_FIELDS).map((one) => one.name.toLowerCase()));
    const text =
      fields === "" ? say("specMissing", { name, field: "specificaties" }) : say("specWhich", { name, fields });
    return { text: [text], blocks: [card], state: kept };
  }
  const named = specificationsFor(product, field);
  const found = named.length > 0 ? named : await specificationsRead(product, field, state, around);
  if (found.length > 0) {
    const quotes = found.map(
      (one): ChatBlock => ({
        type: "quote",
        text: `${one.name}: ${one.value}`,
        source: { kind: "specification", title: name, path, field: one.name },
      }),
    );
    const text = found.map((one) => say("spec", { field: one.name, value: one.value, name }));
    return { text, blocks: quotes, state: kept };
  }
  // What was quoted before says nothing of this product.
  const help = () => fromTexts(around.message, { ...kept, topic: null }, around, "help");
  // A word of a description says nothing of the shop's rules.
  const rules = isPolicy(fold(around.message)) ? await help() : undefined;
  if (rules) return rules;
  const sentence = sentenceAbout(product, field);
  if (sentence === undefined) {
    // Nor do the shop's texts say how large its screen is.
    const isOfProduct = fieldWords.some(({ asked }) => asked.test(fold(field)));
    const told = isOfProduct ? undefined : await help();
    return told ?? { text: [say("specMissing", { name, field: `“${field}”` })], blocks: [card], state: kept };
  }
  const quote: ChatBlock = { type: "quote", text: sentence, source: { kind: "description", title: name, path } };
  return { text: [say("specInText", { name, sentence })], blocks: [quote], state: kept };
}
