import { expect, test } from "vitest";
import { isDate, readDate } from "./date";

function typed(day: string, month: string, year: string): FormData {
  const data = new FormData();
  for (const [part, value] of Object.entries({ day, month, year })) data.set(`born-${part}`, value);
  return data;
}

test("three inputs make one date", () => {
  expect(readDate(typed("5", "3", "1984"), "born")).toEqual({ kind: "date", date: "1984-03-05" });
  expect(readDate(typed(" 29 ", "02", "2024"), "born")).toEqual({ kind: "date", date: "2024-02-29" });
});

test("nothing typed is no date and no mistake", () => {
  expect(readDate(typed("", " ", ""), "born")).toEqual({ kind: "empty" });
  expect(readDate(new FormData(), "born")).toEqual({ kind: "empty" });
});

test.each([
  ["31", "4", "1984"],
  ["29", "2", "2023"],
  ["0", "1", "1984"],
  ["5", "13", "1984"],
  ["5", "3", "84"],
  ["5", "", "1984"],
  ["-5", "3", "1984"],
  ["5", "mei", "1984"],
])("%s-%s-%s does not exist", (day, month, year) => {
  expect(readDate(typed(day, month, year), "born")).toEqual({ kind: "wrong" });
});

test("dates of the calendar are told from others", () => {
  expect(["1984-03-05", "2024-02-29"].every(isDate)).toBe(true);
  expect(["", "1984-3-5", "2023-02-29", "1984-03-05T00:00", "onbekend"].some(isDate)).toBe(false);
});
