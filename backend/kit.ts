import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Database } from "./storage/database";

/** Structured log: one line a fact, with fields a machine can read. Never a token, a password or a cookie. */
export interface Log {
  info(message: string, fields?: Record<string, unknown>): void;
  warn(message: string, fields?: Record<string, unknown>): void;
  error(message: string, fields?: Record<string, unknown>): void;
}

/** What every module of the backend is given. */
export interface Kit {
  db: Database;
  /** Absolute folder for everything that must survive a restart; a module keeps to a subfolder of its own name. */
  dataDir: string;
  log: Log;
  /** The clock, so that tests can choose the day. */
  now: () => Date;
}

/** A module answers the paths of one service, relative to where that service is mounted. */
export interface Module {
  routes: OpenAPIHono;
  close?: () => Promise<void>;
}

/** Told after every committed change of products, so that they are found (and no longer found) within a second. */
export interface ProductChanges {
  /** Catches up with all products whose revision is above the last one seen; resolves when they can be found. */
  catchUp(): Promise<void>;
}
