import type { Cents } from "#contract/money";
import type { Availability, Condition, Delivery, Gender, Specification } from "#contract/products";

/** A valid item: what one feed entry says about a product and its offer. */
export interface FeedItem {
  line: number;
  id: string;
  title: string;
  /** Plain text; paragraphs are separated by a blank line. */
  description: string;
  link: string;
  /** Absolute URLs, main picture first. */
  images: string[];
  /** Today's price; the sale price if one applies. */
  price: Cents;
  /** Shipping to the Netherlands; null when the feed does not say. */
  shipping: Cents | null;
  delivery: Delivery | null;
  availability: Availability;
  /** Pieces on hand; null: not counted. */
  quantity: number | null;
  /** Percentage; null when the feed does not say. */
  vatRate: number | null;
  condition: Condition;
  brand: string | null;
  /** 13 digits, or 14 for a multipack. */
  gtin: string | null;
  mpn: string | null;
  /** The shop's own code of the variant group. */
  group: string | null;
  color: string[];
  size: string[];
  gender: Gender | null;
  adult: boolean;
  /** Google's taxonomy (id or path), and the shop's own path. */
  googleCategory: string;
  productType: string;
  specifications: Specification[];
  features: Record<string, string[]>;
  /** Attributes without a field of their own. */
  extra: Record<string, string>;
}
