import { expect, it } from "vitest";
import { isPolicy } from "./questions";

it("who wants another because the old one broke does not ask about the broken one", () => {
  expect(isPolicy("ik wil een nieuwe tv, want de oude is kapot")).toBe(false);
  expect(isPolicy("ik wil een nieuwe tv omdat mijn garantie is verlopen")).toBe(true);
  expect(isPolicy("mijn tv is kapot, wat nu?")).toBe(true);
});
