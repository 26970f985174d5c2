import Cookies from "js-cookie";
import { cookieNames } from "~/browser/storage-keys";
import type { Flags } from "~/flags/flags";

/** Cookie with the visitor's choice: `analytics` when measuring is allowed. */
export const CONSENT_COOKIE = cookieNames.consent;

/**
 * Whether visits may be measured. With the consent banner, only after the visitor has agreed; without it the operator
 * has decided that no consent is needed (FU-27, TR-05).
 */
export function mayMeasure(flags: Pick<Flags, "ConsentBanner">): boolean {
  if (!flags.ConsentBanner) return true;
  return (Cookies.get(CONSENT_COOKIE) ?? "").split("|").includes("analytics");
}
