import { BARCODE_DIGITS } from "#contract/limits";

const BARCODE = new RegExp(`^[0-9]{${BARCODE_DIGITS}}$`);

/** PD-11: exactly 13 digits. */
export function isBarcode(text: string): boolean {
  return BARCODE.test(text);
}
