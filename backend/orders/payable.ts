import type { Session } from "../storage/database";
import type { PurchaseRow } from "./purchase-records";
import { readWhole } from "./whole-purchase";

/** A purchase as its payment needs it: what it costs, shop by shop. */
export async function payableOf(session: Session, purchase: PurchaseRow) {
  const { id, number, email, total, state, expiresAt } = purchase;
  const { orders, lines } = await readWhole(session, id);
  return {
    id,
    number,
    email,
    total,
    state,
    expiresAt,
    orders: orders.map((order) => ({
      shopName: order.seller.legalName,
      shipping: order.shipping,
      lines: lines.filter(({ orderId }) => orderId === order.id),
    })),
  };
}
