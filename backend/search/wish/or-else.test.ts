import { expect, it } from "vitest";
import { saidPlainly } from "./or-else";

it.each([
  ["geschikt voor acht of meer", "geschikt voor minstens acht personen"],
  ["hij hoeft niet groter te zijn dan 4,5 liter", "niet groter dan 4,5 liter"],
])("amounts are said plainly: %s", (text, plain) => {
  expect(saidPlainly(text)).toBe(plain);
});

it.each(["16 of 32 gb", "voor vier of zes personen", "hij hoeft niet groter te zijn"])("%s stays", (text) => {
  expect(saidPlainly(text)).toBe(text);
});
