import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Log } from "../process/log";

export interface Issue {
  /** Dot-joined path of the field, prefixed with its location: `body.page.size`. */
  path: string;
  message: string;
}
/** Body of every error response. */
export interface FailureBody {
  error: { code: string; message: string; issues?: Issue[] };
}

const codes: Record<number, string> = {
  400: "invalid",
  401: "unauthorized",
  403: "forbidden",
  404: "not_found",
  409: "conflict",
  410: "gone",
  413: "too_large",
  415: "unsupported_media_type",
  422: "refused",
  429: "too_many_requests",
  503: "unavailable",
  507: "no_room",
};

class Failure extends HTTPException {
  readonly issues: Issue[] | undefined;
  /** When the client may retry. */
  readonly retryAfterSeconds: number | undefined;
  /** Where the status alone does not say what is wrong. */
  readonly code: string | undefined;

  constructor(
    status: ContentfulStatusCode,
    message: string,
    { issues, retryAfterSeconds, code }: { issues?: Issue[]; retryAfterSeconds?: number; code?: string } = {},
  ) {
    super(status, { message });
    this.issues = issues;
    this.retryAfterSeconds = retryAfterSeconds;
    this.code = code;
  }
}

/** Creates an error to throw: sent with this status; the message is shown to the caller. */
export function failure(status: ContentfulStatusCode, message: string, issues?: Issue[]): HTTPException {
  return new Failure(status, message, issues ? { issues } : {});
}

/** Like `failure`, with a code of its own instead of the usual one of this status. */
export function codedFailure(status: ContentfulStatusCode, code: string, message: string): HTTPException {
  return new Failure(status, message, { code });
}

/** Like `failure`, with 503: the client may retry after this many seconds. */
export function notYet(message: string, retryAfterSeconds: number): HTTPException {
  return new Failure(503, message, { retryAfterSeconds });
}

/** Like `failure`, with 429: the client has used up its share for this many seconds. */
export function tooMany(message: string, retryAfterSeconds: number): HTTPException {
  return new Failure(429, message, { retryAfterSeconds });
}

export function failureBody(status: number, message: string, issues?: Issue[]): FailureBody {
  const error = { code: codes[status] ?? (status < 500 ? "invalid" : "internal"), message };
  return { error: issues ? { ...error, issues } : error };
}

/** Body of the response to a deliberate failure. */
export function bodyOfFailure(error: HTTPException): FailureBody {
  const { issues, code } = error instanceof Failure ? error : {};
  const body = failureBody(error.status, error.message, issues);
  return code ? { error: { ...body.error, code } } : body;
}

/** Sends a deliberate failure as it is; logs anything else and sends a 500 without internals. */
export function answerFailure(log: Log, error: Error, c: Context): Response {
  c.header("Cache-Control", "no-store");
  if (error instanceof HTTPException) {
    const { retryAfterSeconds } = error instanceof Failure ? error : {};
    if (retryAfterSeconds !== undefined) c.header("Retry-After", String(retryAfterSeconds));
    return c.json(bodyOfFailure(error), error.status as ContentfulStatusCode);
  }
  log.error("call failed", { method: c.req.method, path: c.req.path, error: error.stack ?? error.message });
  return c.json(failureBody(500, "Something went wrong on our side."), 500);
}
