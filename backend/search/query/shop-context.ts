/** What the shop calls things: read from the database beside the products, sent along whenever it may have changed. */
export interface ShopContext {
  /** Of the whole tree; adult and marketplace-only are inherited from above. */
  categories: {
    key: string;
    name: string;
    slug: string;
    path: string[];
    adult: boolean;
    marketplaceOnly?: boolean;
  }[];
  /** Website → name. */
  shops: Record<string, string>;
  /** Feature key → how its facet is shown. */
  features: Record<string, { label: string; wpIndex?: number }>;
  /** The operator's synonyms, as in `synonyms.nl.txt`. */
  synonyms: string;
}

/** Whether a category is in the list of this reading (CT-03); one that the shop does not know is. */
export function inReading(context: ShopContext, marketplace: boolean): (key: string) => boolean {
  if (marketplace) return () => true;
  const outside = new Set(context.categories.filter((one) => one.marketplaceOnly).map(({ key }) => key));
  return (key) => !outside.has(key);
}

export const emptyContext: ShopContext = { categories: [], shops: {}, features: {}, synonyms: "" };
