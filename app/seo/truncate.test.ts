import { expect, test } from "vitest";
import { truncate } from "./truncate";

test("a text of at most the limit stays as it is", () => {
  expect(truncate("a".repeat(60), 60)).toBe("a".repeat(60));
  expect(truncate("", 60)).toBe("");
});

test("61 characters become 57 and three dots", () => {
  expect(truncate("a".repeat(61), 60)).toBe(`${"a".repeat(57)}...`);
});

test("the result of every longer text has exactly the limit", () => {
  for (const limit of [50, 60, 70, 160, 200]) expect(truncate("b".repeat(1000), limit)).toHaveLength(limit);
});

test("a character of two units is never halved", () => {
  const cut = truncate(`${"a".repeat(56)}\u{1F6B2}bcdef`, 60);
  expect(cut).toBe(`${"a".repeat(56)}...`);
});
