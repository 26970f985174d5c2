import { addWishlistProduct, deleteWishlistProduct, type WishlistItem } from "#contract/profile";
import type { Change as ChangeOf } from "~/queries/changes";
import { askAsUser } from "./session/session";

type Items = readonly WishlistItem[];
export interface Change {
  id: string;
  name: string;
  /** The item to save; null removes the product. */
  item: WishlistItem | null;
  /** The place before it was removed: it is restored there with its stored price and date. */
  restored?: { place: number; after: string | undefined };
}

type Send = () => Promise<unknown>;
/** Replaced by `unsent-wishlist.ts`, which is fetched later and decides when a change is sent. */
export const sending = { hold: (_: Change, send: Send): Send => send };

/** A change of the account's list: how it is shown, and how it is sent to the user service. */
export function accountChange(change: Change): ChangeOf<Items> {
  return { id: change.id, apply: (items) => withChange(items, change), send: sending.hold(change, () => ask(change)) };
}

function withChange(items: Items, { id, item, restored }: Change): Items {
  const isPresent = items.some(({ productId }) => productId === id);
  if (item && !isPresent) return items.toSpliced(restored?.place ?? 0, 0, item);
  return !item && isPresent ? items.filter(({ productId }) => productId !== id) : items;
}

/** WL-06, WL-07. A restored item is sent with its stored price and date, and the item above it. */
function ask({ id, item, restored }: Change): Promise<unknown> {
  if (!item) return askAsUser(deleteWishlistProduct, { body: { id } });
  if (!restored) return askAsUser(addWishlistProduct, { body: { id } });
  const { price, date } = item;
  return askAsUser(addWishlistProduct, { body: { id, price, date, after: restored.after } });
}
