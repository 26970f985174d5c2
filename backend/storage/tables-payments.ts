import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { moment } from "./columns";
import { orderLines, orders, purchases } from "./tables-orders";

/** Tables of the money: attempts to pay, what the payment provider told, and the books. Amounts are integer cents. */

export const paymentAttempts = pgTable(
  "payment_attempts",
  {
    id: text("id").primaryKey(),
    purchaseId: text("purchase_id")
      .notNull()
      .references(() => purchases.id),
    /** Id of the provider's checkout session; null until it has answered. */
    sessionId: text("session_id").unique(),
    sessionUrl: text("session_url"),
    intentId: text("intent_id"),
    chargeId: text("charge_id"),
    state: text("state").$type<"open" | "processing" | "paid" | "failed" | "expired">().notNull(),
    amount: integer("amount").notNull(),
    /** The provider's word for how it was paid (`ideal`, `card`); empty until it is known. */
    method: text("method").notNull().default(""),
    /** The provider's code for why it failed. */
    problem: text("problem").notNull().default(""),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    checkedAt: moment("checked_at"),
  },
  (t) => [
    uniqueIndex("payment_attempts_open").on(t.purchaseId).where(sql`${t.state} in ('open', 'processing')`),
    index("payment_attempts_purchase").on(t.purchaseId),
  ],
);

/** Events of the payment provider, each applied once. */
export const paymentEvents = pgTable("payment_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  /** What the event is about: the id of a session, intent or refund. */
  objectId: text("object_id").notNull(),
  receivedAt: moment("received_at").notNull(),
  appliedAt: moment("applied_at"),
  /** Why an operator has to look at it; empty when all is well. */
  problem: text("problem").notNull().default(""),
});

export const refunds = pgTable(
  "refunds",
  {
    id: text("id").primaryKey(),
    purchaseId: text("purchase_id")
      .notNull()
      .references(() => purchases.id),
    /** Null when a whole purchase is refunded because it could not be fulfilled. */
    orderId: text("order_id").references(() => orders.id),
    amount: integer("amount").notNull(),
    reason: text("reason").notNull(),
    state: text("state").$type<"requested" | "sent" | "succeeded" | "failed">().notNull(),
    /** The payment it is taken from; null: the one that the purchase was paid with. */
    intentId: text("intent_id"),
    providerId: text("provider_id").unique(),
    tries: smallint("tries").notNull().default(0),
    nextTryAt: moment("next_try_at"),
    requestedAt: moment("requested_at").notNull(),
    finishedAt: moment("finished_at"),
  },
  (t) => [index("refunds_purchase").on(t.purchaseId), index("refunds_order").on(t.orderId)],
);

/** What a refund gives back of each line, in the order's frozen amounts. */
export const refundLines = pgTable(
  "refund_lines",
  {
    refundId: text("refund_id")
      .notNull()
      .references(() => refunds.id),
    lineId: text("line_id")
      .notNull()
      .references(() => orderLines.id),
    quantity: smallint("quantity").notNull(),
    amount: integer("amount").notNull(),
  },
  (t) => [primaryKey({ columns: [t.refundId, t.lineId] }), index("refund_lines_line").on(t.lineId)],
);

/** Double-entry book: the amounts of one event add up to zero. */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    eventId: text("event_id").notNull(),
    /** `provider`, `shopper`, `platform`, `commission`, or `seller:` and a shop id. */
    account: text("account").notNull(),
    purchaseId: text("purchase_id").notNull(),
    orderId: text("order_id"),
    amount: integer("amount").notNull(),
    bookedAt: moment("booked_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.account] }),
    index("ledger_entries_account").on(t.account),
    index("ledger_entries_purchase").on(t.purchaseId),
  ],
);

/** What a seller earned with an order, sent to the seller's account at the provider. */
export const transfers = pgTable(
  "transfers",
  {
    id: text("id").primaryKey(),
    orderId: text("order_id")
      .notNull()
      .references(() => orders.id),
    shopId: text("shop_id").notNull(),
    /** Negative for a reversal. */
    amount: integer("amount").notNull(),
    reversalOf: text("reversal_of"),
    /** `void`: the order was cancelled before anything was sent. */
    state: text("state").$type<"due" | "sent" | "failed" | "void">().notNull(),
    providerId: text("provider_id").unique(),
    tries: smallint("tries").notNull().default(0),
    nextTryAt: moment("next_try_at"),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [uniqueIndex("transfers_earning").on(t.orderId).where(sql`${t.reversalOf} is null`)],
);
