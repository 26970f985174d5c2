import { defineCall } from "./call";

/** What a visitor may allow besides what the shop needs to work. */
export const consentPurposes = ["analytics", "marketing"] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** Version of the purposes and their texts: with a new one everybody is asked again. */
export const CONSENT_VERSION = 1;
/** Days that a choice holds; then the visitor is asked again. */
export const CONSENT_DAYS = 180;

/** A visitor's choice about cookies, as the log keeps it. */
export interface ConsentChoice {
  /** Of the earlier choice that this one changes; without it the log makes a new one. */
  id?: string | undefined;
  version: number;
  /** None: everything was refused. */
  purposes: ConsentPurpose[];
  /** Where the choice was made. */
  place: "banner" | "settings";
}

/** Adds a choice to the log; answers the random id under which it is found there. 429 after too many. */
export const recordConsent = defineCall<{ body: ConsentChoice }, { id: string }>({
  name: "recordConsent",
  service: "site",
  method: "POST",
  path: "/consents",
});
