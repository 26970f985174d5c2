import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { drawLogo } from "./draw-logo";

function check(svg: string): void {
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(svg).close();
}

test("logos are well-formed and small, with their letters as paths", () => {
  for (let seed = 0; seed < 120; seed += 1) {
    const svg = drawLogo(["BK", "A", "3DQ", "WX"][seed % 4] ?? "A", seed);
    check(svg);
    expect(svg.length).toBeLessThan(2_500);
    expect(svg).not.toMatch(/<text|<script|href|NaN|undefined/);
  }
});

test("the same shop keeps its logo, and sixty shops have sixty logos", () => {
  expect(drawLogo("HB", 4)).toBe(drawLogo("HB", 4));
  expect(new Set(Array.from({ length: 60 }, (_, seed) => drawLogo("HB", seed))).size).toBeGreaterThan(55);
});

test("every letter and figure has a drawing of its own", () => {
  const signs = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"];
  expect(new Set(signs.map((sign) => drawLogo(sign, 1))).size).toBe(signs.length);
});

test("accents and case are folded, and signs without a drawing are left out", () => {
  expect(drawLogo("éb", 2)).toBe(drawLogo("EB", 2));
  expect(drawLogo("<&>B", 2)).toBe(drawLogo("B", 2));
  expect(() => check(drawLogo("", 2))).not.toThrow();
});
