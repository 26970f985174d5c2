import { expect, test } from "vitest";
import { typingCost } from "./typing-cost";

test.each([
  ["wasmachibe", "wasmachine", "a key beside the right one"],
  ["stofzuigger", "stofzuiger", "a letter twice"],
  ["kofer", "koffer", "one of two letters"],
  ["taflelamp", "tafellamp", "two letters swapped"],
  ["koptlefoon", "koptelefoon", "a letter lost"],
  ["hanttas", "handtas", "a letter that sounds alike"],
  ["lampp", "lamp", "a letter twice at the end"],
  ["masjine", "machine", "a sound written in another way"],
  ["stoelk", "stoel", "a second key pressed"],
])("%s for %s is one common slip: %s", (typed, word) => {
  expect(typingCost(typed, word)).toBeGreaterThan(0);
  expect(typingCost(typed, word)).toBeLessThan(1);
});

test.each([
  ["pottar", "potten"],
  ["luier", "laser"],
  ["kast", "kopt"],
])("%s for %s is no slip", (typed, word) => {
  expect(typingCost(typed, word)).toBeGreaterThanOrEqual(1);
});

test("the same word costs nothing, and a slip less than another letter anywhere on the keyboard", () => {
  expect(typingCost("jurk", "jurk")).toBe(0);
  expect(typingCost("jirk", "jurk")).toBeLessThan(typingCost("jark", "jurk"));
});
