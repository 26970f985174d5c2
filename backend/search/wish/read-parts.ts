import type { WishCheck } from "#contract/wish";
import { normalise } from "../analysis/normalise";
import { fold } from "../analysis/tokens";
import { phraseWord } from "./data-lines";
import { deniedAfter, indifferentAfter } from "./denied-after";
import { filled } from "./part-values";
import { featuresMeant, otherWordsOf, valuesMeant } from "./read-other-words";
import { denialBefore } from "./read-told";
import { facetField } from "./read-values";
import type { Reading } from "./reading";
import type { Mention } from "./scan";
import type { ShopSense } from "./shop-sense";
import { shopSenses } from "./shop-senses";
import { isPlainWord } from "./small-words";

const STUFF = "materiaal";
const articles = new Set(["een", "de", "het"]);

/** Parts that go by several names. */
const alike = [
  ["poten", "poot", "pootjes", "onderstel"],
  ["heft", "handvat", "greep", "handgreep"],
  ["band", "bandje", "horlogeband"],
];

/** The names of a part by which the data of these things tell it; none where they do not. */
const namesOf = (part: string, kinds: readonly string[], { hasWord }: ShopSense): string[] =>
  (alike.find((names) => names.includes(part)) ?? [part]).filter((name) => hasWord(name, kinds));

/** Whether a word may be a part of these things: a noun that their data say, and no wish of its own. */
function isPart(reading: Reading, at: number, kinds: readonly string[], sense: ShopSense): boolean {
  const { text = "" } = reading.tokens[at] ?? {};
  if (!/^[a-z]{3,}$/.test(text) || isPlainWord(text) || !reading.isFree(at, at + 1)) return false;
  // `stokken` of tents, though the shop has walking sticks.
  const { kinds: named, values } = shopSenses([text], sense);
  const isWish = named.length > 0 || otherWordsOf([text], sense).length > 0;
  if (isWish || sense.gradables.entries.has(phraseWord(text))) return false;
  const isValue = values.some((one) => sense.facts.countOf(facetField(one), one.value, kinds) > 0);
  return !isValue && namesOf(text, kinds, sense).length > 0;
}

interface PartRead {
  from: number;
  to: number;
  part: string;
}

/** `leren voering`, `voering van leer`, `gevoerd met leer`: the part that a word at this place tells the material of. */
function partAt(reading: Reading, at: number, kinds: readonly string[], sense: ShopSense): PartRead | undefined {
  const text = (place: number) => reading.tokens[place]?.text ?? "";
  if (isPart(reading, at + 1, kinds, sense)) return { from: at, to: at + 2, part: text(at + 1) };
  const joint = articles.has(text(at - 1)) ? at - 2 : at - 1;
  if (!/^(?:van|met)$/.test(text(joint))) return undefined;
  const made = filled.get(text(joint - 1));
  if (made !== undefined && reading.isFree(joint - 1, at)) return { from: joint - 1, to: at + 1, part: made };
  const isOf = text(joint) === "van" && isPart(reading, joint - 1, kinds, sense);
  return isOf ? { from: joint - 1, to: at + 1, part: text(joint - 1) } : undefined;
}

/**
 * Reads what a part of a thing is of, which is not what the thing is of: boots with a `leren voering`, a table with an
 * `onderstel van hout`. Products are checked for it one by one; where a filter tells it of the part, that is read elsewhere. Also returns the mentions that are not of a part.
 */
export function readParts(
  reading: Reading,
  mentions: readonly Mention[],
  kinds: readonly string[],
  sense: ShopSense,
): { checks: WishCheck[]; others: readonly Mention[] } {
  const checks: WishCheck[] = [];
  if (kinds.length === 0) return { checks, others: mentions };
  let others = mentions;
  for (const [at, { text }] of reading.tokens.entries()) {
    if (!reading.isFree(at, at + 1) || !featuresMeant(text, sense).includes(STUFF)) continue;
    const found = partAt(reading, at, kinds, sense);
    // `leren bandje hoeft niet`: a value of the shop that is refused is read as that.
    if (!found || deniedAfter(reading.tokens, found.to) !== undefined) continue;
    const indifferent = indifferentAfter(reading.tokens, found.to);
    if (indifferent !== undefined) {
      reading.take(found.from, indifferent);
      others = others.filter((one) => one.from < found.from || one.to > found.to);
      continue;
    }
    const { values } = shopSenses([text], sense);
    const own = [
      ...values,
      ...otherWordsOf([text], sense).flatMap((one) => one.values.flatMap((key) => sense.lexicon.valuesOf(key))),
    ];
    const called = alike.find((some) => some.includes(found.part)) ?? [found.part];
    const isFilter = own.some(
      (one) =>
        called.some((name) => fold(one.field).includes(name)) &&
        sense.facts.countOf(facetField(one), one.value, kinds) > 0,
    );
    if (isFilter) continue;
    const from = denialBefore(reading, found.from) ?? found.from;
    reading.take(from, found.to);
    const names = namesOf(found.part, kinds, sense);
    others = others.filter((one) => one.from < from || one.to > found.to);
    checks.push({
      said: reading.said(from, found.to),
      values: [...new Set([normalise(text), ...valuesMeant(text, sense)])],
      features: names.length > 0 ? names : [found.part],
      isPart: true,
      ...(from < found.from && { isDenied: true as const }),
    });
  }
  return { checks, others };
}
