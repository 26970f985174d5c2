import { expect, it } from "vitest";
import type { BlogPostSummary } from "#contract/blog";
import { choosePosts } from "./related-posts";

const post = (id: string, categories: string[], products: string[] = []): BlogPostSummary => ({
  ...{ id, slug: id, title: id, description: "", date: "", updated: "", author: "", topic: "", minutes: 3 },
  ...{ picture: null, pictureText: "", categories, products },
});
const posts = [
  post("witgoed", ["witgoed"]),
  post("wassen", ["witgoed.wassen.wasmachines"]),
  post("tv", ["elektronica.televisies"]),
  post("product", [], ["p1"]),
];
const chosen = (subject: Parameters<typeof choosePosts>[1]) => choosePosts(posts, subject).map(({ id }) => id);

it("chooses articles that name the product, then those nearest to its category", () => {
  expect(chosen({ category: "witgoed.wassen.wasmachines", product: "p1" })).toEqual(["product", "wassen", "witgoed"]);
  expect(chosen({ category: "witgoed.wassen" })).toEqual(["wassen", "witgoed"]);
  expect(chosen({ category: "witgoed" })).toEqual(["wassen", "witgoed"]);
});

it("chooses none for what no article is about, nor by the beginning of a word", () => {
  expect(chosen({ category: "mode" })).toEqual([]);
  expect(chosen({ category: "wit" })).toEqual([]);
  expect(chosen({ category: "" })).toEqual([]);
});
