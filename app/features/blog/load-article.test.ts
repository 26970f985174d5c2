import { beforeEach, expect, test, vi } from "vitest";
import { type Answering, json, loaderContext } from "../../../tests/loader-context";
import { aSummary } from "../product/product-fixtures";
import { loadArticle } from "./load-article";
import { loadBlog } from "./load-blog";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

const post = (id: string, changes = {}) => ({
  id,
  title: `Artikel ${id}`,
  slug: "artikel",
  topic: "Huishouden",
  ...changes,
});
const text =
  '## Inhoud\n\n<b>x</b>\n\n::products[1, 2]\n\n::products{category="weg.weg" query="priceTo=60" limit=3}\n\n## Slot';
const answers: Record<string, () => Response> = {
  "/blog/posts": () => json({ posts: [post("101"), post("102"), post("103", { topic: "Keuken" })] }),
  "/blog/post/": () => json(post("101", { text })),
  "/products": () => json({ products: [aSummary({ id: "1" }), aSummary({ id: "2", adult_content: true })] }),
  "/search": () => json({ hits: { hits: [], total: { value: 0 } } }),
};
const answering =
  (changes: typeof answers = {}): Answering =>
  ({ path }) =>
    ({ ...answers, ...changes })[path]?.() ?? json({}, 404);

async function load(slug: string, changes: typeof answers = {}, on: ["Blog"] | [] = ["Blog"]) {
  const { context, sent } = loaderContext(answering(changes), { on, browserServices: { images: "/api/images" } });
  const result = await loadArticle(context, slug).catch((thrown: unknown) => thrown);
  return { result, sent };
}
async function found(...args: Parameters<typeof load>) {
  const { result } = await load(...args);
  if (result instanceof Response || result instanceof Error) throw new Error("Not loaded");
  return result as Awaited<ReturnType<typeof loadArticle>>;
}
async function refusal(...args: Parameters<typeof load>) {
  const { result } = await load(...args);
  return result instanceof Response ? [result.status, await result.text()] : result;
}

test("an article shows its text with the products of this moment, and leaves out a list that finds none", async () => {
  const { parts, outline, more, path } = await found("wasmachine-kiezen-101");
  expect(parts.map((part) => (part.kind === "html" ? part.html : part.products.map(({ id }) => id)))).toEqual([
    '<h2 id="deel-inhoud">Inhoud</h2>\n<p>&lt;b&gt;x&lt;/b&gt;</p>\n',
    ["1"],
    '<h2 id="deel-slot">Slot</h2>\n',
  ]);
  expect(outline.map(({ text: title }) => title)).toEqual(["Inhoud", "Slot"]);
  expect(more.map(({ id }) => id)).toEqual(["102", "103"]);
  expect(path).toBe("/blog/artikel-101/");
});

test("a list of a category that this shop has elsewhere is asked there", async () => {
  const routes = () => json({ "huis.weg": "/huis/weg/" });
  const { sent } = await load("wasmachine-kiezen-101", { "/categories_routes.json": routes });
  const asked = sent.filter(({ path }) => path === "/search");
  expect(JSON.stringify(asked)).toContain("huis");
  expect(
    JSON.stringify((await load("wasmachine-kiezen-101")).sent.filter(({ path }) => path === "/search")),
  ).not.toContain("huis");
});

test("a list of a category that this shop has nowhere is searched for by its name", async () => {
  const routes = () => json({ "huis.anders": "/huis/anders/" });
  const { sent } = await load("wasmachine-kiezen-101", { "/categories_routes.json": routes });
  const asked = JSON.stringify(sent.find(({ path }) => path === "/search")?.body);
  expect(asked).toContain('"weg"');
  expect(asked).not.toContain("weg.weg");
});

test("an article stays readable when its products and the list of articles do not answer", async () => {
  const broken = () => json({}, 500);
  const { parts, more } = await found("a-101", { "/products": broken, "/search": broken, "/blog/posts": broken });
  expect(parts.map(({ kind }) => kind)).toEqual(["html", "html"]);
  expect(more).toEqual([]);
});

test("the service is asked with an id and the language of the site, and learns nothing of the visitor (BL-01, BL-02)", async () => {
  const { sent } = await load("mijn-artikel-123");
  const asked = sent.filter(({ path }) => path.startsWith("/blog/"));
  expect(asked.map(({ service, method, path, body }) => [service, method, path, body])).toEqual([
    ["webshops", "POST", "/blog/post/", { id: "123", headers: { "accept-language": "nl-NL" } }],
    ["webshops", "POST", "/blog/posts", { headers: { "accept-language": "nl-NL" } }],
  ]);
  for (const { headers } of asked) expect(headers.has("cookie") || headers.has("authorization")).toBe(false);
});

test("without the flag, an id, the article or a good answer the page is Not Found (RT-07, RT-08, BL-03, BL-04)", async () => {
  expect(await refusal("artikel-101", {}, [])).toEqual([404, "Not Found"]);
  expect(await refusal("geen-nummer")).toEqual([404, "Not Found"]);
  expect(await refusal("101")).toEqual([404, "Not Found"]);
  for (const answer of [() => json({}, 500), () => json({}, 404), () => json([]), () => new Response("x")])
    expect(await refusal("artikel-101", { "/blog/post/": answer })).toEqual([404, "Not Found"]);
});

async function list(query: string, changes: typeof answers = {}, on: ["Blog"] | [] = ["Blog"]) {
  const { context } = loaderContext(answering(changes), { on });
  const url = new URL(`https://shop.example/blogs/${query}`);
  return loadBlog(context, url).catch((thrown: Response) => [thrown.status, thrown.statusText] as const);
}

test("the list is by topic and page, and Not Found without the flag, articles, or such a page (RT-09, BL-03)", async () => {
  const many = Array.from({ length: 30 }, (_, index) => post(String(index + 1), { topic: index % 2 ? "Één" : "Twee" }));
  const posts = { "/blog/posts": () => json({ posts: many }) };
  expect(await list("?topic=een&page=2", posts)).toMatchObject({
    topic: "een",
    page: 2,
    pages: 2,
    posts: { length: 3 },
  });
  expect(await list("?page=onzin", posts)).toMatchObject({ page: 1, pages: 3, posts: { length: 12 } });
  expect(await list("", { "/blog/posts": () => json({ posts: [] }) })).toMatchObject({ posts: [], pages: 1 });
  const refused = [404, "Not Found"];
  expect(await list("?page=4", posts)).toEqual(refused);
  expect(await list("?topic=drie", posts)).toEqual(refused);
  expect(await list("", {}, [])).toEqual(refused);
  expect(await list("", { "/blog/posts": () => json({}, 500) })).toEqual(refused);
});
