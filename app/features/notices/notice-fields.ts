import type { NoticeKind } from "#contract/notices";
import type { ReportReason } from "#contract/reviews";

/** Names of the form's fields, and of what the address of the page may say about them. */
export const noticeFields = {
  kind: "soort",
  page: "pagina",
  review: "beoordeling",
  reason: "reden",
  text: "uitleg",
  name: "naam",
  email: "email",
  honest: "waarheid",
} as const;

/** How a kind is written in an address. */
export const kindWords: Record<NoticeKind, string> = { price: "prijs", illegal: "illegaal" };
export const kindOf = (word: string): NoticeKind => (word === kindWords.price ? "price" : "illegal");

export const reportWords: Record<ReportReason, string> = {
  fake: "nep",
  insult: "belediging",
  privacy: "privacy",
  advertising: "reclame",
  other: "anders",
};
