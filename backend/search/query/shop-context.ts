/**
 * Names and labels of the shop: read from the database beside the products, and sent along whenever they may have
 * changed.
 */
export interface ShopContext {
  /** The whole tree; adult and marketplace-only are inherited. */
  categories: {
    key: string;
    name: string;
    slug: string;
    path: string[];
    adult: boolean;
    marketplaceOnly?: boolean;
    /** Address of its picture. */
    image?: string;
  }[];
  /** Website → name. */
  shops: Record<string, string>;
  /** Feature key → how its facet is shown. */
  features: Record<string, { label: string; wpIndex?: number }>;
  /** The operator's synonyms, as in `synonyms.nl.txt`. */
  synonyms: string;
  /** Adjectives, needs, names of measures and words for values, as in `wish/gradables.nl.txt` and beside it; none when absent. */
  gradables?: string;
  needs?: string;
  measures?: string;
  values?: string;
}

/** Whether a category is in this visitor's category list (CT-03); unknown categories are. */
export function inReading(context: ShopContext, marketplace: boolean): (key: string) => boolean {
  if (marketplace) return () => true;
  const outside = new Set(context.categories.filter((one) => one.marketplaceOnly).map(({ key }) => key));
  return (key) => !outside.has(key);
}

export const emptyContext: ShopContext = { categories: [], shops: {}, features: {}, synonyms: "" };
