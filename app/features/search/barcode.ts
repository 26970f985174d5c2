import { BARCODE_DIGITS } from "#contract/limits";

/**
 * The barcode in what was typed or scanned: thirteen digits whose last one is right by GS1's rule. The twelve of an
 * American barcode are the same with a zero before them. Undefined for anything else.
 */
export function barcodeIn(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, "");
  if (!/^\d{12,13}$/.test(digits)) return undefined;
  const whole = digits.padStart(BARCODE_DIGITS, "0");
  const sum = [...whole].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? whole : undefined;
}
