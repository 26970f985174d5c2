import { eq, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { failure } from "../http/failure";
import type { Database, Session } from "../storage/database";
import { changeAsUser } from "../users/as-user";

/** Who writes a review: a user, or a guest by the purchase in which it was bought. */
export type Writer = { userId: string } | { purchaseId: string };

/** Whether a row of this table is the writer's. */
export const isBy = (table: { userId: PgColumn; purchaseId: PgColumn }, writer: Writer): SQL =>
  "userId" in writer ? eq(table.userId, writer.userId) : eq(table.purchaseId, writer.purchaseId);

/** The writer's own column of a table, and the value in it. */
export const columnOf = (writer: Writer): [column: "user_id" | "purchase_id", id: string] =>
  "userId" in writer ? ["user_id", writer.userId] : ["purchase_id", writer.purchaseId];

/** Changes what the writer wrote in a transaction, one change at a time. 404 without the profile or the purchase. */
export function changeAsWriter<T>(db: Database, writer: Writer, work: (session: Session) => Promise<T>): Promise<T> {
  if ("userId" in writer) return changeAsUser(db, writer.userId, work);
  return db.transaction(async (session) => {
    const { rows } = await session.query("select 1 from purchases where id = $1 for update", [writer.purchaseId]);
    if (rows.length === 0) throw failure(404, "There is no such order.");
    return work(session);
  });
}
