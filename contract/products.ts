import type { Offer } from "./answers/offers";
import type { Product, Moved as ProductMoved } from "./answers/product";
import type { MoreLikeThis, ProductSummary } from "./answers/products";
import { defineCall } from "./call";

export type { Availability, Condition, Delivery, Offer, OfferShop } from "./answers/offers";
export type { Image as ProductImage } from "./answers/pictures";
export type { Gender, Moved as ProductMoved, Product, Specification } from "./answers/product";
export type { MoreLikeThis, ProductSummary, Rating } from "./answers/products";
export type { VariantAxis, VariantOption, Variants } from "./answers/variants";

export interface OffersRequest {
  id: string;
  brand?: string | null;
  campaignID?: string;
  EAN?: string;
  family_code?: string;
  SKU?: string;
}

/** PD-01. The path's suffix is set by the operator (`PRODUCT_PATH_SUFFIX`), empty by default. */
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

/** FU-23: summaries by id, in the given order, skipping unknown ids. At most 100 ids. */
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
