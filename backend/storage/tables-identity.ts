import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";

/** Tables of the embedded identity provider. Nothing outside backend/identity reads them. */

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** Who can sign in. The id is the subject of every token. */
export const accounts = pgTable(
  "accounts",
  {
    id: text("id").primaryKey(),
    /** As typed; compared in lower case. */
    email: text("email").notNull(),
    emailKey: text("email_key").notNull(),
    emailVerified: boolean("email_verified").notNull().default(false),
    /** Salted hash with its parameters; never the password. */
    password: text("password").notNull(),
    givenName: text("given_name").notNull().default(""),
    familyName: text("family_name").notNull().default(""),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (t) => [uniqueIndex("accounts_email").on(t.emailKey)],
);

/** What the provider's library keeps: sessions, grants, codes, refresh tokens, interactions. */
export const oidcRecords = pgTable(
  "oidc_records",
  {
    model: text("model").notNull(),
    id: text("id").notNull(),
    payload: jsonb("payload").$type<Record<string, unknown>>().notNull(),
    grantId: text("grant_id"),
    userCode: text("user_code"),
    uid: text("uid"),
    expiresAt: moment("expires_at"),
    consumedAt: moment("consumed_at"),
  },
  (t) => [
    primaryKey({ columns: [t.model, t.id] }),
    index("oidc_records_grant").on(t.grantId),
    index("oidc_records_uid").on(t.model, t.uid),
    index("oidc_records_expiry").on(t.expiresAt),
  ],
);

/** Keys that sign tokens (purpose `sign`, private JWK) and cookies (purpose `cookie`); the newest is used, older ones still verify. */
export const identityKeys = pgTable("identity_keys", {
  id: text("id").primaryKey(),
  purpose: text("purpose").notNull(),
  value: jsonb("value").$type<Record<string, unknown>>().notNull(),
  createdAt: moment("created_at").notNull(),
});

/** One-time links sent by mail; only the hash of what the link carries. */
export const mailTokens = pgTable(
  "mail_tokens",
  {
    hash: text("hash").primaryKey(),
    purpose: text("purpose").notNull(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [index("mail_tokens_account").on(t.accountId)],
);

/** How often something was tried (sign in, sign up, mails) by whom, within a stretch of time. */
export const attemptCounts = pgTable("attempt_counts", {
  key: text("key").primaryKey(),
  points: integer("points").notNull(),
  expiresAt: moment("expires_at").notNull(),
});
