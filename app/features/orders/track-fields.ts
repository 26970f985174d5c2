import type { MessageId } from "~/i18n/catalogue";

/** Names of the fields of “Bestelling volgen”. */
export const trackFields = { number: "bestelnummer", email: "email" } as const;
export const MOST_NUMBER = 30;

/** What the form says after it was sent; `typed` fills it in again. */
export interface NotFoundOrder {
  outcome: "wrong" | "unknown" | "tooMany" | "failed";
  problems: Partial<Record<string, MessageId>>;
  typed: { number: string; email: string };
}
