import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { moment } from "./columns";

/**
 * Tables of the embedded payment provider. Nothing outside backend/payment-provider reads them: to the shop the
 * provider is another company, which it asks over its API. Ids have Stripe's prefixes, amounts are integer cents.
 */

const metadata = () => jsonb("metadata").$type<Record<string, string>>().notNull().default({});

/** The secret key, the webhook secrets and the distance of the test clock. */
export const providerSettings = pgTable("provider_settings", {
  id: text("id").primaryKey(),
  purpose: text("purpose").notNull(),
  value: text("value").notNull(),
  createdAt: moment("created_at").notNull(),
  /** When a rolled secret stops signing. */
  expiresAt: moment("expires_at"),
});

/** Connected accounts: the sellers that money is transferred to. */
export const providerAccounts = pgTable("provider_accounts", {
  id: text("id").primaryKey(),
  email: text("email"),
  country: text("country").notNull(),
  businessName: text("business_name"),
  metadata: metadata(),
  createdAt: moment("created_at").notNull(),
});

export interface ProviderLine {
  id: string;
  name: string;
  description: string | null;
  unitAmount: number;
  quantity: number;
}
/** What the shop stated when it created the session. */
export interface ProviderSessionDetails {
  lines: ProviderLine[];
  /** Offered to the buyer. */
  methods: string[];
  /** As the shop chose them, if it did. */
  allowedMethods: string[] | null;
  successUrl: string;
  cancelUrl: string | null;
  customerEmail: string | null;
  clientReferenceId: string | null;
  locale: string | null;
  submitType: string | null;
  /** Handed to the payment intent. */
  intent: { metadata: Record<string, string>; transferGroup: string | null; description: string | null };
}

export const providerSessions = pgTable(
  "provider_sessions",
  {
    id: text("id").primaryKey(),
    status: text("status").$type<"open" | "complete" | "expired">().notNull(),
    paymentStatus: text("payment_status").$type<"unpaid" | "paid">().notNull(),
    amount: integer("amount").notNull(),
    currency: text("currency").notNull(),
    details: jsonb("details").$type<ProviderSessionDetails>().notNull(),
    /** Set by the first attempt to pay. */
    intentId: text("intent_id"),
    attempts: integer("attempts").notNull().default(0),
    metadata: metadata(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [
    uniqueIndex("provider_sessions_intent").on(t.intentId),
    index("provider_sessions_expiry").on(t.status, t.expiresAt),
  ],
);

/** A payment method as it was used; of a card never more than what Stripe shows of one. */
export interface ProviderMethod {
  type: string;
  card?: { brand: string; last4: string; expMonth: number; expYear: number };
  /** What a test card does later on. */
  refund?: "fails" | "pending";
}
export interface ProviderFailure {
  code: string;
  declineCode: string | null;
  message: string;
}

export const providerIntents = pgTable(
  "provider_intents",
  {
    id: text("id").primaryKey(),
    sessionId: text("session_id")
      .notNull()
      .references(() => providerSessions.id, { onDelete: "cascade" }),
    status: text("status")
      .$type<"requires_payment_method" | "requires_action" | "processing" | "succeeded" | "canceled">()
      .notNull(),
    amount: integer("amount").notNull(),
    currency: text("currency").notNull(),
    transferGroup: text("transfer_group"),
    description: text("description"),
    method: jsonb("method").$type<ProviderMethod>(),
    failure: jsonb("failure").$type<ProviderFailure>(),
    chargeId: text("charge_id"),
    /** When a bank that has not answered yet will do so, and what. */
    settlesAt: moment("settles_at"),
    settlesTo: text("settles_to").$type<"succeeded" | "failed">(),
    metadata: metadata(),
    createdAt: moment("created_at").notNull(),
    canceledAt: moment("canceled_at"),
  },
  (t) => [index("provider_intents_session").on(t.sessionId), index("provider_intents_settling").on(t.settlesAt)],
);

export const providerCharges = pgTable(
  "provider_charges",
  {
    id: text("id").primaryKey(),
    intentId: text("intent_id")
      .notNull()
      .references(() => providerIntents.id, { onDelete: "cascade" }),
    status: text("status").$type<"succeeded" | "pending" | "failed">().notNull(),
    amount: integer("amount").notNull(),
    amountRefunded: integer("amount_refunded").notNull().default(0),
    /** How much of it has been transferred by naming it as the source. */
    amountTransferred: integer("amount_transferred").notNull().default(0),
    currency: text("currency").notNull(),
    transferGroup: text("transfer_group"),
    method: jsonb("method").$type<ProviderMethod>().notNull(),
    failure: jsonb("failure").$type<ProviderFailure>(),
    metadata: metadata(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [index("provider_charges_intent").on(t.intentId), index("provider_charges_group").on(t.transferGroup)],
);

export const providerRefunds = pgTable(
  "provider_refunds",
  {
    id: text("id").primaryKey(),
    chargeId: text("charge_id")
      .notNull()
      .references(() => providerCharges.id, { onDelete: "cascade" }),
    intentId: text("intent_id").notNull(),
    status: text("status").$type<"pending" | "succeeded" | "failed">().notNull(),
    amount: integer("amount").notNull(),
    currency: text("currency").notNull(),
    reason: text("reason"),
    failureReason: text("failure_reason"),
    settlesAt: moment("settles_at"),
    settlesTo: text("settles_to").$type<"succeeded" | "failed">(),
    metadata: metadata(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    index("provider_refunds_charge").on(t.chargeId),
    index("provider_refunds_intent").on(t.intentId),
    index("provider_refunds_settling").on(t.settlesAt),
  ],
);

export const providerTransfers = pgTable(
  "provider_transfers",
  {
    id: text("id").primaryKey(),
    destination: text("destination")
      .notNull()
      .references(() => providerAccounts.id),
    amount: integer("amount").notNull(),
    amountReversed: integer("amount_reversed").notNull().default(0),
    currency: text("currency").notNull(),
    chargeId: text("charge_id"),
    transferGroup: text("transfer_group"),
    description: text("description"),
    metadata: metadata(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    index("provider_transfers_group").on(t.transferGroup),
    index("provider_transfers_destination").on(t.destination),
  ],
);

export const providerReversals = pgTable(
  "provider_reversals",
  {
    id: text("id").primaryKey(),
    transferId: text("transfer_id")
      .notNull()
      .references(() => providerTransfers.id),
    amount: integer("amount").notNull(),
    currency: text("currency").notNull(),
    metadata: metadata(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [index("provider_reversals_transfer").on(t.transferId)],
);

/** The provider's own book. The amounts of one source add up to 0. Append-only. */
export const providerEntries = pgTable(
  "provider_entries",
  {
    /** What moved the money: a charge, a refund, a failed refund, a transfer, a reversal, a payout. */
    source: text("source").notNull(),
    /** `platform`, `outside` (buyers and banks), or a connected account. */
    account: text("account").notNull(),
    amount: integer("amount").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.source, t.account] }), index("provider_entries_account").on(t.account)],
);

/** Events with the state of their delivery to the shop. */
export const providerEvents = pgTable(
  "provider_events",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    /** The event as it is sent, except the number of pending deliveries. */
    body: jsonb("body").$type<Record<string, unknown>>().notNull(),
    createdAt: moment("created_at").notNull(),
    tries: integer("tries").notNull().default(0),
    /** When it is sent (again); null when it has been delivered or given up. */
    nextAt: moment("next_at"),
    deliveredAt: moment("delivered_at"),
    problem: text("problem"),
  },
  (t) => [
    index("provider_events_due").on(t.nextAt),
    index("provider_events_type").on(t.type, t.createdAt),
    index("provider_events_created").on(t.createdAt),
  ],
);

/** The answer that was given under an idempotency key; without a status the first request is still being handled. */
export const providerIdempotency = pgTable(
  "provider_idempotency",
  {
    key: text("key").primaryKey(),
    /** Hash of the request. */
    fingerprint: text("fingerprint").notNull(),
    status: integer("status"),
    body: text("body"),
    startedAt: moment("started_at").notNull(),
  },
  (t) => [index("provider_idempotency_start").on(t.startedAt)],
);
