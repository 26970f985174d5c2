import { and, desc, eq } from "drizzle-orm";
import type { Session } from "../storage/database";
import { checkouts } from "../storage/tables-carts";
import { purchases } from "../storage/tables-orders";

type CheckoutRow = typeof checkouts.$inferSelect;

const empty = {
  email: "",
  deliveryAddress: null,
  billingAddress: null,
  pickup: false,
  pickupPoint: null,
  methods: {},
  codes: [],
  dateOfBirth: null,
  shown: null,
};

/** What was filled in for a cart; empty before anything was. */
export async function readCheckout(session: Session, cartId: string): Promise<Omit<CheckoutRow, "updatedAt">> {
  const [row] = await session.orm.select().from(checkouts).where(eq(checkouts.cartId, cartId));
  return row ?? { cartId, ...empty };
}

export async function changeCheckout(
  session: Session,
  cartId: string,
  changes: Partial<Omit<CheckoutRow, "cartId">>,
  now: Date,
): Promise<void> {
  await session.orm
    .insert(checkouts)
    .values({ cartId, ...changes, updatedAt: now })
    .onConflictDoUpdate({ target: checkouts.cartId, set: { ...changes, updatedAt: now } });
}

/** The cart's last paid purchase; "" without one. */
export async function lastPaid(session: Session, cartId: string): Promise<string> {
  const [row] = await session.orm
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(eq(purchases.cartId, cartId), eq(purchases.state, "paid")))
    .orderBy(desc(purchases.paidAt), desc(purchases.id))
    .limit(1);
  return row?.id ?? "";
}
