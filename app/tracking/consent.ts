import Cookies from "js-cookie";
import { cookieNames } from "~/browser/storage-keys";
import type { Flags } from "~/flags/flags";

/** Cookie that holds the visitor's choice: `analytics` when measuring is allowed. */
export const CONSENT_COOKIE = cookieNames.consent;

/**
 * Whether visits may be measured. With the consent banner on, only after the visitor said yes; without a banner the
 * operator has decided that nothing needs asking (FU-27, TR-05).
 */
export function mayMeasure(flags: Pick<Flags, "ConsentBanner">): boolean {
  if (!flags.ConsentBanner) return true;
  return (Cookies.get(CONSENT_COOKIE) ?? "").split("|").includes("analytics");
}
