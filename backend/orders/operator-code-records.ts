import { and, desc, eq, gte, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Session } from "../storage/database";
import { shops } from "../storage/tables";
import { promoCodes } from "../storage/tables-orders";

type CodeRow = typeof promoCodes.$inferSelect;

/** A code as the operator describes it; days are Dutch ones, `YYYY-MM-DD`, both included. */
export type NewCode = Omit<typeof promoCodes.$inferInsert, "used" | "validFrom" | "validUntil"> & {
  from?: string | undefined;
  until?: string | undefined;
};

/** The newest first, each with the shop that pays for it. */
export async function readAllCodes(
  session: Session,
  limit: number,
): Promise<{ code: CodeRow; website: string | null }[]> {
  return session.orm
    .select({ code: promoCodes, website: shops.website })
    .from(promoCodes)
    .leftJoin(shops, eq(shops.id, promoCodes.shopId))
    .orderBy(desc(promoCodes.validUntil), promoCodes.code)
    .limit(limit);
}

export async function shopIdOf(session: Session, website: string): Promise<string | undefined> {
  const [shop] = await session.orm.select({ id: shops.id }).from(shops).where(eq(shops.website, website));
  return shop?.id;
}

/** Returns false when there is, or was, a code with this name. */
export async function addCode(session: Session, { from, until, ...code }: NewCode): Promise<boolean> {
  const validFrom = from === undefined ? null : midnight(sql`${from}::date`);
  const validUntil = until === undefined ? null : sql<Date>`${midnight(sql`${until}::date + 1`)} - interval '1 second'`;
  const added = await session.orm
    .insert(promoCodes)
    .values({ ...code, validFrom, validUntil })
    .onConflictDoNothing()
    .returning({ code: promoCodes.code });
  return added.length > 0;
}

/** The moment at which a Dutch day begins. */
const midnight = (day: SQL) => sql<Date>`(${day})::timestamp at time zone 'Europe/Amsterdam'`;

/** From now on nobody can use it. Returns false when there is none that is still valid. */
export async function endCode(session: Session, code: string, now: Date): Promise<boolean> {
  const ended = await session.orm
    .update(promoCodes)
    // Its last moment counts as valid.
    .set({ validUntil: new Date(now.getTime() - 1) })
    .where(and(eq(promoCodes.code, code), or(isNull(promoCodes.validUntil), gte(promoCodes.validUntil, now))))
    .returning({ code: promoCodes.code });
  return ended.length > 0;
}
