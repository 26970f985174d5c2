import type { Compounds } from "../analysis/compounds";
import { normalise } from "../analysis/normalise";
import { isStopWord } from "../analysis/stop-words";
import { fold, hasDigit } from "../analysis/tokens";
import type { SearchDocument } from "../source/search-document";

const MOST_WORDS = 30;
const MOST_PHRASES = 12;
/** What separates the parts of a product's name, between which no phrase runs. */
const SEPARATORS = /\s[-–—|/]\s|[,;:()[\]"+]/;

const isPlain = (word: string) => word.length > 1 && !hasDigit(word);
const wordsOf = (text: string): string[] => fold(text).match(/[a-z0-9]+(?:['’-][a-z0-9]+)*/g) ?? [];

/** Pairs of neighbouring words, and three of which the middle one is small: `hoes voor telefoon`. */
function neighbours(words: readonly string[]): string[] {
  const found: string[] = [];
  for (const [i, first] of words.entries()) {
    const [second = "", third = ""] = words.slice(i + 1);
    if (!isPlain(first) || isStopWord(first)) continue;
    if (isStopWord(second)) {
      if (isPlain(third) && !isStopWord(third)) found.push(`${first} ${second} ${third}`);
    } else if (isPlain(second)) found.push(`${first} ${second}`);
  }
  return found;
}

/** Phrases that people may search for to find this product: neighbouring words of its name, and its brand with its kind. */
export function titlePhrases(document: SearchDocument, compounds: Compounds): string[] {
  if (document.adult || document.expired) return [];
  const parts = document.name.split(SEPARATORS).map(wordsOf);
  const kinds = new Set(
    (document.categoryNames.at(-1) ?? "")
      .split(" ")
      .flatMap(wordsOf)
      .flatMap((word) => [word, compounds.head(word) ?? word])
      .map(normalise),
  );
  const brand = document.brand ? wordsOf(document.brand).join(" ") : "";
  const kind = parts
    .flat()
    .slice(0, MOST_WORDS)
    .find((word) => kinds.has(normalise(word)));
  const branded = brand && kind && !brand.includes(kind) ? [`${brand} ${kind}`] : [];
  return [...new Set([...branded, ...parts.flatMap((words) => neighbours(words.slice(0, MOST_WORDS)))])].slice(
    0,
    MOST_PHRASES,
  );
}
