import { expect, test } from "vitest";
import { code128, symbolsOf } from "./code-128";

/** Every character of code set B, so that each symbol but those of control occurs. */
const printable = String.fromCharCode(...Array.from({ length: 95 }, (_, at) => at + 32));

test("spells a text with start, check and stop", () => {
  // The check of "PJJ123C" in code set B: (104 + 48 + 2·42 + 3·42 + 4·17 + 5·18 + 6·19 + 7·35) mod 103.
  expect(symbolsOf("PJJ123C")).toEqual([104, 48, 42, 42, 17, 18, 19, 35, 55, 106]);
});

test("draws each symbol in eleven modules with three bars of an even sum, and the stop in thirteen", () => {
  const { bars, width } = code128(printable) ?? { bars: [], width: 0 };
  expect(width).toBe((1 + 95 + 1) * 11 + 13);
  const seen = new Set<string>();
  for (let symbol = 0; symbol < 96; symbol += 1) {
    const own = bars.slice(symbol * 3, symbol * 3 + 3);
    expect(own[0]?.at).toBe(symbol * 11);
    expect(own.reduce((sum, bar) => sum + bar.width, 0) % 2).toBe(0);
    seen.add(own.map(({ at, width: wide }) => `${at - symbol * 11}:${wide}`).join(" "));
  }
  expect(seen.size).toBe(96);
  expect(bars.at(-1)).toEqual({ at: width - 2, width: 2 });
});

test("has no bars for what it cannot spell", () => {
  for (const text of ["", "café", "tab\t"]) expect(code128(text)).toBeUndefined();
});
