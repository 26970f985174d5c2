import { and, eq, gte, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { Session } from "../storage/database";
import { promoCodes, promoUses } from "../storage/tables-orders";

export type CodeRow = typeof promoCodes.$inferSelect;
export type UseRow = typeof promoUses.$inferInsert;

export interface CodeWithUses {
  code: CodeRow;
  /** Purchases of this customer that used it. */
  usesOfCustomer: number;
}

/** Known codes with how often the customer has used them; unknown ones are absent. */
export async function readCodes(session: Session, codes: string[], customerHash: string): Promise<CodeWithUses[]> {
  if (codes.length === 0) return [];
  const uses = session.orm
    .select({ count: sql<number>`count(*)::int` })
    .from(promoUses)
    .where(and(eq(promoUses.code, promoCodes.code), eq(promoUses.customerHash, customerHash)));
  return session.orm
    .select({ code: promoCodes, usesOfCustomer: sql<number>`(${uses})` })
    .from(promoCodes)
    .where(inArray(promoCodes.code, codes));
}

/**
 * Uses a code once, if its limits allow that at this moment. The row stays locked until the transaction ends, so that
 * two purchases cannot both take the last use.
 */
export async function takeCode(session: Session, use: UseRow, now: Date): Promise<boolean> {
  const taken = await session.orm
    .update(promoCodes)
    .set({ used: sql`${promoCodes.used} + 1` })
    .where(
      and(
        eq(promoCodes.code, use.code),
        or(isNull(promoCodes.useLimit), sql`${promoCodes.used} < ${promoCodes.useLimit}`),
        or(isNull(promoCodes.validFrom), lte(promoCodes.validFrom, now)),
        or(isNull(promoCodes.validUntil), gte(promoCodes.validUntil, now)),
      ),
    )
    .returning({ perCustomer: promoCodes.perCustomer });
  const [row] = taken;
  if (!row) return false;
  const [known] = await readCodes(session, [use.code], use.customerHash);
  if (row.perCustomer !== null && (known?.usesOfCustomer ?? 0) >= row.perCustomer) return false;
  await session.orm.insert(promoUses).values(use);
  return true;
}

/** Gives back the uses of a purchase that was not paid. */
export async function releaseCodes(session: Session, purchaseId: string): Promise<UseRow[]> {
  const uses = await session.orm.delete(promoUses).where(eq(promoUses.purchaseId, purchaseId)).returning();
  for (const { code } of uses.sort((a, b) => (a.code < b.code ? -1 : 1))) {
    await session.orm
      .update(promoCodes)
      .set({ used: sql`greatest(0, ${promoCodes.used} - 1)` })
      .where(eq(promoCodes.code, code));
  }
  return uses;
}
