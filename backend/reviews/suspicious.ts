import type { WrittenReview } from "#contract/reviews";

const LINK =
  /(?:https?:\/\/|www\.|<a\s)|\b[a-z0-9](?:[a-z0-9-]{0,60}[a-z0-9])?\.(?:nl|com|net|org|eu|shop|info|biz|online|site|store|xyz|link)\b/iu;
const MAIL = /[^\s@]{1,64}@[^\s@]{1,64}\.[a-z]{2,}/iu;
/** Nine or more digits as in a telephone number, with separators between them; not a barcode or a price. */
const PHONE = /(?<![\d.,])(?:\+\d{1,3}|00\d{1,3}|0)(?:[\s().-]{0,2}\d){8,11}(?!\d)/u;

const checks = [
  { found: (text: string) => MAIL.test(text), reason: "er staat een e-mailadres in" },
  { found: (text: string) => LINK.test(text.replaceAll(MAIL_ALL, " ")), reason: "er staat een link in" },
  { found: (text: string) => PHONE.test(text), reason: "er staat een telefoonnummer in" },
] as const;
const MAIL_ALL = new RegExp(MAIL, "giu");

/**
 * Why an operator should look at a review before others see it, in Dutch; empty when nothing is wrong. Links and contact
 * details are the mark of advertising, and may be someone else's.
 */
export function suspicionsOf({ title, text, pros, cons }: Omit<WrittenReview, "rating" | "photos">): string {
  const whole = [title, text, ...pros, ...cons].join("\n");
  return checks
    .filter(({ found }) => found(whole))
    .map(({ reason }) => reason)
    .join(", ");
}
