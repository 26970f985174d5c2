import type { Context } from "koa";
import type Provider from "oidc-provider";
import type { Devices } from "../devices";
import type { FormTokens } from "../form-tokens";
import type { LeakCheck } from "../leaked-passwords";
import type { Limits } from "../limits";
import type { Messages } from "../messages";
import type { Passkeys } from "../passkeys";
import type { Passwords } from "../passwords";
import type { Sessions } from "../sessions";
import type { IdentityKit } from "../settings";
import { texts } from "../texts";
import type { Problems } from "./form";
import type { Frame, PageContent } from "./layout";

/** What the pages work with. */
export interface Desk {
  kit: IdentityKit;
  provider: Provider;
  passwords: Passwords;
  isLeaked: LeakCheck;
  passkeys: Passkeys;
  devices: Devices;
  formTokens: FormTokens;
  sessions: Sessions;
  limits: Limits;
  messages: Messages;
  /** Base path of the pages: `/identity`. */
  base: string;
}

/** One request for a page. */
export interface Visit {
  desk: Desk;
  ctx: Context;
  /** The interaction in the path; empty elsewhere. */
  uid: string;
  shop: string;
  paths: Frame["paths"];
  /** Submitted form data; empty for GET. */
  form: URLSearchParams;
}

export interface Shown {
  status?: number;
  page: PageContent;
}
export type Answer = Shown | { redirect: string };
export type Handler = (visit: Visit) => Promise<Answer>;

const BODY_LIMIT = 32 * 1024;

export class BodyError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`form refused with ${status}`);
    this.status = status;
  }
}

/** The fields of a form. Throws a BodyError for any other content or a body that is too large. */
export async function readForm(ctx: Context): Promise<URLSearchParams> {
  if (!ctx.is("application/x-www-form-urlencoded")) throw new BodyError(415);
  let text = "";
  ctx.req.setEncoding("latin1");
  // Keeps the request open on rejection, because otherwise the response could not be sent.
  for await (const part of ctx.req.iterator({ destroyOnReturn: false })) {
    text += part;
    if (text.length <= BODY_LIMIT) continue;
    ctx.set("Connection", "close");
    throw new BodyError(413);
  }
  const fields = new URLSearchParams(text);
  // PostgreSQL rejects text with a NUL character.
  if ([...fields.values()].some((value) => value.includes("\0"))) throw new BodyError(400);
  return fields;
}

/** Sets Retry-After and returns the error message. */
export function tooMany({ ctx }: Visit, seconds: number): Problems {
  ctx.set("Retry-After", String(seconds));
  return { form: texts.tooMany(seconds) };
}
