import type { Session } from "../storage/database";
import { reviewReports } from "../storage/tables-reviews";

/** Beyond this the operator knows enough. */
const KEPT_PER_REVIEW = 50;

export async function addReport(session: Session, row: typeof reviewReports.$inferInsert): Promise<void> {
  const { rows } = await session.query<{ n: number }>(
    "select count(*)::int as n from review_reports where review_id = $1 and decided_at is null",
    [row.reviewId],
  );
  if ((rows[0]?.n ?? 0) < KEPT_PER_REVIEW) await session.orm.insert(reviewReports).values(row);
}
