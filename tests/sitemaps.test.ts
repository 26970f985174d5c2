import { beforeEach, expect, test, vi } from "vitest";
import type { Category, CategoryFields } from "#contract/categories";
import { loader as robots } from "~/routes/robots";
import { loader as sitemap } from "~/routes/sitemap";
import { loader as sitemapIndex } from "~/routes/sitemap-index";
import { type Answering, json, loaderArgs, loaderContext } from "./loader-context";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

function category(key: string, adult = false): CategoryFields {
  const slug = key.split(".").at(-1) ?? key;
  return { slug, name: slug, key, id: key, img: "", img_blue: "", adult_content: adult, product_count: 1 };
}
const tree: Category[] = [
  {
    ...category("elektronica"),
    subcategory: {
      buckets: [
        {
          ...category("elektronica.telefoons"),
          subsubcategory: { buckets: [category("elektronica.telefoons.hoesjes")] },
        },
      ],
    },
  },
  {
    ...category("erotiek", true),
    subcategory: { buckets: [{ ...category("erotiek.lingerie", true), subsubcategory: { buckets: [] } }] },
  },
];
const products = [
  { path: "/product/a-b/1/", lastmod: "2026-11-20T10:00:00.000Z" },
  { path: "/product/x&y/2/", lastmod: "ooit" },
];
const answers: Record<string, unknown> = {
  "/sitemap-products.json": { pages: 3, products },
  "/categories_list.json": tree,
  "/categories_list2.json": tree,
  "/categories_routes.json": {
    elektronica: "/elektronica/",
    "elektronica.telefoons": "/elektronica/telefoons/",
    "elektronica.telefoons.hoesjes": "/elektronica/telefoons/hoesjes/",
    erotiek: "/erotiek/",
  },
  "/shop/all": { shops: [{ website: "voorbeeld.nl" }] },
};
const working: Answering = ({ path }) => json(answers[path] ?? {}, path in answers ? 200 : 404);

async function file(name: string, answer = working, on: "Marketplace"[] = []) {
  const { context, sent } = loaderContext(answer, { on });
  const response = await sitemap(loaderArgs(context, `/sitemaps/${name}`, { name }));
  return { response, text: await response.text(), sent };
}

test("robots.txt names the sitemap by its full address and leaves listings and assets open", async () => {
  const { context } = loaderContext(working);
  const response = robots(loaderArgs(context, "/robots.txt"));
  const text = await response.text();
  expect(response.headers.get("content-type")).toContain("text/plain");
  expect(text).toContain("Sitemap: https://shop.example/sitemap.xml");
  expect(text).toContain("Disallow: /zoeken/?q=");
  expect(text).not.toMatch(/Disallow: \/\s*$/m);
  expect(text).not.toMatch(/assets|api|page=/);
});

test("the sitemap index lists every file, products included, by full address", async () => {
  const { context } = loaderContext(working, {
    site: { ...loaderContext(working).context.site, baseUrl: "https://www.e.nl" },
  });
  const response = await sitemapIndex(loaderArgs(context, "/sitemap.xml"));
  const locations = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(locations).toEqual(
    ["pages", "categories", "shops", "products-1", "products-2", "products-3"].map(
      (name) => `https://www.e.nl/sitemaps/${name}.xml`,
    ),
  );
  expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
});

test("categories and their listings are listed down to the third level, without those for adults", async () => {
  const { text } = await file("categories.xml");
  const locations = [...text.matchAll(/<loc>https:\/\/shop.example(.*?)<\/loc>/g)].map(([, path]) => path);
  expect(locations).toEqual([
    "/elektronica/",
    "/elektronica/producten/",
    "/elektronica/telefoons/",
    "/elektronica/telefoons/producten/",
    "/elektronica/telefoons/hoesjes/",
    "/elektronica/telefoons/hoesjes/producten/",
  ]);
});

test("a category without a route has no page", async () => {
  const answer: Answering = (sent) =>
    sent.path === "/categories_routes.json" ? json({ elektronica: "/elektronica/" }) : working(sent);
  expect((await file("categories.xml", answer)).text.match(/<url>/g)).toHaveLength(2);
});

test("the list of categories is the one of the reading", async () => {
  expect((await file("categories.xml")).sent[0]?.path).toBe("/categories_list2.json");
  expect((await file("categories.xml", working, ["Marketplace"])).sent[0]?.path).toBe("/categories_list.json");
});

test("products are escaped, and carry the day of their last change when it is one", async () => {
  const { text, sent } = await file("products-2.xml");
  expect(text).toContain("<loc>https://shop.example/product/a-b/1/</loc><lastmod>2026-11-20</lastmod>");
  expect(text).toContain("<loc>https://shop.example/product/x&amp;y/2/</loc></url>");
  expect(sent[0]).toMatchObject({ service: "site", method: "GET", query: { page: "2" } });
});

test("shops and fixed pages are listed", async () => {
  expect((await file("shops.xml")).text).toContain("https://shop.example/shop/voorbeeld.nl/");
  expect((await file("pages.xml")).text).toContain("<loc>https://shop.example/webwinkels/</loc>");
});

test.each(["x.xml", "products.xml", "products-0.xml", "products-999999.xml", "pages-1.xml", "pages", "", "../x.xml"])(
  "no sitemap is called %j",
  async (name) => {
    const { response, sent } = await file(name);
    expect(response.status).toBe(404);
    expect(sent).toEqual([]);
  },
);

test("a page of products beyond the last is not found", async () => {
  const { response } = await file("products-9.xml", () => json({ pages: 3, products: [] }));
  expect(response.status).toBe(404);
});

const failures: [string, Answering][] = [
  ["down", () => Promise.reject(new TypeError("fetch failed"))],
  ["broken", () => json({}, 500)],
  ["lying", () => new Response("<html>", { headers: { "Content-Type": "text/html" } })],
  ["cut off", () => new Response('{"pages":3,"prod', { headers: { "Content-Type": "application/json" } })],
  ["answering something else", () => json({ hello: "world" })],
];
test.each(failures)("a backend that is %s gives 503 and never an empty sitemap", async (_, answer) => {
  for (const name of ["categories.xml", "shops.xml", "products-1.xml"]) {
    const { response } = await file(name, answer);
    expect(response.status, name).toBe(503);
    expect(response.headers.get("cache-control")).toBe("no-store");
  }
  const { context } = loaderContext(answer);
  expect((await sitemapIndex(loaderArgs(context, "/sitemap.xml"))).status).toBe(503);
});
