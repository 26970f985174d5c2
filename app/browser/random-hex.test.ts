import { expect, test } from "vitest";
import { randomHex } from "./random-hex";

test("has 40 digits unless told otherwise, odd numbers and none included", () => {
  expect(randomHex()).toMatch(/^[0-9a-f]{40}$/);
  expect(randomHex(32)).toMatch(/^[0-9a-f]{32}$/);
  expect(randomHex(7)).toMatch(/^[0-9a-f]{7}$/);
  expect(randomHex(0)).toBe("");
});

test("uses every digit, and is never the same", () => {
  const many = Array.from({ length: 200 }, () => randomHex());
  expect(new Set(many).size).toBe(200);
  expect(new Set(many.join("")).size).toBe(16);
});
