import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import type { ReturnStatus } from "#contract/returns";
import { moment } from "./columns";
import { orderLines, orders } from "./tables-orders";
import { users } from "./tables-users";

/** Tables of what buyers send back. */

export const returns = pgTable(
  "returns",
  {
    id: text("id").primaryKey(),
    /** What people see and type: `R`, ten characters without look-alikes and a check character. */
    number: text("number").notNull().unique(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    /** Of the purchase, for the user's list. */
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    status: text("status").$type<ReturnStatus>().notNull(),
    /** The buyer's words; empty when none were given. */
    reason: text("reason").notNull().default(""),
    /** Why it was rejected. */
    decision: text("decision").notNull().default(""),
    /** The carrier's code on the label; empty until there is one. */
    labelCode: text("label_code").notNull().default(""),
    refundId: text("refund_id"),
    createdAt: moment("created_at").notNull(),
    changedAt: moment("changed_at").notNull(),
  },
  (t) => [
    index("returns_order").on(t.orderId),
    index("returns_user").on(t.userId, t.createdAt),
    index("returns_open").on(t.createdAt).where(sql`${t.status} in ('requested', 'approved', 'received')`),
  ],
);

export const returnLines = pgTable(
  "return_lines",
  {
    returnId: text("return_id")
      .notNull()
      .references(() => returns.id),
    lineId: text("line_id")
      .notNull()
      .references(() => orderLines.id),
    quantity: smallint("quantity").notNull(),
  },
  (t) => [primaryKey({ columns: [t.returnId, t.lineId] }), index("return_lines_line").on(t.lineId)],
);
