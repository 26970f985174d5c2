import type { Cart } from "#contract/carts";
import type { CategoryTree } from "../categories/rules";
import { categoryTree } from "../categories/tree";
import type { Kit } from "../kit";
import { pendingPayments } from "../orders/pending";
import type { Session } from "../storage/database";
import { cartAnswer } from "./cart-answer";
import type { CartRow } from "./cart-records";
import { findCart } from "./own-cart";
import { readLiveLines } from "./read-lines";
import type { Visitor } from "./visitor";

/** The cart as it is now; an empty one for a visitor without a cart, which is created by the first line. */
export async function openCart(kit: Pick<Kit, "db" | "now">, visitor: Visitor): Promise<Cart> {
  const cart = await findCart(kit, visitor);
  if (!cart) return cartAnswer([], { version: 0, pendingPayments: [] });
  return answerOf(kit.db, await categoryTree(kit.db), cart, kit.now());
}

export async function answerOf(session: Session, tree: CategoryTree, cart: CartRow, now: Date): Promise<Cart> {
  const lines = await readLiveLines(session, tree, cart.id);
  return cartAnswer(lines, { version: cart.version, pendingPayments: await pendingPayments(session, cart.id, now) });
}
