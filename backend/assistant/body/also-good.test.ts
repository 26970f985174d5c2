import { expect, it } from "vitest";
import type { StatePart } from "../state";
import { alsoGood } from "./also-good";

const part = (said: string): StatePart => ({ id: said, label: said, said, hard: true, turn: 1 });
const isAlso = (text: string, said: string) => alsoGood(text, text)?.(part(said)) ?? false;

it.each([
  ["bedraad is ook oke", "bedraad"],
  ["maat 40 past ook", "maat 40"],
  ["of 1000 stukjes, kan ook", "1000 stukjes"],
  ["maat xl, maat l ook goed", "maat l"],
  ["of maat 116, als ie maar geel is", "maat 116"],
  ["bruin is ook prima, max 150", "bruin"],
  ["4 zits is ook goed, maar geen velours", "4 zits"],
  ["mango mag ook, uitschuifbaar wel graag", "mango"],
])("%s is good beside what was asked for", (text, said) => {
  expect(isAlso(text, said)).toBe(true);
});

it.each([
  ["of maat 116, als ie maar geel is", "geel"],
  ["maat xl, maat l ook goed", "maat xl"],
  ["liever bedraad", "bedraad"],
  ["of eigenlijk een regenjas", "regenjas"],
  ["of beter bedraad", "bedraad"],
  ["bruin is ook prima, max 150", "max 150"],
  ["4 zits is ook goed, maar geen velours", "geen velours"],
])("of %s, %s takes the place of what was asked for", (text, said) => {
  expect(isAlso(text, said)).toBe(false);
});
