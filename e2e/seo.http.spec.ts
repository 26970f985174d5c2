import type { APIRequestContext } from "@playwright/test";
import type { Category } from "../contract/categories";
import { problemsOf } from "../tests/structured-data";
import { expect, test } from "./fixtures";

const decode = (text: string) =>
  text.replace(
    /&(amp|quot|#x27|#39|lt|gt);/g,
    (_, name: string) => ({ amp: "&", quot: '"', lt: "<", gt: ">" })[name] ?? "'",
  );

async function head(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const answer = await request.get(path, { headers });
  expect(answer.status(), path).toBe(200);
  const html = await answer.text();
  const find = (pattern: RegExp) => decode(pattern.exec(html)?.[1] ?? "");
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text]) => JSON.parse(text ?? "") as Record<string, unknown>,
  );
  return {
    html,
    blocks,
    types: blocks.map((block) => block["@type"]),
    title: find(/<title>([^<]*)<\/title>/),
    description: find(/<meta name="description" content="([^"]*)"/),
    canonical: find(/<link rel="canonical" href="([^"]*)"/),
    robots: find(/<meta name="robots" content="([^"]*)"/),
  };
}

test("every page has one title, one heading, a description and an address of its own", async ({
  request,
  catalogue,
}) => {
  const { paths, slugs, product, website } = catalogue;
  const pages = [
    "/",
    paths.to("allCategories", {}),
    paths.to("webshops", {}),
    paths.category(slugs) ?? "",
    paths.listing(slugs),
    product.canonical_path,
    paths.shop(website),
  ];
  const titles = new Set<string>();
  for (const path of pages) {
    const page = await head(request, path);
    expect(page.title.length, path).toBeGreaterThan(3);
    expect(page.title.length, path).toBeLessThanOrEqual(60);
    expect(page.description.length, path).toBeGreaterThan(20);
    expect(page.description.length, path).toBeLessThanOrEqual(160);
    expect(page.canonical, path).toMatch(new RegExp(`^https?://[^/]+${path.replace(/[.]/g, "\\.")}$`));
    expect(page.robots, path).toBe("");
    expect(page.html.match(/<h1[\s>]/g), path).toHaveLength(1);
    // Pictures have titles too.
    expect(page.html.split("</head>")[0]?.match(/<title>/g), path).toHaveLength(1);
    expect(page.html, path).toContain('property="og:title"');
    expect(page.html, path).toContain('name="twitter:card"');
    for (const block of page.blocks) expect(problemsOf(block), path).toEqual([]);
    titles.add(page.title);
  }
  expect(titles.size).toBe(pages.length);
});

test("home is the site with its search box; products, lists and breadcrumbs say what they are", async ({
  request,
  catalogue,
}) => {
  const { paths, slugs, product } = catalogue;
  expect((await head(request, "/")).types).toEqual(expect.arrayContaining(["WebSite", "Organization"]));
  expect((await head(request, paths.listing(slugs))).types).toEqual(
    expect.arrayContaining(["BreadcrumbList", "ItemList"]),
  );
  expect((await head(request, paths.category(slugs) ?? "")).types).toContain("BreadcrumbList");
  expect((await head(request, product.canonical_path)).types).toEqual(
    expect.arrayContaining(["BreadcrumbList", "Product"]),
  );
});

test("the price in the structured data is the price on the page", async ({ request, catalogue }) => {
  const page = await head(request, catalogue.product.canonical_path);
  const block = page.blocks.find((one) => one["@type"] === "Product") as {
    offers?: { lowPrice?: string; offerCount?: number };
  };
  const [euros = "", cents = ""] = (block.offers?.lowPrice ?? "").split(".");
  const shown = page.html.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<[^>]+>/g, "");
  expect(shown).toContain(`${euros.replace(/\B(?=(\d{3})+$)/g, ".")},${cents}`);
  expect(block.offers?.offerCount).toBe(catalogue.product.offers.length);
});

test("the breadcrumb's structured data matches the visible one", async ({ page, request, catalogue }) => {
  const path = catalogue.paths.category(catalogue.slugs) ?? "";
  const { blocks } = await head(request, path);
  const list = blocks.find((one) => one["@type"] === "BreadcrumbList") as { itemListElement: { name: string }[] };
  await page.goto(path);
  const visible = await page
    .getByRole("navigation", { name: /kruimel|broodkruimel|je bent hier/i })
    .getByRole("listitem")
    .allTextContents();
  expect(list.itemListElement.map(({ name }) => name.trim())).toEqual(visible.map((text) => text.trim()));
});

test("a wrong name in a product's address is canonical to the right one", async ({ request, catalogue }) => {
  const { product, paths } = catalogue;
  const page = await head(request, paths.product({ id: product.id, slug: "heel-iets-anders" }));
  expect(page.canonical).toMatch(new RegExp(`${product.canonical_path}$`));
});

/** The slug of the main category with the most products: its list has a second page. */
async function largestCategory(request: APIRequestContext): Promise<string> {
  const tree = (await (await request.get("/api/content/categories_list.json")).json()) as Category[];
  const [first] = tree.toSorted((a, b) => (b.product_count ?? 0) - (a.product_count ?? 0));
  return first?.slug ?? "";
}

test("filters are kept out of search engines, page two is a page of its own", async ({ request, catalogue }) => {
  const { paths, slugs } = catalogue;
  const brand = catalogue.product.brand ?? "x";
  expect((await head(request, paths.listing(slugs, { brand }))).robots).toContain("noindex");
  expect((await head(request, paths.search({ q: "fiets" }))).robots).toContain("noindex");
  const listing = paths.listing(await largestCategory(request));
  expect((await head(request, `${listing}?page=2`)).canonical).toMatch(/\?page=2$/);
});

test("every address of the sitemaps works, is canonical to itself and may be indexed", async ({ request }) => {
  test.setTimeout(120_000);
  const locations = async (path: string) =>
    [...(await (await request.get(path)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => decode(url ?? ""));
  const files = await locations("/sitemap.xml");
  expect(files.length).toBeGreaterThanOrEqual(4);
  for (const file of files) {
    const all = await locations(new URL(file).pathname);
    expect(all.length, file).toBeGreaterThan(0);
    const step = Math.max(1, Math.floor(all.length / 8));
    for (const url of all.filter((_, index) => index % step === 0)) {
      const { pathname } = new URL(url);
      const page = await head(request, pathname);
      expect(new URL(page.canonical).pathname, pathname).toBe(pathname);
      expect(page.robots, pathname).toBe("");
    }
  }
});

test("robots.txt names the sitemap and closes nothing that pages are made of", async ({ request }) => {
  const text = await (await request.get("/robots.txt")).text();
  expect(text).toMatch(/^Sitemap: https?:\/\/.+\/sitemap\.xml$/m);
  expect(text).not.toMatch(/Disallow: \/\s*$/m);
  expect(text).not.toMatch(/Disallow: \/(assets|api\/images)/);
});

test("main content is in the server's HTML", async ({ request, catalogue }) => {
  const { product, paths, slugs, website } = catalogue;
  const body = async (path: string) =>
    decode((await head(request, path)).html.replace(/<script[\s\S]*?<\/script>/g, ""));
  const page = await body(product.canonical_path);
  expect(page).toContain(product.name);
  for (const { shop } of product.offers.slice(0, 3)) expect(page).toContain(shop.name);
  expect(await body(paths.listing(slugs))).toContain('href="/product/');
  expect(await body(paths.search({ q: product.name }))).toContain(`href="${product.canonical_path}"`);
  expect(await body(paths.shop(website))).toContain('href="/product/');
  expect(await body(paths.to("webshops", {}))).toContain(`href="${paths.shop(website)}"`);
  const categories = await body(paths.to("allCategories", {}));
  for (const depth of [1, 2, 3]) expect(categories).toContain(`href="${paths.category(slugs.slice(0, depth))}"`);
});

test("the home page of each reading has a title and a description of its own (HM-06)", async ({ request }) => {
  const homeOf = (features: { enabled: string[]; disabled: string[] }) =>
    head(request, "/", { cookie: `features=${encodeURIComponent(JSON.stringify(features))}` });
  const marketplace = await homeOf({ enabled: ["Marketplace"], disabled: [] });
  const comparison = await homeOf({ enabled: [], disabled: ["Marketplace"] });
  for (const part of ["title", "description"] as const) {
    expect(marketplace[part]).toBeTruthy();
    expect(comparison[part]).toBeTruthy();
    expect(marketplace[part]).not.toBe(comparison[part]);
  }
});
