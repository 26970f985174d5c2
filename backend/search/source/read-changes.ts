import type { Session } from "../../storage/database";
import { dayOf, LOOK_BACK_DAYS } from "./price-drop";
import { changedPage } from "./product-rows";

/** A page of changed products, not yet read: documents-of.ts makes search documents of it. */
export interface Changes {
  /** All that searching needs of them, as JSON. */
  rows: string;
  /** Revisions read. */
  revisions: number[];
  /** Day since 1970. */
  today: number;
}

/** The next changed products with all that searching needs of them. */
export async function readChanges(
  db: Session,
  from: { after: number; seen: number[]; limit: number },
  now: Date,
): Promise<Changes> {
  const today = dayOf(now);
  const since = new Date((today - 2 * LOOK_BACK_DAYS - 1) * 86_400_000).toISOString().slice(0, 10);
  return { ...(await changedPage(db, from, since)), today };
}
