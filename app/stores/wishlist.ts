import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { WISHLIST_LIMIT } from "#contract/limits";
import type { WishlistItem } from "#contract/profile";
import { storageKeys } from "~/browser/storage-keys";
import { createChanges } from "~/queries/changes";
import { onForget } from "./forgetting";
import { notKept } from "./not-kept";
import { type NewToast, notify } from "./notifications";
import { currentSession, type Session, useSession } from "./session/session";
import { stored } from "./stored";
import { accountChange, type Change } from "./wishlist-changes";
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
    const items = toWishlistItems([...localWishlist.get(), ...toWishlistItems(JSON.parse(text), today())], today());
    if (localWishlist.keep(orNone(items))) localStorage.removeItem(storageKeys.legacyLikes);
  } catch {
    // Closed to us, or not JSON: nothing to take over.
  }
}
function orNone(items: Items): Items {
  return items.length > 0 ? items : none;
}

let latest: { kept: unknown; local: Items; items: Items } = { kept: none, local: none, items: none };
/** Counts the changes of the account's list, for those who show it. */
const changed = createStore<number>(() => 0);
/** What the user service has not confirmed yet is shown already. */
const changes = createChanges<Items>(
  () => accountItems(currentSession()) ?? none,
  () => changed.setState(changed.getState() + 1, true),
);
onForget(() => {
  latest = { kept: none, local: none, items: none };
  changes.clear();
});
/**
 * WL-05: the list in the profile, when there is one. A profile may come from anywhere, so it is read with care. What
 * this browser kept and could not yet be taken along (WL-15) stands in front: it is saved all the same.
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

/** The same for code that is no component. */
export function wishlistNow(): Items {
  return accountItems(currentSession()) ? changes.shown() : localWishlist.get();
}

/** The saved products, newest first, changes that are still under way included. Empty on the server. */
export function useWishlist(): Items {
  const session = useSession();
  const local = localWishlist.use((items) => items);
  useStore(changed);
  return accountItems(session) ? changes.shown() : local;
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
  change(
    { id, name, item: newWishlistItem(id) },
    {
      message: "wishlist.saved",
      status: "success",
      action: { message: "lists.undo", run: () => change({ id, name, item: null }) },
    },
  );
}

/** WL-04, WL-07: takes the product off the list, and offers it back as it was. */
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

/** Makes a change, and says so once it is kept; a change that cannot be kept says that, and can be tried again. */
function change(wanted: Change, said?: NewToast): void {
  if (accountItems(currentSession())) {
    // A product that is still waiting to be taken along must not come back after it was removed.
    if (!wanted.item) changeLocal(wanted);
    void changeAccount(wanted, said);
  } else if (!changeLocal(wanted)) notKept(() => change(wanted, said));
  else if (said) notify(said);
}
/** Only when the change is kept it is `said`; else it is taken back. */
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

/** Fills in what products cost when they are first seen after being saved. `prices`: cents by product id. */
export function fillPrices(prices: ReadonlyMap<string, number | null>): void {
  if (accountItems(currentSession())) return; // the user service does so for the list that it keeps
  const items = localWishlist.get();
  const filled = items.map((item) =>
    item.price === null ? { ...item, price: prices.get(item.productId) ?? null } : item,
  );
  if (filled.some((item, index) => item.price !== items[index]?.price)) localWishlist.keep(filled);
}
