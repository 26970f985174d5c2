import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import {
  addWishlistProduct,
  deleteWishlistProduct,
  type Profile,
  setUserData,
  type WishlistItem,
} from "#contract/profile";
import { notify } from "./notifications";
import { askAsUser, currentSession } from "./session/session";

interface Change {
  id: string;
  name: string;
  /** What is put on the list; null takes the product off. */
  item: WishlistItem | null;
  /** Where it stood before it was taken off: it goes back with the price and the day that were kept of it. */
  place?: number;
}
/** Shown at once; after the answer only until the profile has been fetched anew. */
type Awaited = Change & { answeredWith?: Profile | null };
type Changes = ReadonlyMap<string, Awaited>;

const store = createStore<Changes>(() => new Map());
let lastCall: Promise<unknown> = Promise.resolve();

/** Renders anew when a change is asked for, granted or refused. */
export function useAwaited(): void {
  useStore(store);
}

interface Applied {
  items: readonly WishlistItem[];
  changes: Changes;
  profile: Profile | null;
  result: WishlistItem[];
}
let latest: Applied | undefined;
/** The profile's list with the changes that the user service has not confirmed yet. */
export function awaitedIn(items: readonly WishlistItem[], profile: Profile | null): readonly WishlistItem[] {
  const changes = store.getState();
  if (changes.size === 0) return items;
  if (latest?.items === items && latest.changes === changes && latest.profile === profile) return latest.result;
  let result = [...items];
  for (const { id, item, place = 0, answeredWith } of changes.values()) {
    if (answeredWith !== undefined && answeredWith !== profile) continue;
    const present = result.some(({ productId }) => productId === id);
    if (item && !present) result = result.toSpliced(place, 0, item);
    if (!item && present) result = result.filter(({ productId }) => productId !== id);
  }
  latest = { items, changes, profile, result };
  return result;
}

/** Shows the change, sends it after those before it, and takes it back when it was refused. */
export function sendChange(change: Change): void {
  set(change.id, change);
  lastCall = lastCall.then(async () => {
    const done = await ask(change).catch(() => null);
    if (!done) notify({ message: "wishlist.failed", values: { name: change.name }, status: "error" });
    if (store.getState().get(change.id) !== change) return; // something else is wanted by now
    set(change.id, done ? { ...change, answeredWith: currentSession().profile } : undefined);
  });
}

/** WL-06, WL-07. Only the profile as a whole takes an item with its price and its day. */
function ask({ id, item, place }: Change): Promise<unknown> {
  const body = { id };
  if (!item) return askAsUser(deleteWishlistProduct, { body });
  const kept = currentSession().profile?.wishlistItems;
  if (place === undefined || !kept) return askAsUser(addWishlistProduct, { body });
  const others = kept.filter(({ productId }) => productId !== id);
  return askAsUser(setUserData, { body: { wishlistItems: others.toSpliced(place, 0, item) } });
}

function set(id: string, change: Awaited | undefined): void {
  const changes = new Map(store.getState());
  changes.delete(id);
  if (change) changes.set(id, change);
  store.setState(changes, true);
}
