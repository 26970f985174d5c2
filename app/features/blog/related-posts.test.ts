import { expect, it } from "vitest";
import type { BlogPostSummary } from "#contract/blog";
import { createPaths } from "~/paths";
import { dutchNames } from "../../../tests/route-names";
import { relatedHtml } from "./related-html.server";
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

it("finds a category that a feed brought elsewhere in the tree, after those of the same tree", () => {
  expect(chosen({ category: "huis-en-tuin.apparaten.wasmachines" })).toEqual(["wassen"]);
  expect(chosen({ category: "speelgoed.wasmachines.witgoed" })).toEqual(["witgoed"]);
});

it("chooses none for what no article is about, nor by the beginning of a word", () => {
  expect(chosen({ category: "mode" })).toEqual([]);
  expect(chosen({ category: "wit" })).toEqual([]);
  expect(chosen({ category: "" })).toEqual([]);
});

it("draws links with nothing of a title as HTML, and nothing at all without articles", () => {
  const paths = createPaths(dutchNames);
  const hostile = { ...post("7", ["mode"]), title: '<img src=x onerror="alert(1)">', slug: "x" };
  const picture = { url: '/a/{width}.webp?"', widths: [400] };
  expect(relatedHtml(paths, [{ ...hostile, picture }], { category: "mode" })).toBe(
    '<h2 id="advies">Advies hierover</h2><ul><li><a href="/blog/x-7/"><img src="/a/400.webp?&quot;" width="160" height="90" alt="" loading="lazy">&lt;img src=x onerror=&quot;alert(1)&quot;&gt;</a></li></ul>',
  );
  expect(relatedHtml(paths, [], { category: "mode" })).toBe("");
});
