import { CONSENT_VERSION, type ConsentPurpose, consentPurposes } from "#contract/consent";

/** The answer to the consent banner, in a cookie that pages read: `necessary|analytics|v1|<id>`. */
export interface Consent {
  purposes: readonly ConsentPurpose[];
  /** Under which the choice is in the log; only a choice that allows something has one. */
  id?: string | undefined;
}

/** What a request says about consent. */
export interface VisitorConsent {
  chosen?: Consent | undefined;
  /** The browser sends Global Privacy Control: that is a refusal, whatever was chosen. */
  objects: boolean;
}

/** What may be done with a visit. */
export const allowedPurposes = ({ chosen, objects }: VisitorConsent): readonly ConsentPurpose[] =>
  (!objects && chosen?.purposes) || [];
/** Whether the visitor has yet to be asked. */
export const mustAsk = ({ chosen, objects }: VisitorConsent): boolean => !chosen && !objects;

/** The part of the cookie that names the version of the purposes: a choice about others is no choice. */
export const VERSION_MARK = `v${CONSENT_VERSION}`;
const ID = /^[0-9a-f]{32}$/;

/** Undefined for a visitor who has not chosen, or about another version. */
export function readConsent(cookie: string | undefined): Consent | undefined {
  const parts = (cookie ?? "").slice(0, 200).split("|");
  if (!parts.includes(VERSION_MARK)) return undefined;
  return {
    purposes: consentPurposes.filter((purpose) => parts.includes(purpose)),
    id: parts.find((part) => ID.test(part)),
  };
}

/** A refusal is stored without an id, because nothing about that visitor may be recognised. */
export function consentCookie({ purposes, id }: Consent): string {
  return ["necessary", ...purposes, VERSION_MARK, ...(purposes.length > 0 && id ? [id] : [])].join("|");
}
