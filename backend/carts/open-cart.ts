import type { Cart } from "#contract/carts";
import { pendingPayments } from "../orders/pending";
import type { Session } from "../storage/database";
import { cartAnswer } from "./cart-answer";
import type { CartRow } from "./cart-records";
import type { LiveLine } from "./live-line";
import { findCart } from "./own-cart";
import { type Catalogue, readLiveLines } from "./read-lines";
import { catalogueOf, type Store } from "./store";
import type { Visitor } from "./visitor";

/** The cart as it is now; an empty one for a visitor without a cart, which is created by the first line. */
export async function openCart(store: Store, visitor: Visitor): Promise<Cart> {
  const cart = await findCart(store, visitor);
  if (!cart) return cartAnswer([], { version: 0, pendingPayments: [] });
  return answerOf(store.db, await catalogueOf(store), cart, store.now());
}

/** `live`: its lines, when they have been read since they changed. */
export async function answerOf(
  session: Session,
  catalogue: Catalogue,
  cart: Pick<CartRow, "id" | "version" | "isPending">,
  now: Date,
  live?: readonly LiveLine[],
): Promise<Cart> {
  const lines = live ?? (await readLiveLines(session, catalogue, cart.id));
  const pending = cart.isPending === false ? [] : await pendingPayments(session, cart.id, now);
  return cartAnswer(lines, { version: cart.version, pendingPayments: pending });
}
