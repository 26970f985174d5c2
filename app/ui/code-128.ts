/** Widths of bars and spaces of each symbol of Code 128 (ISO/IEC 15417), by its value; the last is the stop. */
const SYMBOLS = (
  "212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 " +
  "123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 " +
  "232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 " +
  "313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 " +
  "111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 " +
  "111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 " +
  "114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112"
).split(" ");
const START_B = 104;
const STOP = 106;
const FIRST = 32;
const LAST = 126;
const MODULO = 103;

/**
 * Values of the symbols that spell a text in code set B, with start, check and stop; undefined for a text that has
 * characters beyond printable ASCII, or none.
 */
export function symbolsOf(text: string): number[] | undefined {
  const values = [...text].map((character) => character.charCodeAt(0));
  if (values.length === 0 || values.some((code) => code < FIRST || code > LAST)) return undefined;
  const spelt = values.map((code) => code - FIRST);
  const check = spelt.reduce((sum, value, at) => sum + value * (at + 1), START_B) % MODULO;
  return [START_B, ...spelt, check, STOP];
}

/** A bar: where it begins and how wide it is, in modules. */
export interface Bar {
  at: number;
  width: number;
}

/** The bars of a text and the width of all, without the quiet zones. */
export function code128(text: string): { bars: Bar[]; width: number } | undefined {
  const widths = symbolsOf(text)?.flatMap((value) => [...(SYMBOLS[value] ?? "")].map(Number));
  if (!widths) return undefined;
  const bars: Bar[] = [];
  let at = 0;
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) bars.push({ at, width });
    at += width;
  }
  return { bars, width: at };
}
