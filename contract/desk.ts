import type { DeskAnswer } from "./answers/desk";
import { defineCall } from "./call";

export type { DeskAnswer, DeskItem } from "./answers/desk";

/** What can wait for an operator. */
export const deskKinds = [
  "notice",
  "message",
  "withdrawal",
  "refund",
  "return",
  "review",
  "request",
  "feed",
  "schedule",
  "mail",
] as const;
export type DeskKind = (typeof deskKinds)[number];

/** What an operator can decide about it. */
export const deskWords = [
  "in_review",
  "approved",
  "refused",
  "show",
  "hide",
  "accept",
  "reject",
  "answer",
  "close",
  "retry",
] as const;
export type DeskWord = (typeof deskWords)[number];
/** Decisions that somebody is told about, or that nobody would understand later. */
export const reasonedWords: readonly DeskWord[] = ["refused", "hide", "accept", "reject", "answer", "close"];

/** Most items of a kind. */
export const DESK_SHOWN = 50;
export const DESK_REASON = 1_000;

const ofOperator = { service: "users", bearer: "required" } as const;

/** What waits for an operator. 404 for everybody who is none. */
export const deskOverview = defineCall<Record<never, never>, DeskAnswer>({
  ...ofOperator,
  name: "deskOverview",
  method: "GET",
  path: "/desk",
});
/** Decides about one item, and answers what still waits. 404 without it, 409 when that cannot be decided now. */
export const deskDecide = defineCall<
  { body: { kind: DeskKind; id: string; word: DeskWord; reason: string } },
  DeskAnswer
>({ ...ofOperator, name: "deskDecide", method: "POST", path: "/desk" });
