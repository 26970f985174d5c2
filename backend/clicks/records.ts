import { randomBytes } from "node:crypto";
import { and, asc, desc, eq, gte, lte, sql } from "drizzle-orm";
import type { Session } from "../storage/database";
import { clickKeys, clicks } from "../storage/tables-clicks";

/** The key of this shop's tickets, made by the first process that needs it. */
export async function readKey({ orm }: Session): Promise<string> {
  const made = { id: 1, key: randomBytes(32).toString("hex") };
  await orm.insert(clickKeys).values(made).onConflictDoNothing();
  const [row] = await orm.select().from(clickKeys).where(eq(clickKeys.id, 1));
  return row?.key ?? made.key;
}

/** Counts a click once; returns whether it was new. */
export async function insertClick({ orm }: Session, row: typeof clicks.$inferInsert): Promise<boolean> {
  const added = await orm.insert(clicks).values(row).onConflictDoNothing().returning({ number: clicks.number });
  return added.length > 0;
}

export interface ShopClicks {
  /** Empty: of no shop's page. */
  website: string;
  out: number;
  /** Clicks to the shop by visitors who came with a click id. */
  outWithId: number;
  visits: number;
}

/** Clicks since a moment, per shop; the shop with the most first. */
export async function countClicks({ orm }: Session, since: Date, most: number): Promise<ShopClicks[]> {
  const out = sql<number>`count(*) filter (where ${clicks.kind} = 'out')`.mapWith(Number);
  return orm
    .select({
      website: clicks.website,
      out,
      outWithId: sql<number>`count(*) filter (where ${clicks.kind} = 'out' and ${clicks.clickId} <> '')`.mapWith(
        Number,
      ),
      visits: sql<number>`count(*) filter (where ${clicks.kind} = 'visit')`.mapWith(Number),
    })
    .from(clicks)
    .where(and(gte(clicks.at, since)))
    .groupBy(clicks.website)
    .orderBy(desc(out), asc(clicks.website))
    .limit(most);
}

export async function deleteClicks({ orm }: Session, before: Date, most: number): Promise<void> {
  await orm.delete(clicks).where(lte(clicks.at, before));
  const newest = sql`(select coalesce(max(${clicks.number}), 0) from ${clicks})`;
  await orm.delete(clicks).where(sql`${clicks.number} <= ${newest} - ${most}`);
}
