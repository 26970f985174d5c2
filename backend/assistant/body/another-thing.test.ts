import { expect, it } from "vitest";
import { introducesOne } from "./another-thing";

it.each([
  ["en drogers?", true],
  ["en een droger van hetzelfde merk", true],
  ["ik heb toch liever een droger", true],
  ["en draadloos?", false],
  ["drogers van Miele", false],
])("whether %s begins about another thing: %s", (message, isOther) => {
  expect(introducesOne(message)).toBe(isOther);
});
