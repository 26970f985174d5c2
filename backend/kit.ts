import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Log } from "./process/log";
import type { Database, Session } from "./storage/database";

/** What every module of the backend is given. */
export interface Kit {
  db: Database;
  /** Absolute folder for everything that must survive a restart; a module keeps to a subfolder of its own name. */
  dataDir: string;
  log: Log;
  /** The clock, so that tests can choose the day. */
  now: () => Date;
}

/** Whom a verified access token speaks of. */
export interface TokenUser {
  sub: string;
  /** Empty when the provider does not put it into access tokens. */
  email: string;
  emailVerified: boolean;
}
/**
 * Verifies the bearer of an `Authorization` header: signature, issuer, audience, expiry. Undefined without a header;
 * throws a 401 for anything else that is not a good token.
 */
export type CheckBearer = (authorization: string | undefined) => Promise<TokenUser | undefined>;

/** A message in plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}
/** Hands a message over: to the mail server, or to the outbox folder when there is none. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Somebody who has just signed up at the embedded identity provider. */
export interface NewPerson {
  sub: string;
  email: string;
  givenName: string;
  familyName: string;
  termsAcceptedAt: Date;
  termsVersion: string;
}
/** Makes the shop's profile of a new person, in the transaction that makes the account. */
export type MakeProfile = (session: Session, person: NewPerson) => Promise<void>;

/** What the rest of the shop may ask of the embedded identity provider; nothing happens when a remote one is used. */
export interface IdentityAccounts {
  remove(sub: string): Promise<void>;
  /** Says the name as the profile has it now: tokens would bring the old one back at the next sign-in. */
  rename(sub: string, name: { givenName?: string | undefined; familyName?: string | undefined }): Promise<void>;
  /** Everything kept about the account, without secrets; null when it is not known here. */
  export(sub: string): Promise<Record<string, unknown> | null>;
}

/** A module answers the paths of one service, relative to where that service is mounted. */
export interface Module {
  routes: OpenAPIHono;
  close?: () => Promise<void>;
}
