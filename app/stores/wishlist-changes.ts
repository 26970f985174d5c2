import { addWishlistProduct, deleteWishlistProduct, type WishlistItem } from "#contract/profile";
import type { Change as ChangeOf } from "~/queries/changes";
import { askAsUser } from "./session/session";

type Items = readonly WishlistItem[];
export interface Change {
  id: string;
  name: string;
  /** What is put on the list; null takes the product off. */
  item: WishlistItem | null;
  /** Where it stood before it was taken off: it goes back there with the price and the day that were kept of it. */
  restored?: { place: number; after: string | undefined };
}

/** A change of the list in the account: how it looks, and how the user service is asked for it. */
export function accountChange(change: Change): ChangeOf<Items> {
  return { id: change.id, apply: (items) => withChange(items, change), send: () => ask(change) };
}

function withChange(items: Items, { id, item, restored }: Change): Items {
  const isPresent = items.some(({ productId }) => productId === id);
  if (item && !isPresent) return items.toSpliced(restored?.place ?? 0, 0, item);
  return !item && isPresent ? items.filter(({ productId }) => productId !== id) : items;
}

/** WL-06, WL-07. What comes back says the price and the day that were kept of it, and what stands above it. */
function ask({ id, item, restored }: Change): Promise<unknown> {
  if (!item) return askAsUser(deleteWishlistProduct, { body: { id } });
  if (!restored) return askAsUser(addWishlistProduct, { body: { id } });
  const { price, date } = item;
  return askAsUser(addWishlistProduct, { body: { id, price, date, after: restored.after } });
}
