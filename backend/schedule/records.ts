import { and, asc, eq, gt, gte, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { ScheduleEntry } from "../operator/on-schedule";
import type { Database, Session } from "../storage/database";
import { scheduledShops as shops } from "../storage/tables-schedule";

export type ScheduledShop = typeof shops.$inferSelect;
export type Kind = ScheduledShop["kind"];

/** The process whose folder knows a shop's pages has this long before another one begins anew. */
const FOLDER_MS = 24 * 3_600_000;

interface Claim {
  kind: Kind;
  holder: string;
  /** The data folder of this process. */
  folder: string;
  now: Date;
  leaseEnd: Date;
}

/**
 * Takes the shop that has waited longest; undefined when none is due, or another process reads one of this kind. Until
 * `leaseEnd` nobody else takes one.
 */
export async function claimDue(db: Database, claim: Claim): Promise<ScheduledShop | undefined> {
  const { kind, holder, folder, now, leaseEnd } = claim;
  return db.transaction(async ({ orm, query }) => {
    await query("select pg_advisory_xact_lock(hashtext('schedule'))");
    const busy = await orm
      .select({ site: shops.site })
      .from(shops)
      .where(and(eq(shops.kind, kind), gt(shops.leaseEnd, now)))
      .limit(1);
    if (busy.length > 0) return undefined;
    const isOurs = or(
      eq(shops.kind, "feed"),
      isNull(shops.folder),
      eq(shops.folder, folder),
      lte(shops.nextAt, new Date(now.getTime() - FOLDER_MS)),
    );
    const due = orm
      .select({ site: shops.site })
      .from(shops)
      .where(and(eq(shops.kind, kind), lte(shops.nextAt, now), isOurs))
      .orderBy(asc(shops.nextAt), asc(shops.site))
      .limit(1);
    const [taken] = await orm.update(shops).set({ holder, leaseEnd }).where(sql`${shops.site} in (${due})`).returning();
    return taken;
  });
}

const heldBy = (site: string, holder: string) => and(eq(shops.site, site), eq(shops.holder, holder));

/** Whether the shop is still this holder's: it may have been taken off the schedule. */
export async function extendLease({ orm }: Session, site: string, holder: string, leaseEnd: Date): Promise<boolean> {
  const rows = await orm.update(shops).set({ leaseEnd }).where(heldBy(site, holder)).returning({ site: shops.site });
  return rows.length > 0;
}

/** Gives a shop back that was not read to an end: it is due as before. */
export async function giveBack({ orm }: Session, site: string, holder: string): Promise<void> {
  await orm.update(shops).set({ holder: null, leaseEnd: null }).where(heldBy(site, holder));
}

export type Ended = Pick<ScheduledShop, "failures" | "lastAt" | "lastState" | "lastMessage"> & {
  nextAt: Date;
  folder: string | null;
};

/** Stores how it went. A shop that was paused in the meantime stays so. */
export async function endReading({ orm }: Session, site: string, holder: string, ended: Ended): Promise<void> {
  const { nextAt, ...rest } = ended;
  await orm
    .update(shops)
    .set({
      ...rest,
      holder: null,
      leaseEnd: null,
      nextAt: sql`case when ${shops.nextAt} is null then null else ${nextAt.toISOString()}::timestamptz end`,
    })
    .where(heldBy(site, holder));
}

/** Puts a shop on the schedule, or changes how it is read; it is due at once. */
export async function putShop({ orm }: Session, site: string, entry: ScheduleEntry, now: Date): Promise<void> {
  const set = { ...entry, nextAt: now, failures: 0 };
  await orm
    .insert(shops)
    .values({ site, ...set })
    .onConflictDoUpdate({ target: shops.site, set });
}

export async function readSchedule({ orm }: Session): Promise<ScheduledShop[]> {
  return orm.select().from(shops).orderBy(asc(shops.site));
}

/** Changes when a shop is read; null pauses it. False when it is not on the schedule. */
export async function setNextAt({ orm }: Session, site: string, nextAt: Date | null): Promise<boolean> {
  const rows = await orm.update(shops).set({ nextAt }).where(eq(shops.site, site)).returning({ site: shops.site });
  return rows.length > 0;
}

/** False when it was not on the schedule. A reading that is under way ends soon. */
export async function removeShop({ orm }: Session, site: string): Promise<boolean> {
  return (await orm.delete(shops).where(eq(shops.site, site)).returning({ site: shops.site })).length > 0;
}

/** Shops that failed so often that somebody should look. */
export async function readFailing({ orm }: Session, failures: number, limit: number): Promise<ScheduledShop[]> {
  return orm
    .select()
    .from(shops)
    .where(and(gte(shops.failures, failures), isNotNull(shops.nextAt)))
    .orderBy(asc(shops.lastAt))
    .limit(limit);
}
