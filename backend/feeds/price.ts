import { type Cents, CURRENCY } from "#contract/money";
import type { IssueCode } from "./issues";

const HIGHEST: Cents = 100_000_000;
/** No valid price is longer; also bounds the work of the patterns below. */
const PRICE_LENGTH = 40;

export interface Amount {
  cents: Cents;
  /** Readable, but not in the specified format. */
  doubt?: Extract<IssueCode, "price_format" | "missing_currency">;
}
export interface Unreadable {
  problem: Extract<IssueCode, "invalid_price" | "unsupported_currency" | "price_out_of_range">;
}

/**
 * `15.00 EUR` (Google Merchant Center). Also accepted, with a warning: a decimal comma, thousands separators, `€` or
 * the currency in front, no currency at all. `1.299` is rejected as ambiguous: 1,299 or 1.30.
 */
export function parsePrice(text: string, lowest: Cents = 1): Amount | Unreadable {
  if (text.length > PRICE_LENGTH) return { problem: "invalid_price" };
  const match = /^\s*(€|[A-Za-z]{3})?\s*([\d.,' ]*\d)(?:,-)?\s*(€|[A-Za-z]{3})?\s*$/.exec(text);
  if (match === null || (match[1] && match[3])) return { problem: "invalid_price" };
  const currency = match[1] ?? match[3];
  if (currency && currency !== "€" && currency.toUpperCase() !== CURRENCY) return { problem: "unsupported_currency" };
  const figure = parseFigure(match[2] ?? "");
  if (figure === null) return { problem: "invalid_price" };
  if (figure.cents < lowest || figure.cents >= HIGHEST) return { problem: "price_out_of_range" };
  if (!currency) return { cents: figure.cents, doubt: "missing_currency" };
  const asWritten = figure.plain && match[3] !== undefined && match[3] !== "€";
  return asWritten ? { cents: figure.cents } : { cents: figure.cents, doubt: "price_format" };
}

/** Euros and at most two decimals, with or without thousands separators. */
const FIGURES: { pattern: RegExp; plain: boolean }[] = [
  { pattern: /^(\d+)(?:\.(\d{1,2}))?$/, plain: true },
  { pattern: /^(\d+),(\d{1,2})$/, plain: false },
  { pattern: /^(\d{1,3}(?:[. ']\d{3})+),(\d{1,2})$/, plain: false },
  { pattern: /^(\d{1,3}(?:[, ']\d{3})+)\.(\d{1,2})$/, plain: false },
];

function parseFigure(text: string): { cents: Cents; plain: boolean } | null {
  for (const { pattern, plain } of FIGURES) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const euros = Number((match[1] ?? "").replace(/\D/g, ""));
    return { cents: euros * 100 + Number((match[2] ?? "").padEnd(2, "0")), plain };
  }
  return null;
}
