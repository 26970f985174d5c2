import type { Cents } from "#contract/money";

/** `1299.00` from cents: a decimal point and no currency, as schema.org asks. Computed on the digits, not by dividing. */
export function decimalPrice(cents: Cents): string {
  const digits = String(Math.abs(Math.trunc(cents))).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
