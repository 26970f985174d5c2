import { boolean, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "./columns";

/** Tables of the right of withdrawal. */

/** What somebody stated, exactly as it was received. A trigger refuses every change: the receipt must stay true. */
export const withdrawals = pgTable(
  "withdrawals",
  {
    id: text("id").primaryKey(),
    /** Of the form: the same one sent twice is one statement. */
    formKey: text("form_key").notNull().unique(),
    name: text("name").notNull(),
    email: text("email").notNull(),
    /** As it was typed; it may be of no order. */
    orderNumber: text("order_number").notNull(),
    /** Which articles, in the sender's words; empty: the whole order. */
    articles: text("articles").notNull().default(""),
    receivedAt: moment("received_at").notNull(),
  },
  (t) => [index("withdrawals_received").on(t.receivedAt)],
);

/** What became of a statement, for each order that it concerns; one row without an order when there is none. */
export const withdrawalCases = pgTable(
  "withdrawal_cases",
  {
    withdrawalId: text("withdrawal_id")
      .notNull()
      .references(() => withdrawals.id),
    /** Empty: no order has this number and address. */
    orderId: text("order_id").notNull().default(""),
    /** `cancelled`: refunded, because it had not been sent yet. `return`: its goods come back. `ask`: a person decides. */
    outcome: text("outcome").$type<"cancelled" | "return" | "ask" | "unmatched" | "nothing">().notNull(),
    /** Received after the last day on which it could be returned. */
    isLate: boolean("is_late").notNull().default(false),
    decidedAt: moment("decided_at").notNull(),
    /** When the operator was done with it; null while it waits for one. */
    closedAt: moment("closed_at"),
    note: text("note").notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.withdrawalId, t.orderId] }),
    index("withdrawal_cases_order").on(t.orderId),
    index("withdrawal_cases_open").on(t.closedAt),
  ],
);
