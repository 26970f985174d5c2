import type { Session } from "../../storage/database";
import { dayOf, HISTORY_DAYS } from "./price-drop";
import { changedPage } from "./product-rows";

/** An unparsed page of changed products: documents-of.ts turns it into search documents. */
export interface Changes {
  /** All their search data, as JSON. */
  rows: string;
  /** Revisions read. */
  revisions: number[];
  /** Day since 1970. */
  today: number;
}

/** The next page of changed products with all their search data. */
export async function readChanges(
  db: Session,
  from: { after: number; seen: number[]; limit: number },
  now: Date,
): Promise<Changes> {
  const today = dayOf(now);
  const since = new Date((today - HISTORY_DAYS - 1) * 86_400_000).toISOString().slice(0, 10);
  return { ...(await changedPage(db, from, since)), today };
}

/** Counting further would take long, and say no more. */
const MOST_COUNTED = 100_000;

/** How many products have a revision above this one. */
export async function countChanges({ query }: Pick<Session, "query">, after: number): Promise<number> {
  const { rows } = await query<{ n: number }>(
    "select count(*)::int as n from (select 1 from products where revision > $1 limit $2) changed",
    [after, MOST_COUNTED],
  );
  return rows[0]?.n ?? 0;
}
