import { expect, test } from "vitest";
import { dutchDay } from "./dutch-day";

test.each([
  ["half past midnight in winter is the new day", "2026-01-14T23:30:00Z", "2026-01-15"],
  ["half past midnight in summer is the new day", "2026-07-14T22:30:00Z", "2026-07-15"],
  ["a minute to midnight is still the old day", "2026-07-14T21:59:00Z", "2026-07-14"],
  ["the night the clock goes back", "2026-10-24T22:15:00Z", "2026-10-25"],
])("%s", (_, moment, day) => {
  expect(dutchDay(new Date(moment))).toBe(day);
});
