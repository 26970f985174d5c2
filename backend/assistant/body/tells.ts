import { normalise } from "../../search/analysis/normalise";
import { fold, tokens } from "../../search/analysis/tokens";
import { isSmallWord } from "../../search/wish/small-words";
import type { DialogueState } from "../state";
import type { Traits } from "./gate";
import { DENIED } from "./told";

/** From so many letters on, a word counts as a part of another: `inkt` of `inktcartridge`. */
const SHORTEST_PART = 4;

const isPart = (word: string, whole: string): boolean =>
  whole === word || (word.length >= SHORTEST_PART && (whole.startsWith(word) || whole.endsWith(word)));

type Phrase = readonly string[];

/**
 * What products are searched by besides the names of what is sought, in stems; a number belongs to the word before it:
 * `wifi 6`.
 */
export function phrasesOf({ q, noun, kinds }: Pick<DialogueState, "q" | "noun" | "kinds">): Phrase[] {
  const names = new Set(tokens([noun, ...kinds.map(({ name }) => name)].join(" ")).map(normalise));
  const phrases: string[][] = [];
  let last: string[] | undefined;
  for (const word of tokens(q)) {
    if (isSmallWord(word)) continue;
    // The `15` of `256 gb iphone 15` is no number of the `gb`.
    if (names.has(normalise(word))) last = undefined;
    else if (last && /^\d/.test(word)) last.push(word);
    else {
      last = [normalise(word)];
      phrases.push(last);
    }
  }
  return phrases;
}

type IsIn = (word: string, whole: string) => boolean;

function holds(text: string, phrase: Phrase, isIn: IsIn): boolean {
  const own = tokens(fold(text)).map(normalise);
  return own.some((_, at) => phrase.every((word, further) => isIn(word, own[at + further] ?? "")));
}

/**
 * The phrases that the name, the brand, the colour or a specification of a product says: what only a description says may
 * be about something else.
 */
export function toldOf(
  { name, brand }: { name: string; brand: string | null },
  { specifications, color }: Pick<Traits, "specifications" | "color">,
  phrases: readonly Phrase[],
  isIn: IsIn = isPart,
): Phrase[] {
  const told = specifications.filter(({ value }) => !DENIED.test(fold(value)));
  const texts = [name, brand ?? "", color.join(" "), ...told.map((one) => `${one.name} ${one.value}`)];
  return phrases.filter((phrase) => texts.some((text) => holds(text, phrase, isIn)));
}

const SHORTEST_VALUE = 3;
const SHORTEST_FEATURE = 4;

/** Whether a word is the value of a specification with what that is of: `oledscherm` of `Schermtype: Oled`. */
export function isValueOfSome(
  { specifications }: Pick<Traits, "specifications">,
  [word = "", ...more]: Phrase,
): boolean {
  if (more.length > 0) return false;
  return specifications.some(({ name, value }) =>
    tokens(fold(value)).some((said) => {
      const feature = word.slice(said.length);
      const isLong = said.length >= SHORTEST_VALUE && feature.length >= SHORTEST_FEATURE;
      return isLong && word.startsWith(said) && fold(name).startsWith(feature) && !DENIED.test(fold(value));
    }),
  );
}

/** Whether a specification that is called so says that the product has it not: `Stapelbaar: Nee`. */
export const deniesAny = ({ specifications }: Pick<Traits, "specifications">, phrases: readonly Phrase[]): boolean =>
  specifications.some(({ name, value }) => {
    const [own, ...others] = tokens(fold(name)).map(normalise);
    const isNamed = others.length === 0 && phrases.some(([word, ...more]) => more.length === 0 && word === own);
    return isNamed && LACKING.test(fold(value).trim());
  });
const LACKING = /^(?:nee|geen|zonder|no|none|(?:niet|not) (?:inbegrepen|meegeleverd|aanwezig|included))$/;

/** Those of some products that say all the phrases that any of them says; all of them where none does. */
export function telling<One extends { told: readonly Phrase[] }>(products: readonly One[]): readonly One[] {
  const said = new Set(products.flatMap(({ told }) => told));
  const found = products.filter(({ told }) => told.length === said.size);
  return found.length > 0 ? found : products;
}
