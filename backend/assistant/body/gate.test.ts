import { expect, it } from "vitest";
import type { Availability, Condition, Offer } from "#contract/products";
import type { StatePart } from "../state";
import { breaksWish, type Traits } from "./gate";

const laptop = {
  brand: "Acer",
  lowestPrice: 49_900,
  lowestTotal: 50_500,
  category: "computers.laptops",
  rating: { average: 3.9, count: 2 },
};
const traits: Traits = {
  specifications: [
    { group: "", name: "Gewicht", value: "1,4 kg" },
    { group: "", name: "Behuizing", value: "vrij van nikkel" },
    { group: "", name: "Scharnier", value: "Nikkel-vrij" },
  ],
  features: { Beeldtechniek: ["Oled"] },
  color: ["zwart"],
  size: [],
  gender: "female",
};
const offer = (condition: Condition, maxDays: number, availability: Availability = "in_stock"): Offer => ({
  id: "",
  shop: { id: "", website: "", name: "", rating: null, reviewCount: 0 },
  merchantProductId: "",
  title: "",
  url: "",
  price: 49_900,
  shipping: 600,
  total: 50_500,
  currency: "EUR",
  availability,
  condition,
  sellable: true,
  delivery: { minDays: 1, maxDays },
  checkedAt: "",
});
const part = (wish: Partial<StatePart>): StatePart => ({ id: "", label: "", said: "", hard: true, turn: 0, ...wish });
const filter = (key: string, ...values: string[]) => part({ filter: { key, values } });
const breaks = (...parts: StatePart[]) => breaksWish(laptop, traits, { kinds: [], parts });
const isSoldAs = (offers: Offer[], ...parts: StatePart[]) =>
  !breaksWish(laptop, { ...traits, offers }, { kinds: [], parts });
const isOfKinds = (...keys: string[]) =>
  !breaksWish(laptop, traits, { kinds: keys.map((key) => ({ key, name: "", path: "" })), parts: [] });

it.each([
  ["a price above the budget", part({ price: { from: null, to: 49_000 } })],
  ["a price below what was asked", part({ price: { from: 60_000, to: null } })],
  ["another brand", filter("brand", "HP")],
  ["a brand that is not wanted", filter("brand", "!Acer")],
  ["another colour", filter("color", "wit")],
  ["a value that is not wanted", filter("Beeldtechniek", "!Oled")],
  ["a number that is not wanted", filter("Gewicht", "!1400 gram")],
  ["a number within a range that is not wanted", filter("gewicht", "!1..1.5 kg")],
  ["more weight than may be", filter("gewicht", "<=1300 gram")],
  ["what a specification says and may not", part({ untold: ["kg"] })],
  ["what is left out by name and a specification says", filter("without", "kg")],
  ["less weight than must be", filter("Gewicht", ">=2 kg")],
  ["what is for others", filter("gender", "male", "unisex")],
  ["a lower rating", filter("rating", "4")],
])("holds back %s", (_, wish) => {
  expect(breaks(wish)).toBe(true);
});

it.each([
  ["a price without shipping that is within the budget", part({ price: { from: null, to: 50_000 } })],
  ["one of several colours", filter("color", "wit", "zwart")],
  ["a weight within bounds in another unit", filter("gewicht", "1000..1500 gram")],
  ["another number than is not wanted", filter("Gewicht", "!2 kg")],
  ["a number that is not wanted of what is not known", filter("Accuduur", "!10 uur")],
  ["what is not known of it", filter("Accuduur", ">=10 uur")],
  ["what no specification says", part({ untold: ["nylon"] })],
  ["what specifications say it has not", part({ untold: ["nikkel"] })],
  ["what is said in part", part({ untold: ["kg", "nylon"] })],
  ["a size, where it has none", filter("size", "XL")],
  ["what is for one of those", filter("gender", "female", "unisex")],
  ["an offer that was not looked at", filter("delivery", "1")],
  ["a wish that only orders", part({ hard: false, filter: { key: "brand", values: ["HP"] } })],
])("lets through %s", (_, wish) => {
  expect(breaks(wish)).toBe(false);
});

it("takes colours of several wishes as a choice", () => {
  expect(breaks(filter("color", "wit"), filter("color", "zwart"))).toBe(false);
});

it("holds back what is of another kind than all that are meant", () => {
  expect(isOfKinds("computers")).toBe(true);
  expect(isOfKinds("computers.laptops")).toBe(true);
  expect(isOfKinds("phones", "computers.laptops")).toBe(true);
  expect(isOfKinds("phones", "computers.laptop")).toBe(false);
});

it("wants all that is said of an offer from one offer", () => {
  const used = filter("condition", "used");
  const tomorrow = filter("delivery", "1");
  expect(isSoldAs([offer("used", 1)], used, tomorrow)).toBe(true);
  expect(isSoldAs([offer("used", 5), offer("new", 1)], used, tomorrow)).toBe(false);
  expect(isSoldAs([offer("used", 5), offer("new", 1)], used)).toBe(true);
  expect(isSoldAs([offer("used", 5), offer("new", 1)], filter("condition", "!used"), tomorrow)).toBe(true);
  expect(isSoldAs([offer("used", 1, "out_of_stock")], used)).toBe(false);
  expect(isSoldAs([offer("used", 1, "backorder")], used, filter("availability", "in_stock"))).toBe(false);
});

it("who wants nothing of a brand wants nothing of what is named after it", () => {
  const isRefused = (brand: string, refused: string) =>
    breaksWish({ ...laptop, brand }, traits, { kinds: [], parts: [filter("brand", refused)] });
  expect([isRefused("Philips Hue", "!Philips"), isRefused("Philipsen", "!Philips")]).toEqual([true, false]);
  expect(isRefused("Philips", "!Philips Hue")).toBe(false);
  const isGreenish = breaksWish(
    laptop,
    { ...traits, features: { Tint: ["Groen blauw"] } },
    { kinds: [], parts: [filter("Tint", "!Groen")] },
  );
  expect(isGreenish).toBe(false);
});

it("holds back what is named with a brand that is not wanted, where its shop tells no brand", () => {
  const dryer = { ...laptop, brand: "", name: "Bosch Serie 4 Warmtepompdroger" };
  const isHeld = (...values: string[]) => breaksWish(dryer, traits, { kinds: [], parts: [filter("brand", ...values)] });
  expect([isHeld("!Bosch"), isHeld("!AEG"), isHeld("!Serie 6"), isHeld("!Bos")]).toEqual([true, false, false, false]);
  const told = { ...dryer, brand: "Bosch Professional", name: "Accu voor AEG" };
  expect(breaksWish(told, traits, { kinds: [], parts: [filter("brand", "!AEG")] })).toBe(false);
});

it("a plus is one by its sign too", () => {
  const holds = (name: string, ...values: string[]) =>
    breaksWish({ ...laptop, name }, traits, { kinds: [], parts: [filter("without", ...values)] });
  expect([holds("Galaxy S24+ - 256 GB", "plus"), holds("Galaxy S24 - 256 GB", "plus")]).toEqual([true, false]);
  expect([holds("Galaxy S24+ - 256 GB", "ultra"), holds("Rugzak 65+10 liter", "plus")]).toEqual([false, false]);
});

it("a product that is named with what is refused breaks the wish, and one that is named with a part of it does not", () => {
  const refused = { kinds: [], parts: [part({ untold: ["go", "3"] })] };
  expect(breaksWish({ ...laptop, name: "Speaker Nova Go 3" }, traits, refused)).toBe(true);
  expect(breaksWish({ ...laptop, name: "Speaker Nova Go 2" }, traits, refused)).toBe(false);
});

it("a product whose code ends in what is refused breaks the wish", () => {
  const refused = { kinds: [], parts: [part({ untold: ["xm4"] })] };
  const breaksIt = (name: string) => breaksWish({ ...laptop, name }, traits, refused);
  expect(["Koptelefoon WH-1000XM4", "Koptelefoon WH-1000XM5", "Koptelefoon ZXM4"].map(breaksIt)).toEqual([
    true,
    false,
    false,
  ]);
});
