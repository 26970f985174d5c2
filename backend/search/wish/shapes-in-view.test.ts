import { expect, it } from "vitest";
import { type CategoryName, contextOf, productsOf, withWishesIn } from "./sample-wishes-fixture";

const names: readonly CategoryName[] = [
  ["honden", "Honden"],
  ["knuffels", "Knuffels"],
  ["horloges", "Horloges"],
  ["autobanden", "Autobanden"],
];
const of = productsOf(names);
const { whole } = withWishesIn(contextOf(names), [
  of("honden", "Brokken voor honden", {}),
  of("honden", "Mand voor een hond", {}),
  of("knuffels", "Knuffel hond", {}),
  of("knuffels", "Knuffel konijn", {}),
  of("horloges", "Horloge A", {}, { features: { band: ["Leren band"] } }),
  of("horloges", "Horloge B", {}, { features: { band: ["Stalen band"] } }),
  of("autobanden", "Winterband", {}),
]);
const kindsIn = async (q: string, category?: string) =>
  (await whole(q, category === undefined ? {} : { category })).kinds.map(({ key }) => key);

it("an animal that toys in view are named after is no other kind", async () => {
  expect(await kindsIn("een hond dan")).toEqual(["honden"]);
  expect(await kindsIn("een hond dan", "knuffels")).toEqual([]);
});

it("a part that the kind in view tells is no kind that ends so", async () => {
  expect(await kindsIn("de band mag ook van staal zijn")).toEqual(["autobanden"]);
  expect(await kindsIn("de band mag ook van staal zijn", "horloges")).toEqual([]);
});
