import { expect, test } from "vitest";
import { electronicsQueries } from "../bench/relevance/feeds/electronics";
import { electronicsItems } from "../bench/relevance/feeds/electronics-feed";
import { plainBm25 } from "../bench/relevance/feeds/plain-bm25";
import { thing } from "../bench/relevance/feeds/title-wish";
import { toysQueries } from "../bench/relevance/feeds/toys";
import { average, ndcg, succeeds } from "../bench/relevance/metrics";
import { labelledQueries } from "../bench/relevance/queries";
import { exactly, of } from "../bench/relevance/wish";
import { demoProducts } from "./demo-products";

const products = demoProducts(5_000);

test("the set holds at least 300 queries, none of them twice", () => {
  const queries = labelledQueries.map(({ query }) => query);
  expect(queries.length).toBeGreaterThanOrEqual(300);
  expect(queries.filter((query, at) => queries.indexOf(query) !== at)).toEqual([]);
});

test("the demo shop has a product that meets all demands of each query", () => {
  const unanswerable = labelledQueries.filter(({ wish }) => !products.some((product) => wish(product) === 3));
  expect(unanswerable.map(({ query }) => query)).toEqual([]);
});

test("no query is answered by most of the shop", () => {
  const loose = labelledQueries.filter(
    ({ wish }) => products.filter((product) => wish(product) === 3).length > products.length / 5,
  );
  expect(loose.map(({ query }) => query)).toEqual([]);
});

test("a product loses a grade for each demand that it misses, and all outside its kind", () => {
  const dress = products.find(({ categories, color }) => categories.includes("jurken") && color.includes("rood"));
  if (!dress) throw new Error("No red dress");
  const size = dress.size[0] ?? "";
  expect(of("jurken", { color: "rood", size })(dress)).toBe(3);
  expect(of("jurken", { color: "groen", size })(dress)).toBe(2);
  expect(of("jurken", { color: "groen", size: "99" })(dress)).toBe(1);
  expect(of("laptops", {}, "dameskleding")(dress)).toBe(1);
  expect(of("laptops")(dress)).toBe(0);
  expect(exactly({ brand: dress.brand, color: "groen" })(dress)).toBe(0);
});

test("the best order is worth 1, a worse one less, nothing found 0", () => {
  expect(ndcg([3, 2, 1], [1, 3, 2])).toBe(1);
  expect(ndcg([1, 2, 3], [1, 3, 2])).toBeLessThan(0.9);
  expect(ndcg([], [3])).toBe(0);
  expect(succeeds([2, 2, 3])).toBe(true);
  expect(succeeds([2, 2, 2, 3])).toBe(false);
});

test("scores are averaged over the queries", () => {
  const one = { class: "name", ndcg: 1, success: true, empty: false };
  const other = { class: "name", ndcg: 0, success: false, empty: true };
  expect(average([one, other])).toEqual({ queries: 2, ndcg: 0.5, success: 0.5, empty: 0.5 });
});

test("each query for a feed is asked once, and a third of them is held out", () => {
  for (const queries of [electronicsQueries, toysQueries]) {
    expect(queries.length).toBeGreaterThanOrEqual(40);
    expect(new Set(queries.map(({ query }) => query)).size).toBe(queries.length);
    expect(queries.filter(({ unseen }) => unseen).length / queries.length).toBeGreaterThan(0.3);
  }
});

test("the feed of electronics has a product that meets all demands of each query", () => {
  const unanswerable = electronicsQueries.filter(
    ({ wish }) => !electronicsItems.some(({ title }) => wish(title) === 3),
  );
  expect(unanswerable.map(({ query }) => query)).toEqual([]);
});

test("a part of a thing is worth less than the thing, however often it names it", () => {
  const guitar = thing(/guitar/i, [/left/i]);
  expect(guitar("Left Handed Guitar with Case, Strap and Guitar Stand")).toBe(3);
  expect(guitar("Guitar for Beginners, Black")).toBe(2);
  expect(guitar("Guitar Strap for Left Handed Guitar")).toBe(1);
  expect(guitar("Drum Sticks")).toBe(0);
});

test("plain BM25 puts the text with the rarest words first", () => {
  const best = plainBm25(["red guitar", "guitar strap, a strap for a guitar", "drum", "blue guitar"]);
  expect(best("guitar strap", 2)).toEqual([1, 0]);
  expect(best("trumpet", 2)).toEqual([]);
});
