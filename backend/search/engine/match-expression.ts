import type { Group, TextField, Words } from "./engine";

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

const all = (words: Words): string => `(${words.map(quoted).join(" AND ")})`;

/** The groups as an FTS5 query: every word is quoted, so shopper input never becomes an operator. */
export function matchExpression(groups: readonly Group[]): string {
  return groups.map((group) => `(${group.map(all).join(" OR ")})`).join(" AND ");
}

/** A single alternative, over all fields or only the strong ones. */
export function wordsExpression(words: Words, strongOnly: boolean): string {
  return strongOnly ? `{${strongFields.join(" ")}} : ${all(words)}` : all(words);
}
