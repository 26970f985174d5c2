import { expect, it } from "vitest";
import { areCodedInInches, inchesInCode } from "./inches";
import { breaksTold } from "./told";

it.each([
  ["LG OLED evo OLED65C34LA Televisie", 65],
  ["Philips Ambilight OLED 55OLED808 Televisie", 55],
  ["Samsung QLED QE55Q80C", 55],
  ["Dell UltraSharp U2723QE Monitor", 27],
  ["Philips Brilliance 329P1H Monitor", 32],
  ["HP Pavilion 15-eg3 8A7X1EA Laptop", 15],
  ["Apple MacBook Air 13 M3 MRXN3N/A Laptop", 13],
  ["HP 250 G10 8A5U5EA Laptop", undefined],
  ["Bosch Serie 4 WAN28276NL Wasmachine", undefined],
])("%s is of %s inch", (name, inches) => expect(inchesInCode(name)).toBe(inches));

it("holds only where most of what is found is named so", () => {
  const named = (...names: string[]) => areCodedInInches(names.map((name) => ({ name })));
  expect(named("UE43CU8000", "QE55Q80C", "The One 50PUS8808")).toBe(true);
  expect(named("UE43CU8000", "Beugel", "Kast")).toBe(false);
  expect(named()).toBe(false);
});

it("a code is only looked at where that is known", () => {
  const tv = { name: "LG OLED evo OLED65C34LA", specifications: [] };
  const number = (from: number | null, to: number | null) => ({ from, to, unit: "inch" });
  expect(breaksTold(tv, { number: number(65, 65) })).toBe(true);
  expect(breaksTold(tv, { number: number(65, 65), isCoded: true })).toBe(false);
  expect(breaksTold(tv, { number: number(70, null), isCoded: true })).toBe(true);
  expect(breaksTold({ ...tv, name: "LG" }, { number: number(null, 70), isCoded: true })).toBe(true);
});
