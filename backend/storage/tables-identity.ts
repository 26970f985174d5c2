import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { AccountKind } from "#contract/identity";
import { moment } from "./columns";

/** Tables of the embedded identity provider. Nothing outside backend/identity reads them. */

/** People who can sign in. The id is the subject of every token. */
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
    /** What the person chose at sign-up; a business must still apply separately. */
    kind: text("kind").$type<AccountKind>().notNull().default("private"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
  },
  (t) => [uniqueIndex("accounts_email").on(t.emailKey)],
);

/** Records of the provider's library: sessions, grants, codes, refresh tokens, interactions. */
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

/**
 * Keys that sign tokens (purpose `sign`, private JWK) and cookies (purpose `cookie`); the newest signs, older ones
 * still verify.
 */
export const identityKeys = pgTable("identity_keys", {
  id: text("id").primaryKey(),
  purpose: text("purpose").notNull(),
  value: jsonb("value").$type<Record<string, unknown>>().notNull(),
  createdAt: moment("created_at").notNull(),
});

/** One-time links sent by mail; stores only the hash of the link's secret. */
export const mailTokens = pgTable(
  "mail_tokens",
  {
    hash: text("hash").primaryKey(),
    purpose: text("purpose").notNull(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** The address that the link confirms, if not the account's current one. */
    email: text("email"),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [index("mail_tokens_account").on(t.accountId)],
);

/** Where a user is signed in: one row per session of the provider, with the same uid. */
export const signIns = pgTable(
  "sign_ins",
  {
    sessionUid: text("session_uid").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** The browser's user agent, truncated; shown only to the account's owner. */
    userAgent: text("user_agent").notNull().default(""),
    createdAt: moment("created_at").notNull(),
    usedAt: moment("used_at").notNull(),
    /** When the session ends unless it is used again. */
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [index("sign_ins_account").on(t.accountId), index("sign_ins_expiry").on(t.expiresAt)],
);

/** WebAuthn credentials. */
export const passkeys = pgTable(
  "passkeys",
  {
    /** Credential id, base64url. */
    id: text("id").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** COSE key, base64url. */
    publicKey: text("public_key").notNull(),
    counter: bigint("counter", { mode: "number" }).notNull(),
    transports: text("transports").array().notNull().default([]),
    name: text("name").notNull(),
    createdAt: moment("created_at").notNull(),
    usedAt: moment("used_at"),
  },
  (t) => [index("passkeys_account").on(t.accountId)],
);

/** Challenges issued to authenticators; each can be used once. */
export const passkeyChallenges = pgTable("passkey_challenges", {
  challenge: text("challenge").primaryKey(),
  /** The account that registers a passkey; null for a sign-in. */
  accountId: text("account_id").references(() => accounts.id, { onDelete: "cascade" }),
  expiresAt: moment("expires_at").notNull(),
});

/** Attempts (sign-in, sign-up, mails) per key within a time window. */
export const attemptCounts = pgTable("attempt_counts", {
  key: text("key").primaryKey(),
  points: integer("points").notNull(),
  expiresAt: moment("expires_at").notNull(),
});
