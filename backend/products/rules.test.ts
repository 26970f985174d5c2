import { expect, it } from "vitest";
import { canonicalPath, deliveryOf, highlightsOf, ratingOf } from "./rules";

it("builds the path of a product, also without a slug or with an odd id", () => {
  expect(canonicalPath({ id: "12", slug: "nova-uno" })).toBe("/product/nova-uno/12/");
  expect(canonicalPath({ id: "a/b", slug: "" })).toBe("/product/-/a%2Fb/");
});

it("knows a delivery by either end and nothing by none", () => {
  expect(deliveryOf({ min: 1, max: null, cutoff: "22:00" })).toEqual({ minDays: 1, maxDays: 1, cutoff: "22:00" });
  expect(deliveryOf({ min: null, max: 3, cutoff: null })).toEqual({ minDays: 3, maxDays: 3 });
  expect(deliveryOf({ min: null, max: null, cutoff: "22:00" })).toBeNull();
});

it("never makes a rating of nothing", () => {
  expect(ratingOf(4.26, 3)).toEqual({ average: 4.3, count: 3 });
  expect(ratingOf(0, 0)).toBeNull();
  expect(ratingOf(null, 4)).toBeNull();
});

it("highlights at most two values, from specifications before facets", () => {
  const specifications = [{ group: "g", name: "Vulgewicht", value: "9 kg" }];
  const features = { energielabel: ["A"], vulgewicht: ["8 kg"], kleur: ["wit"] };
  expect(highlightsOf(["vulgewicht", "Toeren", "Energielabel", "kleur"], specifications, features)).toEqual([
    "9 kg",
    "A",
  ]);
  expect(highlightsOf([], specifications, features)).toEqual([]);
});

it("highlights a yes by its name, and a no not at all", () => {
  const specifications = [
    { group: "g", name: "Waterdicht", value: "Ja" },
    { group: "g", name: "Capuchon", value: "Nee" },
  ];
  expect(highlightsOf(["capuchon", "waterdicht"], specifications, { stapelbaar: ["Ja"] })).toEqual(["Waterdicht"]);
  expect(highlightsOf(["stapelbaar"], specifications, { stapelbaar: ["Ja"] })).toEqual([]);
});

it("highlights only what can be understood without its name, or names it, and nothing twice", () => {
  const of = (values: Record<string, string>) =>
    highlightsOf(
      Object.keys(values),
      Object.entries(values).map(([name, value]) => ({ group: "g", name, value })),
      {},
    );
  expect(of({ MIPS: "Zonder", Verlichting: "Nee", Capuchon: "Geen" })).toEqual([]);
  expect(of({ Personen: "6", Energieklasse: "A++" })).toEqual(["Personen: 6", "Energieklasse: A++"]);
  expect(of({ Bovenmateriaal: "Leer", Voering: "Leer", Zool: "Rubber" })).toEqual(["Leer", "Rubber"]);
});
