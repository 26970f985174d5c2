import { and, asc, desc, eq, gt, gte, lt, or, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Session } from "../storage/database";
import { missing } from "./errors";
import type { Paging } from "./params";
import type { StripeObject } from "./work";

type Listed = PgTable & { id: PgColumn; createdAt: PgColumn };
type Condition = SQL | undefined | "";

export const listed = (url: string, data: unknown[], hasMore: boolean): StripeObject => ({
  object: "list",
  data,
  has_more: hasMore,
  url,
});

/** One page of a list, the newest first, with Stripe's cursors. */
export async function page<T extends Listed>(
  session: Session,
  table: T,
  json: (row: T["$inferSelect"]) => StripeObject,
  url: string,
  { limit, starting_after: after, ending_before: before, created }: Omit<Paging, "expand">,
  conditions: Condition[] = [],
): Promise<StripeObject> {
  const where = conditions.flatMap((condition) => (condition ? [condition] : []));
  const day = (second: number) => new Date(second * 1_000);
  if (typeof created === "number") {
    where.push(gte(table.createdAt, day(created)), lt(table.createdAt, day(created + 1)));
  } else if (created) {
    if (created.gt !== undefined) where.push(gte(table.createdAt, day(created.gt + 1)));
    if (created.gte !== undefined) where.push(gte(table.createdAt, day(created.gte)));
    if (created.lt !== undefined) where.push(lt(table.createdAt, day(created.lt)));
    if (created.lte !== undefined) where.push(lt(table.createdAt, day(created.lte + 1)));
  }
  const backwards = before !== undefined && after === undefined;
  const cursor = after ?? before;
  if (cursor !== undefined) {
    const param = backwards ? "ending_before" : "starting_after";
    where.push(await beyond(session, table, cursor, param));
  }
  const way = backwards ? asc : desc;
  const rows = (await session.orm
    .select()
    .from(table as PgTable)
    .where(and(...where))
    .orderBy(way(table.createdAt), way(table.id))
    .limit(limit + 1)) as T["$inferSelect"][];
  const shown = rows.slice(0, limit);
  if (backwards) shown.reverse();
  return listed(url, shown.map(json), rows.length > limit);
}

async function beyond({ orm }: Session, table: Listed, id: string, param: string): Promise<SQL> {
  const [row] = await orm
    .select({ createdAt: table.createdAt })
    .from(table as PgTable)
    .where(eq(table.id, id));
  if (!row) throw missing("object", id, param);
  const further = param === "ending_before" ? gt : lt;
  const same = and(eq(table.createdAt, row.createdAt), further(table.id, id));
  return or(further(table.createdAt, row.createdAt), same) as SQL;
}
