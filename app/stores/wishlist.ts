import { useSyncExternalStore } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { WISHLIST_LIMIT } from "#contract/limits";
import type { WishlistItem } from "#contract/profile";
import { storageKeys } from "~/browser/storage-keys";
import { createChanges } from "~/queries/changes";
import { onForget } from "./forgetting";
import { notStored } from "./not-stored";
import { currentSession, type Session, useSession, watchSession } from "./session/session";
import { stored } from "./stored";
import { type NewToast, notify } from "./toasts";
import { accountChange, type Change } from "./wishlist-changes";
import { newWishlistItem, today, toWishlistItems } from "./wishlist-items";

type Items = readonly WishlistItem[];
/** What the save button needs to know about a product. */
export interface Saveable {
  id: string;
  name: string;
}

const none: Items = [];
/** WL-01: the list of a visitor who is not signed in, newest first. */
export const localWishlist = stored<Items>(storageKeys.wishlist, none, (kept) =>
  orNone(toWishlistItems(kept, today())),
);
if (typeof window !== "undefined") takeOverLegacyLikes();

/** WL-03: moves products that an older version of this shop stored into the list, and removes the old key. */
export function takeOverLegacyLikes(): void {
  try {
    const text = localStorage.getItem(storageKeys.legacyLikes);
    if (text === null) return;
    const items = toWishlistItems([...localWishlist.get(), ...toWishlistItems(JSON.parse(text), today())], today());
    if (localWishlist.keep(orNone(items))) localStorage.removeItem(storageKeys.legacyLikes);
  } catch {
    // Storage is blocked, or not JSON: nothing to migrate.
  }
}
function orNone(items: Items): Items {
  return items.length > 0 ? items : none;
}

let latest: { kept: unknown; local: Items; items: Items } = { kept: none, local: none, items: none };
/** Counts changes of the account's list, so that components re-render. */
const changed = createStore<number>(() => 0);
/** Shows changes that the user service has not confirmed yet. */
const changes = createChanges<Items>(
  () => accountItems(currentSession()) ?? none,
  () => changed.setState(changed.getState() + 1, true),
);
onForget(() => {
  latest = { kept: none, local: none, items: none };
  changes.clear();
});
/**
 * WL-05: the list in the profile, when there is one. A profile may come from any service, so it is validated. Items in
 * this browser that could not yet be moved to the account (WL-15) come first, because they are saved too.
 */
function accountItems({ status, profile }: Session): Items | undefined {
  if (status !== "signed-in" || !profile) return undefined;
  const kept = profile.wishlistItems;
  const local = localWishlist.get();
  if (latest.kept !== kept || latest.local !== local) {
    latest = { kept, local, items: orNone(toWishlistItems([...local, ...(kept ?? [])], today())) };
  }
  return latest.items;
}

/** The list for code outside components. */
export function wishlistNow(): Items {
  return accountItems(currentSession()) ? changes.shown() : localWishlist.get();
}

/** The saved products, newest first, including pending changes. Empty on the server. */
export function useWishlist(): Items {
  const session = useSession();
  const local = localWishlist.use((items) => items);
  useStore(changed);
  return accountItems(session) ? changes.shown() : local;
}
/** Whether it is known whose list this is: until then the list must not be shown as empty. */
export function useWishlistKnown(): boolean {
  const { status, profile, signupRequired } = useSession();
  return status === "anonymous" || (status === "signed-in" && (profile !== null || signupRequired));
}
/** The stored item of a product; undefined when it is not saved. Every card has one, so it is one subscription. */
export function useSavedItem(id: string): WishlistItem | undefined {
  return useSyncExternalStore(
    watchWishlist,
    () => wishlistNow().find(({ productId }) => productId === id),
    () => undefined,
  );
}

function watchWishlist(tell: () => void): () => void {
  const ends = [watchSession(tell), localWishlist.subscribe(tell), changed.subscribe(tell)];
  return () => {
    for (const end of ends) end();
  };
}

/** WL-04, WL-06, WL-13: a product that is already in the list stays unchanged. Returns false when the list is full. */
export function saveProduct({ id, name }: Saveable): boolean {
  const items = wishlistNow();
  if (!id || items.some(({ productId }) => productId === id)) return true;
  if (items.length >= WISHLIST_LIMIT) {
    notify({ message: "wishlist.full", values: { limit: WISHLIST_LIMIT }, status: "error" });
    return false;
  }
  change(
    { id, name, item: newWishlistItem(id) },
    {
      message: "wishlist.saved",
      status: "success",
      action: { message: "lists.undo", run: () => change({ id, name, item: null }) },
    },
  );
  return true;
}

/** WL-04, WL-07: removes the product and offers to undo it. */
export function dropProduct({ id, name }: Saveable): void {
  const items = wishlistNow();
  const place = items.findIndex(({ productId }) => productId === id);
  const item = items[place];
  if (!item) return;
  const back = { id, name, item, restored: { place, after: items[place - 1]?.productId } };
  change(
    { id, name, item: null },
    {
      message: "wishlist.dropped",
      status: "success",
      action: { message: "lists.undo", run: () => change(back), focus: id },
    },
  );
}

/** Makes a change and shows `said` once it is stored; a failure is shown with a retry. */
function change(wanted: Change, said?: NewToast): void {
  if (accountItems(currentSession())) {
    // A product that has not been moved to the account yet must not reappear after it was removed.
    if (!wanted.item) changeLocal(wanted);
    void changeAccount(wanted, said);
  } else if (!changeLocal(wanted)) notStored(() => change(wanted, said));
  else if (said) notify(said);
}
/** Shows `said` only when the service stored the change; otherwise rolls back. */
async function changeAccount(wanted: Change, said?: NewToast): Promise<void> {
  const outcome = await changes.make(accountChange(wanted));
  if (outcome === "granted" && said) notify(said);
  if (outcome !== "failed") return;
  const retry = () => void (currentSession().profile && changeAccount(wanted, said));
  const action = { message: "login.tryAgain", run: retry } as const;
  notify({ message: "wishlist.failed", values: { name: wanted.name }, status: "error", action });
}
function changeLocal({ id, item, restored }: Change): boolean {
  const before = localWishlist.get();
  const others = before.filter(({ productId }) => productId !== id);
  if (!item && others.length === before.length) return true;
  return localWishlist.keep(orNone(item ? others.toSpliced(restored?.place ?? 0, 0, item) : others));
}

/** Fills in the price of saved products when they are first shown. `prices`: cents by product id. */
export function fillPrices(prices: ReadonlyMap<string, number | null>): void {
  if (accountItems(currentSession())) return; // the user service fills in prices in the lists it stores
  const items = localWishlist.get();
  const filled = items.map((item) =>
    item.price === null ? { ...item, price: prices.get(item.productId) ?? null } : item,
  );
  if (filled.some((item, index) => item.price !== items[index]?.price)) localWishlist.keep(filled);
}
