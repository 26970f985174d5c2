import { beforeEach, describe, expect, test, vi } from "vitest";
import type { FlagName } from "#contract/flags";
import { type Answering, json, loaderContext } from "../../../tests/loader-context";
import { aSummary } from "../product/product-fixtures";
import { loadCategory } from "./load-category";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

const node = (key: string, changes = {}) => ({
  slug: key.split(".").at(-1),
  name: key,
  key,
  id: `id-${key}`,
  img: "/c.svg",
  img_blue: "/b.svg",
  adult_content: false,
  product_count: 5,
  ...changes,
});
const leaf = node("wonen.lampen.led");
const sub = { ...node("wonen.lampen"), subsubcategory: { buckets: [leaf] } };
const none = { subsubcategory: { buckets: [] } };
const below = [sub, { ...node("wonen.a"), ...none }, { ...node("wonen.b", { adult_content: true }), ...none }];
const tree = [{ ...node("wonen"), subcategory: { buckets: below } }];
const detail = (key: string, changes = {}) => ({
  ...node(key),
  path: [{ slug: "wonen", name: "Wonen", key: "wonen" }],
  children: [node(`${key}.a`), node(`${key}.b`, { adult_content: true })],
  intro: "Kort.",
  content: { about: { heading: { firstWords: "Over", secondWords: "wonen" }, text: "**Vet**<script>x</script>" } },
  top_brands: [],
  ...changes,
});
const hits = { hits: [{ _id: "1", _source: aSummary() }], total: { value: 41 } };

type Answers = Record<string, () => Response>;
const answering =
  (changes: Answers = {}): Answering =>
  ({ path }) => {
    const key = /^\/categories\/([a-z.]+?)(\.json)?$/.exec(path)?.[1] ?? "";
    const answers: Answers = {
      "/main-categories.json": () => json({ categories: tree }),
      "/categories_list.json": () => json(tree),
      "/categories_list2.json": () => json(tree),
      "/search": () => json({ hits }),
      [`/categories/${key}`]: () => json(detail(key)),
      ...changes,
    };
    return answers[path]?.() ?? (path.endsWith(".json") ? json(detail("wonen")) : json({}, 404));
  };

async function load(slugs: string[], changes: Answers = {}, on: FlagName[] = [], adult = false) {
  const { context, sent } = loaderContext(answering(changes), { on, adult });
  const result = await loadCategory(context, slugs).catch((thrown: unknown) => thrown);
  return { result, sent };
}
async function loaded(...args: Parameters<typeof load>) {
  const { result } = await load(...args);
  if (result instanceof Response || result instanceof Error) throw new Error("Not loaded");
  return result as Awaited<ReturnType<typeof loadCategory>>;
}
async function expectNotFound(...args: Parameters<typeof load>) {
  const { result } = await load(...args);
  expect(result).toBeInstanceOf(Response);
  const response = result as Response;
  expect([response.status, response.statusText, await response.text()]).toEqual([
    404,
    "Category not found",
    "Category not found",
  ]);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
}

describe("loadCategory", () => {
  test.each([
    [[], "/categories_list2.json", "/categories2/id-wonen.json"],
    [["Marketplace"], "/categories_list.json", "/categories/id-wonen.json"],
  ] as [FlagName[], string, string][])("reads the files of its reading (%j)", async (on, list, file) => {
    const { sent } = await load(["wonen"], {}, on);
    const paths = sent.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining([list, file, "/categories/wonen", "/main-categories.json"]));
  });
  test("asks for the data of the dot-joined path and for the most popular products below it", async () => {
    const { sent } = await load(["wonen", "lampen", "led"]);
    expect(sent.map(({ path }) => path)).toContain("/categories/wonen.lampen.led");
    expect(sent.find(({ path }) => path === "/search")?.body).toMatchObject({
      filters: { category: ["wonen", "lampen", "led"] },
      page: { current: 0, size: 12 },
      sort: { by: "relevance", direction: "desc" },
      wpCategory: "wonen.lampen.led",
    });
  });
  test("is not found for a main category, a child or a grandchild that the tree does not have", async () => {
    await expectNotFound(["nergens"]);
    await expectNotFound(["wonen", "nergens"]);
    await expectNotFound(["wonen", "lampen", "nergens"]);
  });
  test("is not found when the main slug is no main category, whatever the other services say", async () => {
    await expectNotFound(["wonen"], { "/main-categories.json": () => json({ categories: [] }) });
  });
  test("stands on its file when the data fails, and on the data when the files fail", async () => {
    const broken = () => json({}, 500);
    expect((await loaded(["wonen"], { "/categories/wonen": broken })).category.intro).toBe("Kort.");
    const files = { "/categories_list2.json": broken, "/categories2/id-wonen.json": broken };
    expect((await loaded(["wonen"], files)).category.key).toBe("wonen");
  });
  test("is not found when nothing can be had, garbage included", async () => {
    const garbage = () => new Response("<html>", { headers: { "Content-Type": "text/html" } });
    await expectNotFound(["wonen"], { "/categories/wonen": garbage, "/categories2/id-wonen.json": garbage });
  });
  test("does without products when the search fails", async () => {
    const data = await loaded(["wonen"], { "/search": () => json({}, 503) });
    expect([data.products, data.total]).toEqual([null, 5]);
  });
  test("hands over Markdown as safe HTML, and leaves adult children out", async () => {
    const data = await loaded(["wonen"]);
    expect(data.content.about?.html).toContain("<strong>Vet</strong>");
    expect(data.content.about?.html).not.toContain("<script");
    expect(data.category.children.map(({ key }) => key)).toEqual(["wonen.a"]);
    expect((await loaded(["wonen"], {}, [], true)).category.children).toHaveLength(2);
  });
  test("hides an adult category from who did not choose to see it", async () => {
    const adult = { "/categories/wonen": () => json(detail("wonen", { adult_content: true })) };
    const data = await loaded(["wonen"], adult);
    expect([data.hidden, data.products, data.content, data.category.children]).toEqual([true, null, {}, []]);
    expect((await loaded(["wonen"], adult, [], true)).hidden).toBe(false);
    expect(data).toMatchObject({ total: 0, category: { intro: "", img: "", product_count: 0 } });
  });
  test("says when something in it is left out because it is for adults", async () => {
    expect((await loaded(["wonen"])).someHidden).toBe(true);
    expect((await loaded(["wonen"], {}, [], true)).someHidden).toBe(false);
    const plain = { "/categories/wonen": () => json(detail("wonen", { children: [node("wonen.a")] })) };
    expect((await loaded(["wonen"], plain)).someHidden).toBe(false);
    const told = { ...plain, "/search": () => json({ hits, hidden_adult: 2 }) };
    expect((await loaded(["wonen"], told)).someHidden).toBe(true);
  });
  test("leads to no category that its reading does not have", async () => {
    const outside = { children: [node("wonen.a"), node("wonen.handgemaakt")] };
    const data = await loaded(["wonen"], { "/categories/wonen": () => json(detail("wonen", outside)) });
    expect(data.category.children.map(({ key }) => key)).toEqual(["wonen.a"]);
  });
});
