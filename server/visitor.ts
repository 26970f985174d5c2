import type { IncomingMessage } from "node:http";
import { FLAGS_COOKIE } from "#contract/flags";
import { cookieNames } from "../app/browser/storage-keys";
import { type FlagChoice, parseFlagCookie } from "../app/flags/flags";

/** The little that may differ between two visitors' documents. */
export interface Visitor {
  choice: FlagChoice;
  adult: boolean;
  mobile: boolean;
}

export function readCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = {};
  for (const part of (header ?? "").slice(0, 8_192).split(";")) {
    const at = part.indexOf("=");
    if (at < 1) continue;
    const name = part.slice(0, at).trim();
    try {
      cookies[name] ??= decodeURIComponent(part.slice(at + 1).trim());
    } catch {
      // A cookie that is not ours; ours are always encoded well.
    }
  }
  return cookies;
}

export function readVisitor(req: IncomingMessage): Visitor {
  const cookies = readCookies(req.headers.cookie);
  const hint = req.headers["sec-ch-ua-mobile"];
  return {
    choice: parseFlagCookie(cookies[FLAGS_COOKIE]),
    adult: cookies[cookieNames.adultAllowed] === "true" && cookies[cookieNames.adultBlocked] !== "true",
    mobile: hint === undefined ? /\bMobi/.test(req.headers["user-agent"] ?? "") : hint === "?1",
  };
}

/** Visitors with the same key get the same documents. */
export function visitorKey({ choice, adult, mobile }: Visitor): string {
  return `${choice.enabled.join(",")}|${choice.disabled.join(",")}|${adult ? "a" : ""}${mobile ? "m" : ""}`;
}
