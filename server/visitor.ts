import type { IncomingMessage } from "node:http";
import { parse } from "hono/utils/cookie";
import { isCartSession } from "#contract/cart-session";
import { FLAGS_COOKIE } from "#contract/flag-choice";
import { readConsent, type VisitorConsent } from "../app/browser/consent-cookie";
import { cookieNames } from "../app/browser/storage-keys";
import { type FlagChoice, parseFlagCookie } from "../app/flags/flags";

/** The few properties that make documents differ between visitors. */
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

/** The cart session of this browser. Only pages marked personal may use it. */
export function readCartSession(req: IncomingMessage): string | undefined {
  const session = cookiesOf(req)[cookieNames.cartSession];
  return isCartSession(session) ? session : undefined;
}

/** What this browser allows. Documents are the same for all; only pages marked personal and headers may depend on it. */
export function readVisitorConsent(req: IncomingMessage): VisitorConsent {
  return { chosen: readConsent(cookiesOf(req)[cookieNames.consent]), objects: req.headers["sec-gpc"] === "1" };
}

const cookiesOf = (req: IncomingMessage) => parse((req.headers.cookie ?? "").slice(0, 8_192));

/** Visitors with the same key get the same documents. */
export function visitorKey({ choice, adult, mobile }: Visitor): string {
  return `${choice.enabled.join(",")}|${choice.disabled.join(",")}|${adult ? "a" : ""}${mobile ? "m" : ""}`;
}
