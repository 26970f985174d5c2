import { and, eq, gte, inArray, isNull, lte, notInArray, or, sql } from "drizzle-orm";
import type { Session } from "../storage/database";
import { promoCodes, promoUses, purchases } from "../storage/tables-orders";

export type CodeRow = typeof promoCodes.$inferSelect;
export type UseRow = typeof promoUses.$inferInsert;

export interface CodeWithUses {
  code: CodeRow;
  /** Purchases of this customer that used it. */
  usesOfCustomer: number;
}

interface Customer {
  hash: string;
  /** What this cart's own purchase that is not paid yet has taken, it can have again: it does not count as used. */
  cartId?: string;
}

/** Known codes with how often the customer has used them; unknown ones are absent. */
export async function readCodes(
  { orm }: Session,
  codes: string[],
  { hash, cartId = "" }: Customer,
): Promise<CodeWithUses[]> {
  if (codes.length === 0) return [];
  const own = orm
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(eq(purchases.cartId, cartId), eq(purchases.state, "pending")));
  const usesWhere = (...conditions: Parameters<typeof and>) =>
    orm
      .select({ count: sql<number>`count(*)::int` })
      .from(promoUses)
      .where(and(eq(promoUses.code, promoCodes.code), ...conditions));
  const ofCustomer = usesWhere(eq(promoUses.customerHash, hash), notInArray(promoUses.purchaseId, own));
  const held = usesWhere(inArray(promoUses.purchaseId, own));
  const rows = await orm
    .select({ code: promoCodes, usesOfCustomer: sql<number>`(${ofCustomer})`, held: sql<number>`(${held})` })
    .from(promoCodes)
    .where(inArray(promoCodes.code, codes));
  return rows.map((row) => ({ ...row, code: { ...row.code, used: row.code.used - row.held } }));
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
  const [known] = await readCodes(session, [use.code], { hash: use.customerHash });
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
