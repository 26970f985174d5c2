import { expect, it } from "vitest";
import { NOW } from "./sample-shop";
import { requestOf, withSampleIndex } from "./shop-index-fixture";

const { shop } = withSampleIndex();
const LIKE = ["dress-blue", "hike", "dress-red", "washer-old", "dress-red-large", "nobody"];

it("keeps those of some products that can be seen and meet the filters, in their order", async () => {
  const all = await shop().among(LIKE, requestOf(""), NOW);
  expect(all.ids).toEqual(["dress-blue", "hike", "dress-red", "dress-red-large"]);
  expect(all.categories).toEqual([
    { key: "mode.jurken", name: "Jurken", path: "/mode/jurken/", count: 3 },
    { key: "mode.schoenen", name: "Schoenen", path: "/mode/schoenen/", count: 1 },
  ]);
  const red = await shop().among(LIKE, requestOf("", { filters: { color: ["rood"] } }), NOW);
  expect(red.ids).toEqual(["dress-red", "dress-red-large"]);
  expect(red.facets.color?.buckets.map(({ key, doc_count }) => [key, doc_count])).toEqual([
    ["rood", 2],
    ["blauw", 1],
  ]);
  expect((await shop().among([], requestOf(""), NOW)).ids).toEqual([]);
});
