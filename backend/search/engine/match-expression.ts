import { hasDigit } from "../analysis/tokens";
import { type Group, type TextField, textFields, type Words } from "./engine";

/**
 * BM25 field weights, in the order of the table's columns. BM25 saturates with frequency, weights included, so
 * description words must weigh next to nothing to stay below words in a name.
 */
export const textWeights: Record<TextField, number> = {
  name: 3,
  brand: 2,
  category: 2.5,
  codes: 4,
  parts: 1.2,
  features: 0.6,
  description: 0.08,
};
/** Fields that say what a product is, as opposed to descriptive text. */
export const strongFields: readonly TextField[] = ["name", "brand", "category", "codes", "parts"];

function quoted(word: string): string {
  const bare = word.replace(/[^a-z0-9*]/g, "");
  return bare.endsWith("*") ? `"${bare.replace(/\*/g, "")}"*` : `"${bare.replace(/\*/g, "")}"`;
}

/** Fields that the words of one name may be spread over. */
export const namingFields: readonly TextField[] = textFields.filter((field) => field !== "description");

/**
 * Whether an alternative is a name of several words: the parts of a compound, a synonym of two words. A description that
 * mentions each of them somewhere is no match. With a number (`16 gb`) it is a property, which may be described.
 */
export const isName = (words: Words): boolean => words.length > 1 && !words.some(hasDigit);

function all(words: Words): string {
  const every = `(${words.map(quoted).join(" AND ")})`;
  return isName(words) ? `({${namingFields.join(" ")}} : ${every})` : every;
}

/** The groups as an FTS5 query: every word is quoted, so shopper input never becomes an operator. */
export function matchExpression(groups: readonly Group[]): string {
  return groups.map((group) => `(${group.map(all).join(" OR ")})`).join(" AND ");
}

/** A single alternative, over all fields or only the strong ones. */
export function wordsExpression(words: Words, strongOnly: boolean): string {
  return strongOnly ? `{${strongFields.join(" ")}} : ${all(words)}` : all(words);
}
