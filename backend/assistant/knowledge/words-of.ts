import type { Compounds } from "../../search/analysis/compounds";
import { normalise } from "../../search/analysis/normalise";
import { tokens } from "../../search/analysis/tokens";

/** Of a word that is only part of a compound. */
const PART = 0.6;

/** The stems of a text with what each counts: a word itself fully, the parts of a compound less. */
export function wordsOf(text: string, compounds: Compounds): Map<string, number> {
  const words = new Map<string, number>();
  for (const word of tokens(text)) {
    words.set(normalise(word), 1);
    for (const part of compounds.split(word)) if (!words.has(part)) words.set(part, PART);
  }
  return words;
}
