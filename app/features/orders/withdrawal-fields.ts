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

/** What the server may say of the form. Named here, so that the browser has the texts too. */
export const withdrawalProblems = [
  "withdrawal.name.missing",
  "withdrawal.failed",
  "track.number.missing",
  "track.email.wrong",
  "track.tooMany",
] as const satisfies readonly MessageId[];
export type WithdrawalProblem = (typeof withdrawalProblems)[number];

export interface WithdrawalTyped {
  key: string;
  name: string;
  number: string;
  email: string;
  articles: string;
}

/** What the page shows: the form, what was filled in to be confirmed, or the receipt. */
export type WithdrawalStep =
  | {
      step: "form";
      typed: WithdrawalTyped;
      problems: Partial<Record<string, WithdrawalProblem>>;
      failure?: WithdrawalProblem;
    }
  | { step: "confirm"; typed: WithdrawalTyped; failure?: WithdrawalProblem }
  | { step: "received"; typed: WithdrawalTyped; id: string; receivedAt: string };
