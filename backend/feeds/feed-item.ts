import type { Cents } from "#contract/money";
import type { Availability, Condition, Delivery, Gender, Specification } from "#contract/products";

/** An item that passed every check: what one line of a feed says about one product and its offer. */
export interface FeedItem {
  line: number;
  id: string;
  title: string;
  /** Plain text; paragraphs are divided by an empty line. */
  description: string;
  link: string;
  /** Absolute addresses, main picture first. */
  images: string[];
  /** What it costs today, a current sale price included. */
  price: Cents;
  /** To the Netherlands; null when the feed does not say. */
  shipping: Cents | null;
  delivery: Delivery | null;
  availability: Availability;
  condition: Condition;
  brand: string | null;
  /** 13 digits, or 14 for a package of several. */
  gtin: string | null;
  mpn: string | null;
  /** The shop's own code of the family of variants. */
  group: string | null;
  color: string[];
  size: string[];
  gender: Gender | null;
  adult: boolean;
  /** Google's taxonomy, id or path, and the shop's own path. */
  googleCategory: string;
  productType: string;
  specifications: Specification[];
  features: Record<string, string[]>;
  /** Attributes we know no field for. */
  extra: Record<string, string>;
}
