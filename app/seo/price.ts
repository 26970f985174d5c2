import type { Cents } from "#contract/money";

/** Formats cents as `1299.00`, with a decimal point and no currency, as schema.org requires. Avoids division. */
export function decimalPrice(cents: Cents): string {
  const digits = String(Math.abs(Math.trunc(cents))).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
