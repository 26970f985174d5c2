import { expect, it } from "vitest";
import { intl } from "~/i18n/intl";
import { reviewIn, reviewProblems } from "./review-body";

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

it("reads one point a line and leaves out empty lines", () => {
  const data = form({ rating: "4", title: " Goed ", text: "Een\ntwee", pros: "stil\n\n  snel ", cons: "" });
  expect(reviewIn(data)).toEqual({ rating: 4, title: "Goed", text: "Een\ntwee", pros: ["stil", "snel"], cons: [] });
  expect(reviewProblems(data, intl)).toEqual({});
});

it("names each field that is too long", () => {
  const data = form({
    title: "t".repeat(101),
    text: "x".repeat(5_001),
    pros: "1\n2\n3\n4\n5\n6",
    cons: "c".repeat(101),
  });
  expect(Object.keys(reviewProblems(data, intl))).toEqual(["title", "text", "pros", "cons"]);
});
