import { expect, test } from "vitest";
import { createPaths } from "~/paths";
import { dutchNames } from "../../../../tests/route-names";
import { searchHref } from "../place";
import { buildSearch, parseSearch } from "../search-url";
import { isSentence } from "./is-sentence";
import { preferencesOf, preferParameter } from "./preferences";
import { aWish, washing } from "./wish.fixture";
import { isApplied, searchOfWish } from "./wish-state";

const paths = createPaths(dutchNames);
const everywhere = { kind: "search", slugs: [] as string[] } as const;
const typed = (q: string) => parseSearch(new URLSearchParams({ q }));
const addressOf = (wish: typeof washing, q: string) => {
  const { place, state } = searchOfWish(wish, everywhere, typed(q));
  return decodeURIComponent(searchHref(paths, place, state).replaceAll("+", " "));
};

test.each(["stille wasmachine tot 500 euro", "tv €500", "fiets < 300", "laptop geen Apple"])(
  "%s is a sentence",
  (q) => {
    expect(isSentence(q)).toBe(true);
  },
);
test.each(["", "wasmachine", "iphone 15", "laptop 16gb", "  bosch   boor ", "eurol olie"])("'%s' is plain", (q) => {
  expect(isSentence(q)).toBe(false);
});

test("a wish becomes the address of an ordinary search, in which the sentence stays", () => {
  expect(addressOf(washing, "stille wasmachine niet van Apple")).toBe(
    "/zoeken/huishouden/wasmachines/?q=stille wasmachine niet van Apple&brand=!Apple&webshop=a.example&Vulgewicht=>=7 kg" +
      "&words=&prefer=Geluidsniveau:low&priceTo=499",
  );
});
test("a price is never rounded beyond its bounds", () => {
  const { state } = searchOfWish(aWish({ filters: { price: [10_050, 19_999] } }), everywhere, typed("x"));
  expect(state).toMatchObject({ priceFrom: 101, priceTo: 199 });
});
test("with several kinds the noun is searched for, in the category that was in view", () => {
  const kinds = ["herensneakers", "damessneakers"].map((name) => ({
    key: `mode.${name}`,
    name,
    path: "/",
    products: 1,
  }));
  const parts = [{ id: "kind", kind: "kind", said: "sneakers", label: "Sneakers", hard: true }] as const;
  const wish = aWish({ q: "air", kinds, parts: [...parts], filters: { color: ["rood"] } });
  expect(addressOf(wish, "rode sneakers air")).toBe("/zoeken/?q=rode sneakers air&color=rood&words=sneakers air");
});
test("a sort becomes that of the list, where it has one", () => {
  const sorted = (by: "price" | "popular", direction: "asc" | "desc") =>
    searchOfWish(aWish({ sort: { by, direction } }), everywhere, typed("x")).state.sortBy;
  expect([sorted("price", "asc"), sorted("price", "desc"), sorted("popular", "asc")]).toEqual([
    "priceAsc",
    "priceDesc",
    "relevance",
  ]);
});
test("only what can be applied leads to another search", () => {
  expect(isApplied(washing)).toBe(true);
  expect(isApplied(aWish({ leftovers: ["x"] }))).toBe(false);
  expect(isApplied(aWish({ kinds: [...washing.kinds, ...washing.kinds] }))).toBe(false);
});
test("what was read survives the address, also when no words are left", () => {
  const { state } = searchOfWish(washing, everywhere, typed("een lange zin"));
  expect(parseSearch(buildSearch(state))).toEqual(state);
  expect(parseSearch(new URLSearchParams("q=a"))).toMatchObject({ words: undefined });
});
test("preferences are written and read; anything else counts as absent", () => {
  const two = [
    { feature: "Geluid|sterkte", direction: "low" },
    { feature: "price", direction: "high" },
  ] as const;
  expect(preferencesOf(preferParameter(two))).toEqual(two);
  expect(preferParameter([])).toBeUndefined();
  expect(preferencesOf("Geluid|:low|x:up|a:low|b:low|c:low|d:low")).toHaveLength(3);
});
