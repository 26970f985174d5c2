import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { addWishlistProduct, deleteWishlistProduct, type Profile, type WishlistItem } from "#contract/profile";
import { createTurns } from "~/queries/turns";
import { onForget } from "./forgetting";
import { type NewToast, notify } from "./notifications";
import { askAsUser, currentSession, session } from "./session/session";

export interface Change {
  id: string;
  name: string;
  /** What is put on the list; null takes the product off. */
  item: WishlistItem | null;
  /** Where it stood before it was taken off: it goes back there with the price and the day that were kept of it. */
  restored?: { place: number; after: string | undefined };
}
/** Shown at once; after the answer only until the profile has been fetched anew. */
type Awaited = Change & { answeredWith?: Profile | null };
type Changes = ReadonlyMap<string, Awaited>;

const store = createStore<Changes>(() => new Map());
const inTurn = createTurns();
onForget(() => {
  store.setState(new Map(), true);
  latest = undefined;
});

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
  for (const { id, item, restored, answeredWith } of changes.values()) {
    if (answeredWith !== undefined && answeredWith !== profile) continue;
    const present = result.some(({ productId }) => productId === id);
    if (item && !present) result = result.toSpliced(restored?.place ?? 0, 0, item);
    if (!item && present) result = result.filter(({ productId }) => productId !== id);
  }
  latest = { items, changes, profile, result };
  return result;
}

/** Shows the change at once and sends it after those before it. Only when it is kept it is `said`; else it is taken back. */
export function sendChange(change: Change, said?: NewToast): void {
  const { era } = session;
  set(change.id, change);
  void inTurn(async () => {
    const done = era === session.era ? await ask(change).catch(() => null) : null;
    if (era !== session.era) return; // whose list it was has left
    const superseded = store.getState().get(change.id) !== change;
    if (!superseded) set(change.id, done ? { ...change, answeredWith: currentSession().profile } : undefined);
    if (done && said && !superseded) notify(said);
    if (!done)
      notify({ ...failed(change.name), action: { message: "login.tryAgain", run: () => retry(change, said) } });
  });
}
const failed = (name: string) => ({ message: "wishlist.failed", values: { name }, status: "error" }) as const;

function retry(change: Change, said: NewToast | undefined): void {
  if (currentSession().profile) sendChange(change, said);
}

/** WL-06, WL-07. What comes back says the price and the day that were kept of it, and what stands above it. */
function ask({ id, item, restored }: Change): Promise<unknown> {
  if (!item) return askAsUser(deleteWishlistProduct, { body: { id } });
  if (!restored) return askAsUser(addWishlistProduct, { body: { id } });
  const { price, date } = item;
  return askAsUser(addWishlistProduct, { body: { id, price, date, after: restored.after } });
}

function set(id: string, change: Awaited | undefined): void {
  const changes = new Map(store.getState());
  changes.delete(id);
  if (change) changes.set(id, change);
  store.setState(changes, true);
}
