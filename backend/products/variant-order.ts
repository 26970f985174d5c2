const LETTER_SIZES = ["xxxs", "xxs", "xs", "s", "m", "l", "xl", "xxl", "xxxl", "xxxxl"];
const SAME_SIZE: Record<string, string> = { "2xs": "xxs", "3xs": "xxxs", "2xl": "xxl", "3xl": "xxxl", "4xl": "xxxxl" };
/** Multiples of the smallest unit that variants differ in. */
const UNITS: Record<string, number> = {
  mb: 0.001,
  gb: 1,
  tb: 1000,
  ml: 0.001,
  cl: 0.01,
  l: 1,
  g: 0.001,
  kg: 1,
  mm: 0.1,
  cm: 1,
  m: 100,
};

const words = new Intl.Collator("nl", { numeric: true, sensitivity: "base" });

/** Place of a letter size, or the amount of a quantity; undefined for other values. */
function measureOf(value: string): number | undefined {
  const text = value.toLowerCase().replace(/^maat /, "");
  const letters = LETTER_SIZES.indexOf(SAME_SIZE[text] ?? text);
  if (letters >= 0) return letters - LETTER_SIZES.length;
  const [, amount = "", unit = ""] = /^(\d+(?:[.,]\d+)?) ?([a-z]*)$/.exec(text) ?? [];
  if (amount === "") return undefined;
  return Number(amount.replace(",", ".")) * (UNITS[unit] ?? 1);
}

/** Sizes and quantities from small to large, then the others by name. */
export function compareValues(one: string, other: string): number {
  const [mine, theirs] = [measureOf(one), measureOf(other)];
  if (mine !== undefined && theirs !== undefined) return mine - theirs || words.compare(one, other);
  if (mine !== undefined || theirs !== undefined) return mine !== undefined ? -1 : 1;
  return words.compare(one, other);
}
