import type { MessageId } from "~/i18n/catalogue";

/** Names of the form's fields. */
export const feedFields = { address: "adres", file: "bestand" } as const;

/** What the server may say of the form. Named here, so that the browser has the texts too. */
export const feedProblems = [
  "joining.check.missing",
  "joining.check.wrong",
  "joining.check.large",
  "joining.check.often",
  "joining.check.failed",
] as const satisfies readonly MessageId[];
export type FeedProblem = (typeof feedProblems)[number];
