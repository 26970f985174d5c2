import { problemsOf } from "../tests/structured-data";
import { expect, test } from "./fixtures";

const off = { cookie: `features=${encodeURIComponent('{"enabled":[],"disabled":["Blog"]}')}` };
const WASHING = "/blog/wasmachine-kiezen-101/";

test("the blog is a flag, and only an address with a number has an article (RT-07 to RT-09)", async ({
  request,
  catalogue: { paths },
}) => {
  const status = async (path: string, headers = {}) => (await request.get(path, { headers })).status();
  const list = paths.to("blogs", {});
  const feed = paths.to("blogFeed", {});
  for (const path of [list, WASHING, "/blog/andere-woorden-101/", feed]) {
    expect(await status(path), path).toBe(200);
    expect(await status(path, off), path).toBe(404);
  }
  for (const path of ["/blog/geen-nummer/", "/blog/weg-999999/", `${list}?page=99`, `${list}?topic=onzin`])
    expect(await status(path), path).toBe(404);
});

test("an article is found, shared and read without JavaScript, with products and prices of the shop", async ({
  request,
  catalogue: { paths },
}) => {
  const html = await (await request.get("/blog/andere-woorden-101/")).text();
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${WASHING}"`));
  expect(html).toContain('<h2 id="deel-hoeveel-kilo-heb-je-nodig">');
  expect(html).toContain('href="#deel-hoeveel-kilo-heb-je-nodig"');
  const [article = ""] = /<article[\s\S]*?id="meer-lezen"/.exec(html) ?? [];
  expect(article.match(/href="\/product\//g)?.length).toBeGreaterThan(3);
  expect(article).toContain("€");
  const [, image = ""] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  const picture = await request.get(new URL(image).pathname);
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => JSON.parse(text ?? "") as Record<string, unknown>,
  );
  expect(blocks.map((block) => block["@type"])).toEqual(expect.arrayContaining(["Article", "BreadcrumbList"]));
  for (const block of blocks) expect(problemsOf(block)).toEqual([]);
  const list = await (await request.get(paths.to("blogs", {}))).text();
  expect(list).toMatch(
    new RegExp(`<link rel="alternate" type="application/rss\\+xml"[^>]*${paths.to("blogFeed", {})}"`),
  );
  const feed = await (await request.get(paths.to("blogFeed", {}))).text();
  expect(feed).toContain(`${WASHING}</link>`);
  const sitemap = await (await request.get(paths.to("sitemap", { name: "articles.xml" }))).text();
  expect(sitemap).toContain(`${WASHING}</loc><lastmod>2026-11-16</lastmod>`);
});

test("a category and its products lead to the articles about them", async ({ request, catalogue: { paths } }) => {
  const category = paths.category(["witgoed-en-huishouden", "wassen-en-drogen", "wasmachines"]) ?? "";
  const page = await (await request.get(category)).text();
  expect(page).toContain(`href="${WASHING}"`);
  const [, product = ""] = /href="(\/product\/[^"]+)"/.exec(page) ?? [];
  expect(await (await request.get(product)).text()).toContain(`href="${WASHING}"`);
  expect(await (await request.get(category, { headers: off })).text()).not.toContain(`href="${WASHING}"`);
});
