import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Log } from "./process/log";
import type { Database, Session } from "./storage/database";

/** What every backend module receives. */
export interface Kit {
  db: Database;
  /**
   * Absolute path of the folder for everything that must survive a restart; each module uses a subfolder of its own
   * name.
   */
  dataDir: string;
  log: Log;
  /** The clock; tests set the day. */
  now: () => Date;
}

/** The user a verified access token identifies. */
export interface TokenUser {
  sub: string;
  /** Empty when the provider omits it from access tokens. */
  email: string;
  emailVerified: boolean;
}
/**
 * Verifies the bearer token of an `Authorization` header: signature, issuer, audience, expiry. Undefined without a
 * header; throws a 401 for any other invalid value.
 */
export type CheckBearer = (authorization: string | undefined) => Promise<TokenUser | undefined>;

/** A message; `text` says everything that `html` shows. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Where the recipient stops mails like this one, with one press (RFC 8058). */
  stopUrl?: string;
  /** After this it is of no use, and is not sent. */
  until?: Date;
  /** Names the message among mail servers. */
  id?: string;
}
/** Sends a message. What modules are given queues it: it resolves when the message is stored, and will be sent. */
export type SendMail = (mail: Mail) => Promise<void>;

/** A user who has just signed up at the embedded identity provider. */
export interface NewUser {
  sub: string;
  email: string;
  givenName: string;
  familyName: string;
  termsAcceptedAt: Date;
  termsVersion: string;
}
/** Creates the shop's profile of a new user, in the transaction that creates the account. */
export type MakeProfile = (session: Session, user: NewUser) => Promise<void>;

/** What other modules may ask of the embedded identity provider; does nothing when a remote one is used. */
export interface IdentityAccounts {
  remove(sub: string): Promise<void>;
  /** Updates the name to match the profile: otherwise tokens would restore the old one at the next sign-in. */
  rename(sub: string, name: { givenName?: string | undefined; familyName?: string | undefined }): Promise<void>;
  /** All data kept about the account, without secrets; null for an unknown account. */
  export(sub: string): Promise<Record<string, unknown> | null>;
}

/** A module's routes within one service, relative to the mount of that service. */
export interface Module {
  routes: OpenAPIHono;
  close?: () => Promise<void>;
}
