import { expect, it } from "vitest";
import type { FeedHints } from "./feed-hints";
import { hintLines } from "./hint-lines";

const NONE: FeedHints = {
  offers: 8000,
  withoutGtin: 0,
  knownPictures: 40,
  smallPictures: 0,
  comparedPrices: 900,
  farPrices: 0,
  farIds: [],
  grouped: 50,
  ignoredGroups: 0,
  ignoredGroupIds: [],
};

it("says nothing about a feed that lacks nothing", () => {
  expect(hintLines(NONE)).toEqual([]);
});

it("says in Dutch how many, of how many, and which", () => {
  const hints = { ...NONE, withoutGtin: 2000, smallPictures: 3, farPrices: 2, farIds: ["a", "b"] };
  const text = hintLines({ ...hints, ignoredGroups: 3, ignoredGroupIds: ["c", "d"] }).join("\n");
  expect(text).toContain("25% van de aanbiedingen heeft geen gtin (2.000 van de 8.000)");
  expect(text).toContain("3 van de 40 bekeken foto's");
  expect(text).toContain("2 van de 900 vergeleken prijzen");
  expect(text).toContain("(a, b)");
  expect(text).toContain("3 van de 50 artikelen met een item_group_id worden niet als varianten getoond");
  expect(text).toContain("(c, d …)");
  expect(hintLines({ ...hints, farPrices: 9 }).join()).toContain("(a, b …)");
});
