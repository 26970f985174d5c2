import { normalise } from "../analysis/normalise";
import { tokens as wordsOf } from "../analysis/tokens";
import type { Reading } from "./reading";
import type { ShopSense } from "./shop-sense";

/** Whether a word of a name is said, whole or in its two parts: `herenschoenen` for shoes of men. */
function isSaid(word: string, said: ReadonlySet<string>): boolean {
  if (said.has(normalise(word))) return true;
  return [...said].some((one) => word.startsWith(one) && said.has(normalise(word.slice(one.length))));
}

/**
 * The one category below these of which the sentence says all words, and more than those of the category above it: `nette
 * schoenen heren` are `Nette herenschoenen`. Takes the words that only that name has.
 */
export function saidInFull(reading: Reading, keys: readonly string[], { categories }: ShopSense): readonly string[] {
  const words = reading.tokens.map(({ text }) => text);
  const said = new Set([...words, ...words.map(normalise)].filter((word) => word.length > 2));
  const above = new Map(categories.map(({ key, name }) => [key, wordsOf(name).map(normalise)]));
  const below = categories.filter(({ key, name }) => {
    const own = wordsOf(name);
    return own.length > 1 && keys.some((one) => key.startsWith(`${one}.`)) && own.every((word) => isSaid(word, said));
  });
  const [only, ...more] = below;
  if (!only || more.length > 0) return keys;
  const known = new Set(keys.flatMap((key) => above.get(key) ?? []));
  const further = new Set(
    wordsOf(only.name)
      .map(normalise)
      .filter((word) => !known.has(word)),
  );
  for (const [at, word] of words.entries()) if (further.has(normalise(word))) reading.take(at, at + 1);
  return further.size > 0 ? [only.key] : keys;
}
