import { expect, test } from "vitest";
import { decodeBarcode } from "./decode-barcode";

const LEFT = [
  "0001101",
  "0011001",
  "0010011",
  "0111101",
  "0100011",
  "0110001",
  "0101111",
  "0111011",
  "0110111",
  "0001011",
];
const PARITIES = ["LLLLLL", "LLGLGG", "LLGGLG", "LLGGGL", "LGLLGG", "LGGLLG", "LGGGLL", "LGLGLG", "LGLGGL", "LGGLGL"];
const inverted = (bars: string) => bars.replace(/[01]/g, (bar) => (bar === "0" ? "1" : "0"));

/** The bars of an EAN-13 as ISO/IEC 15420 draws them. */
function barsOf(code: string): string {
  const left = [...code.slice(1, 7)].map((digit, at) => {
    const bars = LEFT[Number(digit)] ?? "";
    return PARITIES[Number(code[0])]?.[at] === "L" ? bars : [...inverted(bars)].reverse().join("");
  });
  const right = [...code.slice(7)].map((digit) => inverted(LEFT[Number(digit)] ?? ""));
  return `101${left.join("")}01010${right.join("")}101`;
}

/** A frame of a camera with the barcode in its middle, on a background that gets darker to the right. */
function frameOf(bars: string, { module = 4, width = 640, height = 480 } = {}) {
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  const start = Math.round((width - bars.length * module) / 2);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const bar = bars[Math.floor((x - start) / module)];
      const isDark = bar === "1" && y > 100 && y < 380;
      rgba.fill((isDark ? 40 : 230) - Math.round((x / width) * 30), (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  return { data: rgba, width, height };
}

test.each(["8710000000017", "4006381333931", "0036000291452"])("the decoder reads %s from a camera's frame", (code) =>
  expect(decodeBarcode(frameOf(barsOf(code)))).toBe(code),
);

test("a frame without a barcode has none, and neither has half a barcode", () => {
  expect(decodeBarcode(frameOf(""))).toBeUndefined();
  expect(decodeBarcode(frameOf(barsOf("8710000000017").slice(0, 50)))).toBeUndefined();
});
