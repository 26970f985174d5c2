import type { ServiceName } from "#contract/services";
import type { Look } from "./identity/settings";
import type { Seed } from "./seed/seed";

/** Settings of the embedded backend; environment variables are read in `server/`. */
export interface BackendConfig {
  /** Folder for everything that must survive a restart. */
  dataDir: string;
  /** PostgreSQL server to use instead of the embedded store. */
  databaseUrl?: string;
  /** Fills an empty store and draws the matching pictures; without it the shop starts empty. */
  seed?: Seed;
  /** The services handled here; the others are remote. */
  embedded: readonly ServiceName[];
  /** Receives short messages about slow start-up steps. */
  progress?: (message: string) => void;
  /** Public origin of the shop; not called before the first request. */
  publicOrigin?: () => string;
  identity?: IdentityConfig;
  mail?: MailConfig;
  /** What the platform takes of an order, in basis points, where a shop has no rate of its own. */
  commissionBp?: number;
  payments?: PaymentConfig;
  /** A language model behind an OpenAI-compatible address, which the assistant asks. */
  chatModel?: { url: string; model: string; key?: string };
  /** Moves paid orders on by itself: for a shop that only shows how it works. */
  courier?: boolean;
}

/** Ten percent. */
export const COMMISSION_BP = 1_000;

export interface IdentityConfig {
  /** Address of a remote identity provider; without it the embedded one is started. */
  issuer?: string;
  clientId?: string;
  /** Expected audience of access tokens. */
  audience?: string;
  /** Set behind a proxy whose X-Forwarded headers are trusted. */
  trustProxy?: boolean;
  /** Look of the embedded provider's pages. */
  look?: Look;
  /** Power of two; lower it in tests only. */
  passwordCost?: number;
  /** Range-search service for leaked passwords, compatible with Have I Been Pwned. */
  passwordRangeUrl?: string;
}

export interface PaymentConfig {
  /** Stripe itself; without it the embedded provider is started. */
  stripe?: { secretKey: string; webhookSecret: string; apiUrl?: string };
  /** Enables the embedded provider's test calls and guards them. */
  testKey?: string;
  /** Methods to offer, in the provider's words, in this order; without them its own settings decide. */
  methods?: string[];
}

export interface MailConfig {
  smtpUrl?: string;
  from?: string;
  /** Where messages to customer service are mailed to. */
  contact?: string;
}
