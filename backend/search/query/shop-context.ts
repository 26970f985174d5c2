/** What the shop calls things: read from the database beside the products, sent along whenever it may have changed. */
export interface ShopContext {
  /** Key → category, of the whole tree. */
  categories: { key: string; name: string; slug: string; path: string[]; adult: boolean }[];
  /** Website → name. */
  shops: Record<string, string>;
  /** Feature key → how its facet is shown. */
  features: Record<string, { label: string; wpIndex?: number }>;
  /** The operator's synonyms, as in `synonyms.nl.txt`. */
  synonyms: string;
}

export const emptyContext: ShopContext = { categories: [], shops: {}, features: {}, synonyms: "" };
