import type { IncomingMessage } from "node:http";
import { parse } from "hono/utils/cookie";
import { isCartSession } from "#contract/cart-session";
import { FLAGS_COOKIE } from "#contract/flags";
import { cookieNames } from "../app/browser/storage-keys";
import { type FlagChoice, parseFlagCookie } from "../app/flags/flags";

/** The little that may differ between two visitors' documents. */
export interface Visitor {
  choice: FlagChoice;
  adult: boolean;
  mobile: boolean;
}

export function readVisitor(req: IncomingMessage): Visitor {
  const cookies = cookiesOf(req);
  const hint = req.headers["sec-ch-ua-mobile"];
  return {
    choice: parseFlagCookie(cookies[FLAGS_COOKIE]),
    adult: cookies[cookieNames.adultAllowed] === "true" && cookies[cookieNames.adultBlocked] !== "true",
    mobile: hint === undefined ? /\bMobi/.test(req.headers["user-agent"] ?? "") : hint === "?1",
  };
}

/** The cart of this visitor's browser: for pages marked personal alone. */
export function readCartSession(req: IncomingMessage): string | undefined {
  const session = cookiesOf(req)[cookieNames.cartSession];
  return isCartSession(session) ? session : undefined;
}

const cookiesOf = (req: IncomingMessage) => parse((req.headers.cookie ?? "").slice(0, 8_192));

/** Visitors with the same key get the same documents. */
export function visitorKey({ choice, adult, mobile }: Visitor): string {
  return `${choice.enabled.join(",")}|${choice.disabled.join(",")}|${adult ? "a" : ""}${mobile ? "m" : ""}`;
}
