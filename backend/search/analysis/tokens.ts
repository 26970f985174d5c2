const letters: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ĳ: "ij" };
const LONGEST = 40;
/** What may make one word of two. */
const JOINING = /['’`.,]/;

/** Lower case without accents: `Café` and `CAFE` are one word. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (/^[ -~\s]*$/.test(lower)) return lower;
  return lower
    .replace(/[ßæœøłđĳ]/g, (letter) => letters[letter] ?? letter)
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "");
}

/**
 * Words of a text as spelled, folded. `foto's` and `t.v.` are one word; a decimal separator becomes a `d` (`1,5` and
 * `1.5` give `1d5`), so that it is read as neither two numbers nor fifteen.
 */
export function tokens(text: string): string[] {
  const folded = fold(text);
  const found = (JOINING.test(folded) ? withJoined(folded) : folded).match(/[a-z0-9]+/g);
  return (found ?? []).map((word) => word.slice(0, LONGEST));
}

function withJoined(folded: string): string {
  return folded
    .replace(/([a-z])['’`]([a-z])/g, "$1$2")
    .replace(/(?<![a-z0-9.])(?:[a-z]\.)+[a-z](?:\.|(?![a-z0-9]))/g, (letters) => letters.replaceAll(".", ""))
    .replace(/(?<![\d.,])(\d+)[.,](\d{1,2})(?![\d.,])/g, "$1d$2");
}

/** Hyphenated words of which one is a single letter, as one word: `usb-c` → usbc. `tokens` gives their parts. */
export function letterWords(text: string): string[] {
  const found = fold(text).matchAll(/(?<![a-z0-9-])([a-z]{1,12})-([a-z]{1,12})(?![a-z0-9-])/g);
  return [...found].flatMap(([, first = "", second = ""]) =>
    first.length === 1 || second.length === 1 ? [first + second] : [],
  );
}

export const hasDigit = (word: string): boolean => /\d/.test(word);
