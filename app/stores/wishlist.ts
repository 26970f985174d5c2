import { WISHLIST_LIMIT } from "#contract/limits";
import type { WishlistItem } from "#contract/profile";
import { storageKeys } from "~/browser/storage-keys";
import { notify } from "./notifications";
import { currentSession, type Session, useSession } from "./session/session";
import { stored } from "./stored";
import { awaitedIn, sendChange, useAwaited } from "./wishlist-changes";
import { newWishlistItem, today, toWishlistItems } from "./wishlist-items";

type Items = readonly WishlistItem[];
/** What a heart needs to know of a product. */
export interface Saveable {
  id: string;
  name: string;
}

const none: Items = [];
/** WL-01: the list of somebody who is not signed in, newest first. */
export const localWishlist = stored<Items>(storageKeys.wishlist, none, (kept) =>
  orNone(toWishlistItems(kept, today())),
);
if (typeof window !== "undefined") takeOverLegacyLikes();

/** WL-03: products that an older version of this shop kept join the list, and are kept there only. */
export function takeOverLegacyLikes(): void {
  try {
    const text = localStorage.getItem(storageKeys.legacyLikes);
    if (text === null) return;
    localStorage.removeItem(storageKeys.legacyLikes);
    setLocal(toWishlistItems([...localWishlist.get(), ...toWishlistItems(JSON.parse(text), today())], today()));
  } catch {
    // Closed to us, or not JSON: nothing to take over.
  }
}
function orNone(items: Items): Items {
  return items.length > 0 ? items : none;
}
function setLocal(items: Items): void {
  localWishlist.set(orNone(items));
}

let latest: { kept: unknown; items: Items } = { kept: none, items: none };
/** WL-05: the list in the profile, when there is one. A profile may come from anywhere, so it is read with care. */
function accountItems({ status, profile }: Session): Items | undefined {
  if (status !== "signed-in" || !profile) return undefined;
  if (latest.kept !== profile.wishlistItems) {
    latest = { kept: profile.wishlistItems, items: orNone(toWishlistItems(profile.wishlistItems, today())) };
  }
  return latest.items;
}

/** The same for code that is no component. */
export function wishlistNow(): Items {
  const session = currentSession();
  const mine = accountItems(session);
  return mine ? awaitedIn(mine, session.profile) : localWishlist.get();
}

/** The saved products, newest first, changes that are still under way included. Empty on the server. */
export function useWishlist(): Items {
  const session = useSession();
  const local = localWishlist.use((items) => items);
  useAwaited();
  const mine = accountItems(session);
  return mine ? awaitedIn(mine, session.profile) : local;
}
/** Whether it is known yet whose list this is: until then nobody should hear that it is empty. */
export function useWishlistKnown(): boolean {
  const { status, profile, signupRequired } = useSession();
  return status === "anonymous" || (status === "signed-in" && (profile !== null || signupRequired));
}
/** What is kept of a product; nothing when it is not saved. */
export function useSavedItem(id: string): WishlistItem | undefined {
  return useWishlist().find(({ productId }) => productId === id);
}

/** WL-04, WL-06, WL-13: a product that stands there already stays as it is. */
export function saveProduct({ id, name }: Saveable): void {
  const items = wishlistNow();
  if (!id || items.some(({ productId }) => productId === id)) return;
  if (items.length >= WISHLIST_LIMIT) {
    notify({ message: "wishlist.full", values: { limit: WISHLIST_LIMIT }, status: "error" });
    return;
  }
  put(newWishlistItem(id), name);
  notify({
    message: "wishlist.saved",
    status: "success",
    action: { message: "lists.undo", run: () => take(id, name) },
  });
}

/** WL-04, WL-07: takes the product off the list, and offers it back as it was. */
export function dropProduct({ id, name }: Saveable): void {
  const items = wishlistNow();
  const place = items.findIndex(({ productId }) => productId === id);
  const item = items[place];
  if (!item) return;
  take(id, name);
  notify({
    message: "wishlist.dropped",
    status: "success",
    action: { message: "lists.undo", run: () => put(item, name, place) },
  });
}

/** Puts an item on the list, or back where it was. */
function put(item: WishlistItem, name: string, place?: number): void {
  if (accountItems(currentSession())) {
    sendChange({ id: item.productId, name, item, place });
    return;
  }
  const others = localWishlist.get().filter(({ productId }) => productId !== item.productId);
  setLocal(others.toSpliced(place ?? 0, 0, item));
}
function take(id: string, name: string): void {
  if (accountItems(currentSession())) sendChange({ id, name, item: null });
  else setLocal(localWishlist.get().filter(({ productId }) => productId !== id));
}

/** Fills in what products cost when they are first seen after being saved. `prices`: cents by product id. */
export function fillPrices(prices: ReadonlyMap<string, number | null>): void {
  if (accountItems(currentSession())) return; // the user service does so for the list that it keeps
  const items = localWishlist.get();
  const filled = items.map((item) =>
    item.price === null ? { ...item, price: prices.get(item.productId) ?? null } : item,
  );
  if (filled.some((item, index) => item.price !== items[index]?.price)) setLocal(filled);
}
