import Cookies from "js-cookie";
import type { ConsentPurpose } from "#contract/consent";
import { allowedPurposes, readConsent } from "~/browser/consent-cookie";
import { cookieNames } from "~/browser/storage-keys";
import type { Flags } from "~/flags/flags";

declare global {
  interface Navigator {
    /** Not in every browser: https://www.w3.org/TR/gpc/ */
    globalPrivacyControl?: boolean;
  }
}

/** Cookie with the visitor's choice; see `browser/consent-cookie.ts`. */
export const CONSENT_COOKIE = cookieNames.consent;
/** Sent to the window by the script in the head when the visitor has answered the banner on this page. */
const ANSWERED = "consent";

/**
 * Whether visits may be measured. With the consent banner, only after the visitor has agreed; without it the operator
 * has decided that no consent is needed (FU-27, TR-05). Read each time, because another tab may have changed it.
 */
export function mayMeasure(flags: Pick<Flags, "ConsentBanner">, purpose: ConsentPurpose = "analytics"): boolean {
  if (!flags.ConsentBanner) return true;
  const chosen = readConsent(Cookies.get(CONSENT_COOKIE));
  return allowedPurposes({ chosen, objects: navigator.globalPrivacyControl === true }).includes(purpose);
}

/** What would have been measured of this page, had the visitor agreed, by what it is about. */
const waiting = new Map<string, () => boolean>();

/**
 * Runs `measure` if that is allowed, else when the visitor agrees while the page is still about this. A later call about
 * the same replaces it; the visitor is never measured for a page that they have left.
 */
export function whenMeasured(
  about: string,
  consentBanner: boolean,
  measure: () => void,
  purpose: ConsentPurpose = "analytics",
): void {
  waiting.delete(about);
  if (mayMeasure({ ConsentBanner: consentBanner }, purpose)) {
    measure();
    return;
  }
  const place = window.location.href;
  waiting.set(about, () => {
    const may = mayMeasure({ ConsentBanner: true }, purpose);
    if (may && window.location.href === place) measure();
    return may;
  });
}

if (typeof window !== "undefined") {
  window.addEventListener(ANSWERED, () => {
    for (const [about, measure] of waiting) if (measure()) waiting.delete(about);
  });
}
