/** Input of the labels: one product's data in the demo catalogue, independent of the search. */
export interface LabelledProduct {
  id: string;
  name: string;
  brand: string;
  model: string;
  /** Slugs of its categories, from the main one down. */
  categories: readonly string[];
  color: readonly string[];
  size: readonly string[];
  gender: string;
  gtin: string;
  mpn: string;
  /** Label → value, as shown on the product page. */
  specifications: Readonly<Record<string, string>>;
}
