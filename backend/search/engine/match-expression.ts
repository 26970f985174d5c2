import { hasDigit } from "../analysis/tokens";
import { type Group, type TextField, textFields, type Words } from "./engine";

/** Fields that the words of one name may be spread over. */
export const namingFields: readonly TextField[] = textFields.filter((field) => field !== "description");

/**
 * Where a word is looked for: anywhere; where it says what a product is (`strong`); where it says so or is one of its
 * properties (`said`); the same as a word of its own, not as a part of another (`itself`); only in the noun and the
 * category that name its kind (`kind`); only in its own name (`name`); or in its own name and the parts of the compounds in it (`parts`).
 */
export type Scope = "any" | "said" | "strong" | "itself" | "kind" | "name" | "parts";
const strong: readonly TextField[] = ["name", "kind", "brand", "category", "codes", "parts"];
export const fieldsOf: Record<Scope, readonly TextField[]> = {
  any: textFields,
  said: namingFields,
  strong,
  itself: ["name", "kind", "brand", "category", "codes"],
  kind: ["kind", "category"],
  name: ["name", "kind"],
  parts: ["name", "kind", "parts"],
};

function quoted(word: string): string {
  const bare = word.replace(/[^a-z0-9*]/g, "");
  return bare.endsWith("*") ? `"${bare.replace(/\*/g, "")}"*` : `"${bare.replace(/\*/g, "")}"`;
}

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
export function matchExpression(groups: readonly Group[], scope: Scope = "any"): string {
  const every = groups.map((group) => `(${group.map(all).join(" OR ")})`).join(" AND ");
  return scope === "any" ? every : `{${fieldsOf[scope].join(" ")}} : (${every})`;
}

/** A single alternative within a scope. */
export function wordsExpression(words: Words, scope: Scope): string {
  return scope === "any" ? all(words) : `{${fieldsOf[scope].join(" ")}} : ${all(words)}`;
}
