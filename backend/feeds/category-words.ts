import { DUTCH_FOR } from "./taxonomy-words";

const STOP_WORDS = new Set("en de het een voor van met in op and the of for with a to".split(" "));

/**
 * Reduces singular and plural, Dutch and English, to one rough stem: `puzzels`, `puzzel`; `vazen`, `vaas`; `toys`,
 * `toy`. For comparison only, never for display.
 */
export function stem(word: string): string {
  const bare = word
    .replace(/'?s$/, "")
    .replace(/ie$/, "y")
    .replace(/(?<=.{3})en$/, "");
  return bare
    .replace(/(.)\1+/g, "$1")
    .replace(/z$/, "s")
    .replace(/v$/, "f");
}

/** The significant words of a text, in lower case without accents. */
export function wordsOf(text: string): string[] {
  const words = text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (words ?? []).filter((word) => word.length > 1 && !STOP_WORDS.has(word));
}

const DUTCH_STEMS: ReadonlyMap<string, readonly string[]> = new Map(
  [...DUTCH_FOR].map(([english, dutch]) => [stem(english), dutch.map(stem)]),
);

/** Stems of a text, plus the Dutch stems of its English words. */
export function bilingualStems(text: string): string[] {
  const stems = wordsOf(text).map(stem);
  return [...new Set(stems.flatMap((one) => [one, ...(DUTCH_STEMS.get(one) ?? [])]))];
}
