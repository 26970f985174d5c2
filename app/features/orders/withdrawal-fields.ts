import type { MessageId } from "~/i18n/catalogue";

/** Names of the fields of the withdrawal form. */
export const withdrawalFields = {
  name: "naam",
  number: "bestelnummer",
  email: "email",
  articles: "artikelen",
  /** Random: the same form sent twice is one statement. */
  key: "formulier",
  step: "stap",
} as const;
/** Value of `step` with which the statement is made. */
export const CONFIRM = "bevestigen";
export const CHANGE = "wijzigen";

export const MOST = { name: 100, number: 40, articles: 500 } as const;

export interface WithdrawalTyped {
  key: string;
  name: string;
  number: string;
  email: string;
  articles: string;
}

/** What the page shows: the form, what was filled in to be confirmed, or the receipt. */
export type WithdrawalStep =
  | { step: "form"; typed: WithdrawalTyped; problems: Partial<Record<string, MessageId>>; failure?: MessageId }
  | { step: "confirm"; typed: WithdrawalTyped; failure?: MessageId }
  | { step: "received"; typed: WithdrawalTyped; id: string; receivedAt: string };
