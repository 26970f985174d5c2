import type { OfferTraits, PriceHighlights, ShopOffer } from "../engine/engine";

/** All search data of one product, as read from the database; not yet analysed. */
export interface SearchDocument {
  id: string;
  revision: number;
  name: string;
  brand: string | null;
  /** Dot-joined key of the deepest category. */
  category: string;
  /** Names of the categories from the main one down. */
  categoryNames: string[];
  shortDesc: string;
  description: string;
  /** Barcodes, MPN, SKUs. */
  codes: string[];
  /** Key of its variant group. */
  group?: string | null;
  color: string[];
  size: string[];
  gender: string | null;
  model: string | null;
  features: Record<string, string[]>;
  /** Absent for a document without. */
  specifications?: { name: string; value: string }[];
  /** Websites of the shops that offer it. */
  shops: string[];
  /** What the offers that can be ordered are filtered by. */
  offers: OfferTraits[];
  /** Cents; null when no offer can be ordered. */
  lowestTotal: number | null;
  inStock: boolean;
  popularity: number;
  /** Seconds since 1970. */
  createdAt: number;
  expired: boolean;
  /** Its own flag or an inherited one. */
  adult: boolean;
  ratingAverage: number | null;
  ratingCount: number;
  /** Day since 1970 on which the current price became a real drop; 0 if it is not one. */
  dropDay: number;
  /** What each shop asks and promises; empty or absent for a product of one shop. */
  shopOffers?: ShopOffer[];
  /** Absent when there is nothing to say about its price. */
  news?: PriceHighlights;
}

/** Values of the filter on condition. */
export const conditionLabels: Record<string, string> = {
  new: "Nieuw",
  refurbished: "Refurbished",
  used: "Tweedehands",
};

/** Values of the delivery filter: the longest delivery time in days of an offer that can be ordered. */
export const deliveryLabels: Record<string, string> = {
  "1": "Morgen in huis",
  "2-3": "Binnen 2 tot 3 dagen",
  "4+": "4 dagen of langer",
};

export function deliveryKey(days: number): string {
  if (days <= 1) return "1";
  return days <= 3 ? "2-3" : "4+";
}
