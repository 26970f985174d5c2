/** What the labels look at: the data of one product of the demo catalogue, never what the search makes of it. */
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
  /** Label → value, as the product page shows them. */
  specifications: Readonly<Record<string, string>>;
}
