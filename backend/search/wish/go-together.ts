import { meansPeople } from "../analysis/part-words";
import { animalOf, genderOf } from "./language";
import type { Reading } from "./reading";

const MOST_BETWEEN = 3;
/** A `bureau met stoel` and a `lamp boven tafel` are no such thing. */
const parting = new Set("met zonder en of op in boven aan onder bij tegen naast als , . ; maar geen niet".split(" "));

const MOST_BEFORE_PERSON = 8;
const endsThing = new Set("niet geen maar en of , . ;".split(" "));

/** Whether one word may say of which kind another is: not across a thing that it has, unless it says for whom that is. */
export function goTogether({ tokens }: Reading, from: number, at: number): boolean {
  const between = tokens.slice(from + 1, at).map(({ text }) => text);
  if (between.length <= MOST_BETWEEN && !between.some((text) => parting.has(text))) return true;
  const isFor = FOR_SOMEBODY.test(between.slice(-2).join(" ")) && isSomebody(tokens[at]?.text ?? "");
  return isFor && between.length <= MOST_BEFORE_PERSON && !between.some((text) => endsThing.has(text));
}
const FOR_SOMEBODY = /(?:^| )voor(?: (?:een|de|het|mijn|mn|m'n|onze|ons))?$/;
const isSomebody = (word: string): boolean => genderOf.has(word) || meansPeople(word) || animalOf.has(word);
