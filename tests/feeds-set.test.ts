import { expect, test } from "vitest";
import { hardware, wear } from "../bench/feeds/base-products";
import { generalStore } from "../bench/feeds/general-store";
import { feedQueries, gradeOf, UNSEEN } from "../bench/feeds/graded";
import { homeStore } from "../bench/feeds/home-store";
import type { FeedFile } from "../bench/feeds/item";
import { outletStore } from "../bench/feeds/outlet-store";
import { families, mixed, pairScores } from "../bench/feeds/pairs";
import { placesOf } from "../bench/feeds/places";

const things = [...hardware, ...wear];
const feeds = [generalStore(), outletStore(), homeStore()];
const [general, outlet] = feeds;
if (!general || !outlet) throw new Error("No feeds");
const keysOf = ({ items }: FeedFile) => items.map(({ product }) => product.key);

test("every thing has an identity and a barcode of its own, and every item an id", () => {
  expect(new Set(things.map(({ key }) => key)).size).toBe(things.length);
  expect(new Set(things.map(({ gtin }) => gtin)).size).toBe(things.length);
  for (const { items } of feeds) expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
});

test("half of the first shop's things are in the second, which also has neighbours of its own", () => {
  const shared = keysOf(general).filter((key) => keysOf(outlet).includes(key));
  expect(shared.length / general.items.length).toBeGreaterThan(0.4);
  expect(shared.length / general.items.length).toBeLessThan(0.6);
  expect(outlet.items.length - shared.length).toBeGreaterThan(50);
});

test("no query stands twice, a third is held out, and each has a thing of grade 3 that is not a fifth of all", () => {
  const queries = feedQueries.map(({ query }) => query);
  expect(new Set(queries).size).toBe(queries.length);
  const unseen = feedQueries.filter((one) => one.class === UNSEEN).length / queries.length;
  expect(unseen).toBeGreaterThan(0.3);
  const fitting = feedQueries.map(({ query, wish }) => ({
    query,
    count: things.filter((thing) => gradeOf([thing], wish) === 3).length,
  }));
  expect(fitting.filter(({ count }) => count === 0 || count > things.length / 5)).toEqual([]);
});

const [one, other, third] = things;
if (!one || !other || !third) throw new Error("No things");
const offer = (feed: FeedFile, at: number) => {
  const item = feed.items[at];
  if (!item) throw new Error("No such item");
  return { website: feed.website, id: item.id, thing: item.product };
};
const product = (...offers: ReturnType<typeof offer>[]) => ({ id: "1", name: "", main: "", family: "", offers });

test("a product that mixes things is worth the worst of them", () => {
  const wish = (thing: { id: string }) => (thing.id === one.key ? 3 : 0);
  expect(gradeOf([one], wish)).toBe(3);
  expect(gradeOf([one, other], wish)).toBe(0);
  expect(gradeOf([], wish)).toBe(0);
});

test("a pair is right when both offers are of one thing", () => {
  const at = general.items.findIndex(({ product: { key } }) => keysOf(outlet).includes(key));
  const twin = keysOf(outlet).indexOf(keysOf(general)[at] ?? "");
  const all = (found: ReturnType<typeof product>[]) => pairScores([general, outlet], found).at(-1);
  expect(all([product(offer(general, at), offer(outlet, twin))])).toMatchObject({ made: 1, right: 1 });
  const stranger = keysOf(outlet).findIndex((key) => key !== keysOf(general)[at]);
  expect(all([product(offer(general, at), offer(outlet, stranger))])).toMatchObject({ made: 1, right: 0 });
  expect(mixed([product(offer(general, 0), offer(general, 1))])).toBe(1);
  expect(mixed([product(offer(general, at), offer(outlet, twin))])).toBe(0);
});

test("a variant group is whole when all its products have one family", () => {
  const group = [0, 1].map((at) => ({ ...product(offer(general, at)), family: "F1" }));
  expect(families(general.website, group)).toEqual({ whole: 1, groups: 1 });
  expect(families(general.website, [...group, product(offer(general, 2))])).toEqual({ whole: 0, groups: 1 });
});

test("only a known main category is a place", () => {
  expect(placesOf(["speelgoed.spellen", "overig", "", "tuin"], ["speelgoed"])).toEqual({
    right: 1,
    unplaced: 2,
    wrong: 1,
  });
});
