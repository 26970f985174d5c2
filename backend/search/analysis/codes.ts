import { hasDigit, tokens } from "./tokens";

const LONGEST_PIECE = 8;

/** Barcodes are normalised to 13 digits, however many leading zeros were typed. */
export function barcode(word: string): string | undefined {
  return /^\d{8,14}$/.test(word) ? word.replace(/^0+/, "").padStart(13, "0") : undefined;
}

/** Barcodes and ISBNs are printed with spaces or dashes; thirteen such digits are joined into one number. */
export const withWholeBarcodes = (text: string): string =>
  text.replace(/(?<![\d-])\d(?:[ -]?\d){12}(?![\d-])/g, (code) => code.replace(/\D/g, ""));

/** Runs of letters and of digits: `wgg244` → wgg, 244. A single run gives nothing. */
export function runs(word: string): string[] {
  const found = word.match(/[a-z]+|\d+/g) ?? [];
  return found.length > 1 ? found : [];
}

/** Type numbers as they may be written together: adjacent words of which one contains a digit (`WGG 244` → wgg244). */
export function joinedCodes(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (const [i, first] of words.entries()) {
    const second = words[i + 1];
    if (second === undefined || first.length > LONGEST_PIECE || second.length > LONGEST_PIECE) continue;
    if (!hasDigit(first) && !hasDigit(second)) continue;
    joined.push(first + second);
    const third = words[i + 2];
    if (third !== undefined && third.length <= LONGEST_PIECE) joined.push(first + second + third);
  }
  return joined;
}

/** Every form under which a code (barcode, MPN, SKU) is indexed. */
export function codeWords(code: string): string[] {
  const words = tokens(code);
  const whole = words.join("");
  // Two letters within a code are coincidence: the `PC` of LAP-PC3 does not make it a computer.
  const pieces = runs(whole).filter((piece) => hasDigit(piece) || piece.length > 2);
  return [whole, barcode(whole), ...words, ...pieces].filter((word): word is string => Boolean(word));
}
