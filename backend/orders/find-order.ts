import { eq, or } from "drizzle-orm";
import { failure } from "../http/failure";
import type { Session } from "../storage/database";
import { orders, purchases } from "../storage/tables-orders";
import { isSame } from "./access";
import { isNumber, plainNumber } from "./number";

/** No purchase has it. */
const NOBODY = { id: "", email: "\n", accessKey: "" };

/**
 * The purchase with this number, or with an order of this number, if it is of this address. The same 404 after the same
 * work, whichever of the two is wrong: nobody learns which numbers exist.
 */
export async function findPurchase(
  { orm }: Session,
  { number: typed, email }: { number: string; email: string },
): Promise<{ order_id: string; access: string }> {
  const number = plainNumber(typed);
  const [row = NOBODY] = await orm
    .select({ id: purchases.id, email: purchases.email, accessKey: purchases.accessKey })
    .from(purchases)
    .leftJoin(orders, eq(orders.purchaseId, purchases.id))
    .where(or(eq(purchases.number, number), eq(orders.number, number)))
    .limit(1);
  const isTheirs = isSame(row.email.toLowerCase(), email.toLowerCase());
  if (!isTheirs || !isNumber(number)) throw failure(404, "There is no such order with this e-mail address.");
  return { order_id: row.id, access: row.accessKey };
}
