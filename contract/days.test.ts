import { expect, test } from "vitest";
import { addDays, isBirthDay, isDay } from "./days";

test.each(["2026-02-28", "2024-02-29", "0000-01-01"])("%s is a day", (day) => expect(isDay(day)).toBe(true));
test.each(["2026-02-29", "2026-13-01", "2026-1-1", "26-01-01", "", "vandaag"])("%j is no day", (day) =>
  expect(isDay(day)).toBe(false),
);

const today = "2026-11-22";
test.each(["1896-01-01", "1899-12-31", "1984-03-05", "2026-11-21"])("somebody can be born on %s", (day) =>
  expect(isBirthDay(day, today)).toBe(true),
);
test.each(["1895-12-31", "2026-11-22", "2026-11-23", "1984-02-30"])("nobody is born on %s", (day) =>
  expect(isBirthDay(day, today)).toBe(false),
);

test.each([
  ["2026-11-22", 1, "2026-11-23"],
  ["2026-02-27", 2, "2026-03-01"],
  ["2026-01-01", -1, "2025-12-31"],
  // The clock goes back in between.
  ["2026-10-24", 2, "2026-10-26"],
] as const)("%s and %i days is %s", (day, days, later) => expect(addDays(day, days)).toBe(later));
