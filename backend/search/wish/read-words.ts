import { readFilterValue } from "#contract/filter-values";
import { listFacets } from "#contract/list-facets";
import { phraseKey } from "./data-lines";
import { readWith } from "./read-denied";
import { readEnding } from "./read-ending";
import { readFirstPart } from "./read-first-part";
import { readNearValue, readUndenied } from "./read-values";
import type { Reading } from "./reading";
import type { ShopSense } from "./shop-sense";
import { isPlainWord } from "./small-words";

/** Whether a word grades what nothing measures of these kinds, and only descriptions have it: `voor lange dagen`. */
const gradesOnly = (word: string, kinds: readonly string[], sense: ShopSense): boolean =>
  kinds.length > 0 && sense.gradables.entries.has(phraseKey(word)) && !sense.hasProperty(word, kinds);

/** The words that nothing took: those that products have are searched for, the others are left over. */
export async function sortWords(reading: Reading, kinds: readonly string[], sense: ShopSense) {
  const words: string[] = [];
  const leftovers: string[] = [];
  for (const { token, at } of reading.left()) {
    if (!/^[a-z0-9]/.test(token.text) || isPlainWord(token.text)) continue;
    if (readUndenied(reading, at, kinds, sense) || readWith(reading, at, kinds, sense)) continue;
    if (gradesOnly(token.text, kinds, sense)) leftovers.push(reading.said(at, at + 1));
    else if (kinds.length === 0 || sense.hasWord(token.text, kinds))
      words.push(token.isMended ? token.text : reading.said(at, at + 1));
    else if (
      !readNearValue(reading, at, kinds, sense) &&
      !readFirstPart(reading, [at, at + 1], false, kinds, sense) &&
      !readEnding(reading, at, kinds, sense)
    )
      leftovers.push(reading.said(at, at + 1));
  }
  return { words, leftovers };
}

const fieldOfFilter = (key: string): string => (listFacets.some((name) => name === key) ? key : `feature::${key}`);

/** The plain values that are demanded, by field of the index. */
function valuesOf({ parts }: Reading): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { filter } of parts) {
    if (filter?.values === undefined || filter.key === "category") continue;
    const plain = filter.values.filter((value) => readFilterValue(value).is === "value");
    if (plain.length > 0) found[fieldOfFilter(filter.key)] = plain;
  }
  return found;
}

/**
 * Words without those that only grade what nothing measures (`snel`), where nothing that is demanded has them: of what is
 * named by its values alone they would leave nothing.
 */
export async function withoutIdle(
  reading: Reading,
  words: readonly string[],
  sense: ShopSense,
): Promise<{ words: string[]; idle: string[] }> {
  const isIdle = (word: string) => sense.gradables.entries.has(phraseKey(word));
  const values = valuesOf(reading);
  if (!words.some(isIdle) || Object.keys(values).length === 0 || (await sense.anyWith(words, values)))
    return { words: [...words], idle: [] };
  return { words: words.filter((word) => !isIdle(word)), idle: words.filter(isIdle) };
}

/** `hoesje voor Samsung`: a brand of which nothing is that has the words, though what is for it does, is one of the words. */
export async function wordOfBrand(
  reading: Reading,
  words: readonly string[],
  within: readonly string[],
  sense: ShopSense,
): Promise<string[]> {
  const at = reading.parts.findIndex(({ kind, filter }) => kind === "brand" && !filter?.values?.[0]?.startsWith("!"));
  const brand = reading.parts[at]?.filter?.values?.[0];
  if (words.length === 0 || brand === undefined || !sense.hasWord(brand.toLowerCase(), within)) return [];
  if (await sense.anyWith(words, { brand: [brand] })) return [];
  if (!(await sense.anyWith([...words, brand.toLowerCase()], {}))) return [];
  reading.parts.splice(at, 1);
  return [brand];
}
