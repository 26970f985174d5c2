import { defineCall } from "./call";
import type { Cents } from "./money";

export type Availability = "in_stock" | "out_of_stock" | "preorder" | "backorder";
export type Condition = "new" | "refurbished" | "used";
export type Gender = "male" | "female" | "unisex" | "kids";

/**
 * A picture. With `widths` the URL holds the literal `{width}`, to be replaced by one of them; without, the URL is
 * used as it is (a drawing that scales).
 */
export interface ProductImage {
  url: string;
  widths?: number[];
}

export interface OfferShop {
  /** The shop id (`sid` in cart calls). */
  id: string;
  /** Host name of the shop, as in `/shop/{website}/`. */
  website: string;
  name: string;
  /** 0–5 with one decimal; null while nobody has reviewed it (never shown as 0 stars). */
  rating: number | null;
  reviewCount: number;
}

/** Delivery in calendar days after ordering; `cutoff` (HH:MM) is the hour before which the promise holds. */
export interface Delivery {
  minDays: number;
  maxDays: number;
  cutoff?: string;
}

export interface Offer {
  id: string;
  shop: OfferShop;
  /** The shop's own id of the product (`spid` in cart calls). */
  merchantProductId: string;
  title: string;
  url: string;
  /** Incl. VAT, excl. shipping. */
  price: Cents;
  /** null: the shop does not say. */
  shipping: Cents | null;
  /** price + shipping: what the shopper pays, and what offers are sorted on. The price alone where shipping is unknown. */
  total: Cents;
  currency: string;
  EAN?: string;
  SKU?: string;
  availability: Availability;
  condition: Condition;
  delivery: Delivery | null;
  /** When the shop last confirmed this offer; ISO 8601. */
  checkedAt: string;
}

export interface Specification {
  group: string;
  name: string;
  value: string;
}
export interface Rating {
  /** 0–5 with one decimal. */
  average: number;
  count: number;
}

/** A product as lists show it: the `_source` of a search hit (FU-23), and what deals and recommendations return. */
export interface ProductSummary {
  id: string;
  name: string;
  shortDesc: string;
  images: ProductImage[];
  /** Path on this site, e.g. `/product/bosch-serie-6/1234/`. */
  canonical_path: string;
  brand: string | null;
  /** Dot-joined category key. */
  category: string;
  currency: string;
  /** Those that decide the price (`decidingOffers`), cheapest first by total; at most the first three. */
  offers: { url: string; price: Cents; shipping: Cents | null; shop: string; EAN?: string; SKU?: string }[];
  /** As `lowestPrices` and `shopCount` of offer-rules say: null and 0 when nothing can be ordered. */
  lowestPrice: Cents | null;
  /** null as well where shipping is unknown. */
  lowestTotal: Cents | null;
  shopCount: number;
  rating: Rating | null;
  /** The one or two specification values that matter in this category, e.g. `9 kg`. */
  highlights: string[];
  delivery: Delivery | null;
  adult_content: boolean;
  expired: boolean;
}

export interface Product {
  id: string;
  name: string;
  shortDesc: string;
  /** Markdown. */
  description: string;
  brand: string | null;
  campaignID?: string;
  family_code?: string;
  GTIN?: string;
  ISBN?: string;
  MPN?: string;
  canonical_path: string;
  /** Dot-joined key of the deepest category, and the way to it from the main category down. */
  category: string;
  categoryPath: { slug: string; name: string; key: string }[];
  currency: string;
  images: ProductImage[];
  /** All offers, in the order of `compareOffers`; empty when expired. */
  offers: Offer[];
  specifications: Specification[];
  color: string[];
  size: string[];
  gender: Gender | null;
  model: string | null;
  rating: Rating | null;
  adult_content: boolean;
  /** True when no shop sells it any more. */
  expired: boolean;
  createdAt: string;
}

/** When the product moved: `location` is a path on this site (PD-02). Answered with the redirect's own status in `status`. */
export interface ProductMoved {
  location: string;
  status?: number;
}

export interface OffersRequest {
  id: string;
  brand?: string | null;
  campaignID?: string;
  EAN?: string;
  family_code?: string;
  SKU?: string;
}

export interface MoreLikeThis {
  hits: { hits: { _id: string; _source: ProductSummary }[] };
}

/** PD-01. The path's suffix is the operator's (`PRODUCT_PATH_SUFFIX`), empty by default. */
export const product = defineCall<
  { params: { id: string; suffix: string }; query: { withExpired: 1; withRedirects: 1 } },
  Product | ProductMoved
>({ name: "product", service: "search", method: "GET", path: "/product/{id}{suffix}", moves: true });

/** PD-06. */
export const productOffers = defineCall<{ body: OffersRequest }, { offers: Offer[] }>({
  name: "productOffers",
  service: "search",
  method: "POST",
  path: "/product-offers",
});

/** FU-23: summaries by id, in the order asked, unknown ids left out. At most 100 ids. */
export const productsById = defineCall<{ body: { ids: string[] } }, { products: ProductSummary[] }>({
  name: "productsById",
  service: "search",
  method: "POST",
  path: "/products",
});

/** PD-15: at most MORE_LIKE_THIS_IDS ids. */
export const moreLikeThis = defineCall<{ body: { productIds: string[] } }, MoreLikeThis>({
  name: "moreLikeThis",
  service: "products",
  method: "POST",
  path: "/moreLikeThis",
});
