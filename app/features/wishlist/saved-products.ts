import type { Cents } from "#contract/money";
import { shownPrice } from "#contract/offer-rules";
import type { ProductSummary } from "#contract/products";
import type { WishlistItem } from "#contract/profile";
import type { WishlistProduct } from "~/stores/wishlist-details";

/** A saved product with its details, if known. */
export interface SavedProduct {
  item: WishlistItem;
  /** Undefined while it is loading; null when the shop no longer knows it (WL-10). */
  product: ProductSummary | null | undefined;
}
export const savedSorts = ["newest", "priceAsc", "priceDesc", "drop"] as const;
export type SavedSort = (typeof savedSorts)[number];

export function joinDetails(items: readonly WishlistItem[], products: readonly WishlistProduct[]): SavedProduct[] {
  const known = new Map(products.map((product) => [product.id, product]));
  return items.map((item) => {
    const product = known.get(item.productId);
    return { item, product: product && "unavailable" in product ? null : product };
  });
}

/** Current price; null when it is not for sale. */
export function priceNow({ product }: SavedProduct): Cents | null {
  return product && !product.expired ? shownPrice(product) : null;
}
/** Price drop in cents since it was saved (negative for a rise); 0 when unknown. */
export function dropSince(saved: SavedProduct): Cents {
  const now = priceNow(saved);
  return now === null || saved.item.price === null ? 0 : saved.item.price - now;
}

/** Sorted as chosen; products that cannot be bought come last, and ties keep their order. */
export function sortSaved(saved: readonly SavedProduct[], sort: SavedSort): SavedProduct[] {
  if (sort === "newest") return [...saved];
  const last = Number.MAX_SAFE_INTEGER;
  const rank = (one: SavedProduct) => {
    const now = priceNow(one);
    if (now === null) return last;
    if (sort === "drop") return -dropSince(one);
    return sort === "priceAsc" ? now : -now;
  };
  return [...saved].sort((a, b) => rank(a) - rank(b));
}
