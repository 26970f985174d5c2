/** GS1 prefixes of the 13-digit form that are reserved for use within a shop, and for coupons and refunds. */
const RESTRICTED = /^(?:02|04|05|2|9[89])/;

export type GtinResult = { gtin: string } | { problem: "invalid_gtin" | "restricted_gtin" | "ignored_gtin" };

/**
 * Normalises a GTIN to 13 digits, padded with zeros; a GTIN-14 keeps its indicator digit unless that is 0, because a
 * multipack is a different product from the single item.
 */
export function parseGtin(text: string): GtinResult {
  if (isNoNumber(text)) return { problem: "ignored_gtin" };
  const digits = text.replace(/[\s-]/g, "");
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits) || !hasCheckDigit(digits)) {
    return { problem: "invalid_gtin" };
  }
  const gtin = digits.length === 14 && !digits.startsWith("0") ? digits : digits.padStart(14, "0").slice(1);
  const isShort = digits.length === 8;
  if (!isShort && RESTRICTED.test(gtin.slice(-13))) return { problem: "restricted_gtin" };
  if (isShort && /^[02]/.test(digits)) return { problem: "restricted_gtin" };
  return { gtin };
}

/** `n.v.t.`, `geen`, `0`, `000…`, or what a spreadsheet makes of a long number: `8,71E+12`. */
function isNoNumber(text: string): boolean {
  return !/[1-9]/.test(text) || /^\d[.,]?\d*E\+?\d+$/i.test(text.trim());
}

/** GS1 modulo 10: weights alternate 3 and 1 from the right. */
function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let place = 2; place <= digits.length; place += 1) {
    sum += Number(digits.at(-place)) * (place % 2 === 0 ? 3 : 1);
  }
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1));
}
