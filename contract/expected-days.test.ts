import { expect, test } from "vitest";
import { expectedDays } from "./expected-days";

const sundayMorning = new Date("2026-11-22T09:00:00Z");
/** Already Monday in the Netherlands. */
const sundayNight = new Date("2026-11-22T23:30:00Z");

test.each([
  [{ minDays: 1, maxDays: 1 }, sundayMorning, "2026-11-23", "2026-11-23"],
  [{ minDays: 2, maxDays: 4 }, sundayMorning, "2026-11-24", "2026-11-26"],
  [{ minDays: 0, maxDays: 0 }, sundayMorning, "2026-11-22", "2026-11-22"],
  [{ minDays: 1, maxDays: 2 }, sundayNight, "2026-11-24", "2026-11-25"],
  [{ minDays: 1, maxDays: 1, cutoff: "10:00" }, sundayMorning, "2026-11-23", "2026-11-23"],
  [{ minDays: 1, maxDays: 1, cutoff: "09:59" }, sundayMorning, "2026-11-24", "2026-11-24"],
])("what is promised as %j arrives by its days in the Netherlands", (promise, orderedAt, from, to) =>
  expect(expectedDays(promise, orderedAt)).toEqual({ from, to }),
);

test("nothing is expected without a promise", () => {
  expect(expectedDays(null, sundayMorning)).toBeNull();
  expect(expectedDays({ minDays: -1, maxDays: -1 }, sundayMorning)).toBeNull();
});
