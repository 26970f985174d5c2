import { describe, expect, it } from "vitest";
import { contrast, mix, parseHex, type Rgb, readableOn, TEXT_CONTRAST, textOn, toHex } from "./colour";

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

describe("parseHex", () => {
  it("reads three and six digits in either case", () => {
    expect(parseHex("#0b5C6b")).toEqual([11, 92, 107]);
    expect(parseHex("#fA0")).toEqual([255, 170, 0]);
  });
  it.each(["", "0b5c6b", "#0b5c6", "#0b5c6b80", "red", "rgb(1,2,3)", "#000;}body{", "#0b5c6b\n", " #0b5c6b", "#ggg"])(
    "refuses %j",
    (text) => {
      expect(parseHex(text)).toBeUndefined();
    },
  );
  it("is undone by toHex", () => {
    expect(toHex(parseHex("#0b5c6b") ?? BLACK)).toBe("#0b5c6b");
    expect(toHex([0, 7.6, 255])).toBe("#0008ff");
  });
});

describe("contrast", () => {
  it("gives the ratios of the standard, in either order", () => {
    expect(contrast(BLACK, WHITE)).toBeCloseTo(21, 5);
    expect(contrast(WHITE, BLACK)).toBeCloseTo(21, 5);
    expect(contrast(WHITE, WHITE)).toBe(1);
    expect(contrast([119, 119, 119], WHITE)).toBeCloseTo(4.48, 2);
  });
});

describe("readableOn", () => {
  const paper: Rgb = [251, 250, 247];
  const night: Rgb = [17, 23, 25];
  it("leaves a readable colour alone", () => {
    expect(readableOn([11, 92, 107], [paper])).toEqual([11, 92, 107]);
  });
  it.each(["#ffe600", "#ffffff", "#000000", "#ff00ff", "#7f7f7f", "#0b5c6b", "#00ff88"])(
    "finds a readable shade of %s on light and on dark",
    (hex) => {
      const colour = parseHex(hex) ?? BLACK;
      for (const ground of [paper, night]) {
        expect(contrast(readableOn(colour, [ground]), ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }
    },
  );
  it("keeps the hue", () => {
    const [red, green, blue] = readableOn([11, 92, 107], [night]);
    expect(blue).toBeGreaterThan(green);
    expect(green).toBeGreaterThan(red + 40);
    const [r, g, b] = readableOn([255, 0, 0], [night]);
    expect(g).toBe(b);
    expect(r).toBeGreaterThan(g);
  });
  it("satisfies the hardest of several grounds", () => {
    const grounds: Rgb[] = [paper, [228, 238, 238]];
    const shade = readableOn([90, 160, 170], grounds);
    for (const ground of grounds) expect(contrast(shade, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });
});

describe("textOn", () => {
  it("puts white on dark and black on bright colours, always readable", () => {
    expect(textOn([11, 92, 107])).toEqual(WHITE);
    expect(textOn([255, 230, 0])).toEqual(BLACK);
    for (let grey = 0; grey <= 255; grey += 5) {
      const ground: Rgb = [grey, grey, grey];
      expect(contrast(textOn(ground), ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    }
  });
});

it("mixes in the share asked", () => {
  expect(mix(WHITE, BLACK, 0)).toEqual(BLACK);
  expect(mix(WHITE, BLACK, 1)).toEqual(WHITE);
  expect(mix(WHITE, BLACK, 0.2)).toEqual([51, 51, 51]);
});
