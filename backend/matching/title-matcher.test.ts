import { expect, it } from "vitest";
import { cpuClock } from "../../tests/cpu-clock";
import { createTitleMatcher, type KnownOffer, type NewItem } from "./title-matcher";

const item = (id: string, title: string, rest: Partial<NewItem> = {}): NewItem => ({ id, title, gtin: null, ...rest });
const offer = (productId: string, title: string, rest: Partial<KnownOffer> = {}): KnownOffer => ({
  productId,
  shopId: "other",
  title,
  gtin: null,
  ...rest,
});

/** Learns from the first offers, and compares them with those that follow. */
function match(items: NewItem[], offers: KnownOffer[], learned = offers.length) {
  const matcher = createTitleMatcher();
  for (const one of items) matcher.add(one);
  const read = offers.slice(0, learned).map((one) => matcher.learn(one));
  for (const one of [...read, ...offers.slice(learned)]) matcher.compare(one);
  return matcher.matches().map((found) => [found.id, found.productId, found.isSure]);
}

const D80 = offer("1", "Nikon D80 body");
const D90 = offer("2", "Nikon D90 body");

it("finds the product of an item among its neighbours, also once the weights of words are settled", () => {
  const items = [item("a", "Nikon D90 spiegelreflexcamera body")];
  expect(match(items, [D80, D90])).toEqual([["a", "2", true]]);
  expect(match(items, [D80, D90], 1)).toEqual([["a", "2", true]]);
});

it("never gives one product to two items of a shop", () => {
  const items = [item("a", "Nikon D90 body"), item("b", "Nikon D90 body zwart")];
  const found = match(items, [D90]);
  expect(found).toHaveLength(1);
  expect(found[0]?.[2]).toBe(false);
});

it("asks when a shop has two products that would do", () => {
  const offers = [offer("1", "JBL Flip 5 rood"), offer("2", "JBL Flip 5 zwart")];
  expect(match([item("a", "JBL Flip 5")], offers)).toEqual([["a", expect.any(String), false]]);
});

it("leaves items and products with other GTINs apart", () => {
  const items = [item("a", "Nikon D90 body", { gtin: "4006381333931" })];
  expect(match(items, [{ ...D90, gtin: "4006381333948" }])).toEqual([]);
  expect(match(items, [D90])).toEqual([["a", "2", true]]);
});

it("brings nothing together by a number that stands behind other names", () => {
  const items = [item("a", "JBL Bar 500 JBLBAR500 Soundbar", { brand: "JBL" })];
  expect(match(items, [offer("1", "Best Ride On Cars Fiat 500 12V- White")])).toEqual([]);
  expect(match(items, [offer("1", "Soundbar JBL Bar500")])).toEqual([["a", "1", true]]);
});

it("asks about titles that share a series while each has a type number of its own", () => {
  const items = [item("a", "Waterk. KLF03 50's Style crème SMEG", { brand: "SMEG" })];
  const [found] = match(items, [offer("1", "SMEG 50's Style TSF01 Broodrooster - Crème", { brand: "SMEG" })]);
  expect(found?.[2] ?? false).toBe(false);
  expect(match(items, [offer("1", "SMEG 50's Style KLF03 Waterkoker - Crème")])).toEqual([["a", "1", true]]);
});

it("reads a part number and a brand of their own fields", () => {
  const items = [item("a", "Wasmachine 8 kg", { brand: "Bosch", mpn: "WAN28281NL" })];
  expect(match(items, [offer("1", "Bosch WAN28281NL wasmachine")])).toEqual([["a", "1", true]]);
});

it("excludes a product that any of its offers contradicts", () => {
  const offers = [offer("1", "Nikon D90 body"), offer("1", "Nikon D90 body rood", { shopId: "third" })];
  expect(match([item("a", "Nikon D90 body zwart")], offers)).toEqual([]);
});

it("takes bounded time for titles made to take long", () => {
  const long = [
    "1 x ".repeat(5000),
    "a-1".repeat(5000),
    '"'.repeat(20_000),
    "1-".repeat(9000),
    `${"9".repeat(20_000)} mm`,
  ];
  const elapsed = cpuClock();
  match(
    long.map((title, at) => item(`${at}`, title)),
    long.map((title, at) => offer(`${at}`, title)),
  );
  expect(elapsed()).toBeLessThan(1000);
});
