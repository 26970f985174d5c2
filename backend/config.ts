import type { ServiceName } from "#contract/services";
import type { Look } from "./identity/settings";
import type { Seed } from "./seed/seed";

/** What the embedded backend is told by whoever starts it; environment variables are read by the door. */
export interface BackendConfig {
  /** Folder for everything that must survive a restart. */
  dataDir: string;
  /** Address of a PostgreSQL server in the place of the embedded store. */
  databaseUrl?: string;
  /** What an empty store is filled with, and draws the pictures that go with it; without it the shop starts empty. */
  seed?: Seed;
  /** The services answered here; the others are remote. */
  embedded: readonly ServiceName[];
  /** Told in a few words what takes long. */
  progress?: (message: string) => void;
  /** Origin under which shoppers see the shop; asked at the first request at the earliest. */
  publicOrigin?: () => string;
  identity?: IdentityConfig;
  mail?: MailConfig;
}

export interface IdentityConfig {
  /** Address of an identity provider elsewhere; without it the embedded one is opened. */
  issuer?: string;
  clientId?: string;
  /** Who access tokens are for. */
  audience?: string;
  /** Behind a proxy whose X-Forwarded headers can be believed. */
  trustProxy?: boolean;
  /** How the pages of the embedded provider look. */
  look?: Look;
  /** Power of two; lower it in tests only. */
  passwordCost?: number;
  /** A range search of leaked passwords, as Have I Been Pwned offers. */
  passwordRangeUrl?: string;
}

export interface MailConfig {
  smtpUrl?: string;
  from?: string;
}
