import type { Condition } from "#contract/products";

/** Kinds of goods for which the law has rules of its own. */

const ALCOHOL = /^(?:alcoholische-dranken|bier(?:en)?|wijn(?:en)?|sterke-drank(?:en)?|gedistilleerd|likeur(?:en)?)$/;

/** By the slugs of the category's key. */
export function isAlcohol(categoryKey: string): boolean {
  return categoryKey.split(".").some((slug) => ALCOHOL.test(slug));
}

/** Publishers of the Dutch language area. */
const DUTCH_BOOK = /^978-?9[04]/;

/** New Dutch books have a fixed price (Wet op de vaste boekenprijs): nobody may give a discount on them. */
export function hasFixedPrice(
  { isbn, gtin }: { isbn: string | null; gtin: string | null },
  condition: Condition,
): boolean {
  return condition === "new" && (DUTCH_BOOK.test(isbn ?? "") || DUTCH_BOOK.test(gtin ?? ""));
}
