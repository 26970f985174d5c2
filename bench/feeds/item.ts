import type { BaseProduct } from "./base-products";

/** One row of a shop's export. */
export interface Item {
  id: string;
  title: string;
  description: string;
  link: string;
  image: string;
  /** As the shop writes it. */
  price: string;
  shipping: string;
  brand: string;
  gtin: string;
  mpn: string;
  group: string;
  color: string;
  size: string;
  /** The shop's own path, and Google's id. */
  path: string;
  google: string;
  product: BaseProduct;
}

export interface FeedFile {
  shop: string;
  website: string;
  file: string;
  text: string;
  items: readonly Item[];
}

/** Euros with the given decimal mark. */
export const euros = (cents: number, mark: string): string => (cents / 100).toFixed(2).replace(".", mark);
/** Capitalizes the first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
