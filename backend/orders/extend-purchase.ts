import { and, eq, sql } from "drizzle-orm";
import type { Session } from "../storage/database";
import { purchases } from "../storage/tables-orders";

/** Keeps a purchase payable, and its stock held, until at least this moment; false when it is not pending any more. */
export async function extendPurchase(session: Session, id: string, until: Date): Promise<boolean> {
  const extended = await session.orm
    .update(purchases)
    .set({ expiresAt: sql`greatest(${purchases.expiresAt}, ${until})` })
    .where(and(eq(purchases.id, id), eq(purchases.state, "pending")))
    .returning({ id: purchases.id });
  return extended.length > 0;
}
