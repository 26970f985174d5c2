import { sql } from "drizzle-orm";
import { bigserial, index, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns";

/** What operators decided; rows are only ever added. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    at: moment("at").notNull().default(sql`now()`),
    /** Who decided: `operator`, for the commands, else a user's id. */
    actor: text("actor").notNull(),
    /** What was done, such as `review.hide`. */
    action: text("action").notNull(),
    /** To what: its kind and id, such as `review:r1`. */
    subject: text("subject").notNull(),
    reason: text("reason").notNull(),
  },
  (t) => [index("audit_log_subject").on(t.subject, t.at)],
);
