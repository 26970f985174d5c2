import { asc, eq } from "drizzle-orm";
import type { Purchase } from "#contract/orders";
import type { Session } from "../storage/database";
import { purchases } from "../storage/tables-orders";
import { purchaseAnswer } from "./read-purchase";

/** All purchases of a user with their orders, the oldest first: for the copy of what is kept about them. */
export async function purchasesOfUser(session: Session, userId: string): Promise<Purchase[]> {
  const rows = await session.orm
    .select()
    .from(purchases)
    .where(eq(purchases.userId, userId))
    .orderBy(asc(purchases.placedAt));
  const found: Purchase[] = [];
  for (const row of rows) found.push(await purchaseAnswer(session, row, row.paidAt !== null));
  return found;
}
