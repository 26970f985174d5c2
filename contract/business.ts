import type { BusinessRequest } from "./answers/business";
import { defineCall } from "./call";

export type { BusinessRequest } from "./answers/business";

/** What a request can lack before it can be approved. */
export const requestParts = ["representative", "ibanName", "declaration", "email", "domain"] as const;
export type RequestPart = (typeof requestParts)[number];

/** Where a site shows the word that proves whose it is; one of the three is enough. */
export const DOMAIN_FILE = "/.well-known/etalage.txt";
export const DOMAIN_META = "etalage-verification";
/** The word follows it in a TXT record of the domain. */
export const DOMAIN_RECORD = "etalage-verification=";

const ofUser = { service: "users", bearer: "required" } as const;

/** The user's own request to sell here. 404 without one. */
export const businessRequest = defineCall<Record<never, never>, BusinessRequest>({
  ...ofUser,
  name: "businessRequest",
  method: "GET",
  path: "/business",
});
/** Looks whether the site is theirs and the e-mail address confirmed. 404 without a request, 429 after too many. */
export const checkBusiness = defineCall<Record<never, never>, BusinessRequest>({
  ...ofUser,
  name: "checkBusiness",
  method: "POST",
  path: "/business/check",
});
