import { useEffect } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { shownPrice } from "#contract/offer-rules";
import type { ProductSummary } from "#contract/products";
import { type WishlistItem, wishlistProfile } from "#contract/profile";
import { browserApi } from "~/api/browser";
import { onForget } from "./forgetting";
import { fillPrices, useWishlist } from "./wishlist";

/** WL-10: a saved product, or only its id when the service no longer knows it. */
export type WishlistProduct = ProductSummary | { id: string; unavailable: true };
export interface WishlistDetails {
  /** In the order of the list. */
  products: readonly WishlistProduct[];
  state: "idle" | "loading" | "failed";
}

const IDS_PER_CALL = 100;
const empty: WishlistDetails = { products: [], state: "idle" };
const store = createStore<WishlistDetails>(() => empty);
let lastAsked = 0;
onForget(() => {
  lastAsked += 1; // ignores an answer that is under way
  store.setState(empty, true);
});

/** WL-11. The product saved last comes first. */
export function mustReload(items: readonly WishlistItem[], products: readonly WishlistProduct[]): boolean {
  return items.length !== products.length || items[0]?.productId !== products[0]?.id;
}

/**
 * Updates the details for the list, requesting them only when WL-11 says so. What is known may fit again before an
 * answer is there (a removal that was undone): that answer, about a list that is no more, must then not count.
 */
export async function refreshWishlistDetails(items: readonly WishlistItem[]): Promise<void> {
  const { products, state } = store.getState();
  if (items.length > 0 && mustReload(items, products)) return loadWishlistDetails(items);
  lastAsked += 1;
  if (items.length === 0) store.setState(empty, true);
  else if (state === "loading") store.setState({ products, state: "idle" }, true);
}

/** Requests the details whatever is known; only the answer to the last request counts. */
export async function loadWishlistDetails(items: readonly WishlistItem[]): Promise<void> {
  lastAsked += 1;
  const asked = lastAsked;
  store.setState({ ...store.getState(), state: "loading" }, true);
  const ids = items.map(({ productId }) => productId);
  const found = await ask(ids).catch(() => null);
  if (asked !== lastAsked) return;
  if (!found) {
    store.setState({ ...store.getState(), state: "failed" }, true);
    return;
  }
  const known = new Map(found.map((product) => [product.id, product]));
  const products = ids.map((id): WishlistProduct => known.get(id) ?? { id, unavailable: true });
  store.setState({ products, state: "idle" }, true);
  fillPrices(new Map(found.map((product) => [product.id, shownPrice(product)])));
}

async function ask(ids: string[]): Promise<ProductSummary[] | null> {
  const products: ProductSummary[] = [];
  for (let from = 0; from < ids.length; from += IDS_PER_CALL) {
    // WL-14: sent with the token when there is one.
    const answer = await browserApi().ask(wishlistProfile, { body: { ids: ids.slice(from, from + IDS_PER_CALL) } });
    if (!answer) return null;
    products.push(...answer.products);
  }
  return products;
}

/** The current details of the saved products; fetched when the list needs them. */
export function useWishlistDetails(): WishlistDetails {
  const items = useWishlist();
  const details = useStore(store);
  useEffect(() => void refreshWishlistDetails(items), [items]);
  return details;
}
