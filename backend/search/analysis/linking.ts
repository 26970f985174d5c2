import { normalise } from "./normalise";
import { hasDigit } from "./tokens";

/** Sounds between the parts of a compound: `dorp-s-huis`, `zonn-e-bril`, `hond-en-mand`. */
export const LINKS = ["", "s", "e", "en"];

const SHORTEST_LINKED = 3;
const isPlain = (word: string) => word.length >= SHORTEST_LINKED && !hasDigit(word);
/** `kat` becomes `katt-en-bak`: a closed syllable doubles its consonant before a vowel. */
const doubled = (word: string) => (/(?:^|[^aeiouy])[aeiou][bdfgklmnprst]$/.test(word) ? word + word.slice(-1) : word);

/** The stems of a compound that was written as separate words: with a link that was left out, and without one. */
export function writtenTogether(words: readonly string[]): string[] {
  const [first = "", second = ""] = words;
  const plain = normalise(words.join(""));
  if (words.length !== 2 || !isPlain(first) || !isPlain(second)) return [plain];
  const beginnings = LINKS.flatMap((link) => [first + link, doubled(first) + link]);
  const linked = [...beginnings, normalise(first)].map((beginning) => normalise(beginning + second));
  return [...new Set([plain, ...linked])];
}
