import { expect, test } from "vitest";
import { type FlagName, flagCatalogue, flagNames } from "#contract/flags";
import { applyFlagParameter, parseFlagCookie, resolveFlags, serializeFlagChoice } from "./flags";

const none = { enabled: [], disabled: [] };
const onIn = (defaults: FlagName[], choice = parseFlagCookie(undefined)) =>
  flagNames.filter((name) => resolveFlags(defaults, choice)[name]);

test("every flag of the specification is known, each with a line of reason", () => {
  const named =
    "ImageSearchFeature ImageSearchCrop TopRelevantCategories SearchResultsPageExtended ProductsComparison Cart Bookmarks InStockSubscription PickupPoint OrdersSearchAndFilter ComingSoon";
  expect(flagNames).toEqual(expect.arrayContaining(named.split(" ")));
  for (const reason of Object.values(flagCatalogue)) expect(reason).toMatch(/^[A-Z].{10,}\.$/);
});

test("the cookie's choice survives being written and read", () => {
  const choice = { enabled: ["Cart" as const], disabled: ["Blog" as const] };
  expect(parseFlagCookie(serializeFlagChoice(choice))).toEqual(choice);
});

test.each(["", "x", "null", "[]", "1", '"Cart"', '{"enabled":"Cart"}', '{"enabled":[1,null,{}]}', '{"enabled":'])(
  "a cookie that says %j is no choice",
  (cookie) => expect(parseFlagCookie(cookie)).toEqual(none),
);

test("unknown names are ignored without error, in the cookie and in the parameter", () => {
  expect(parseFlagCookie('{"enabled":["Nope","Cart","Cart","__proto__"],"disabled":["toString"]}')).toEqual({
    enabled: ["Cart"],
    disabled: [],
  });
  expect(applyFlagParameter(none, "Nope,-Nada,constructor")).toBeUndefined();
});

test("the parameter switches on, and off with a minus, on top of the earlier choice", () => {
  const first = applyFlagParameter(none, "Cart,-Bookmarks");
  expect(first).toEqual({ enabled: ["Cart"], disabled: ["Bookmarks"] });
  expect(applyFlagParameter(first ?? none, "-Cart,Blog")).toEqual({
    enabled: ["Blog"],
    disabled: ["Bookmarks", "Cart"],
  });
  expect(applyFlagParameter(none, "")).toBeUndefined();
});

test("the site's list gives the defaults and the cookie overrides them, disabled winning", () => {
  expect(onIn(["Cart"])).toEqual(["Cart"]);
  expect(onIn(["Cart"], { enabled: ["Blog"], disabled: [] })).toEqual(["Cart", "Blog"]);
  expect(onIn(["Cart"], { enabled: ["Cart"], disabled: ["Cart"] })).toEqual([]);
  expect(onIn([])).toEqual([]);
});
