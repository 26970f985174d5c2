import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./fixtures";

async function pageOf(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const answer = await request.get(path, { maxRedirects: 0, headers });
  const html = await answer.text();
  const find = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
  return {
    status: answer.status(),
    location: answer.headers().location,
    html,
    title: find(/<h1[^>]*>([^<]*)</).replaceAll("&#x27;", "'"),
    canonical: find(/<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/),
    robots: find(/<meta name="robots" content="([^"]*)"/),
  };
}

test("the search screen answers on its route forms, each with one heading and a breadcrumb", async ({
  request,
  catalogue: { paths, slugs },
}) => {
  const [category, subCategory, subSubCategory] = slugs;
  const forms = [
    paths.search(),
    paths.listing(slugs.slice(0, 1)),
    paths.listing(slugs.slice(0, 2)),
    paths.listing(slugs),
    "/n/aanbiedingen/aanbiedingen/",
    paths.to("searchCategory", { category }),
    paths.to("searchSubCategory", { category, subCategory }),
    paths.to("searchSubSubCategory", { category, subCategory, subSubCategory }),
  ];
  for (const path of forms) {
    const { status, html } = await pageOf(request, path);
    expect(status, path).toBe(200);
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    expect(html, path).toContain('"BreadcrumbList"');
    expect(html.match(/<article/g)?.length ?? 0, path).toBeGreaterThan(0);
  }
});

test("a page beyond the last leads to the first; with more in its address it says there is nothing", async ({
  request,
  catalogue: { paths, slugs },
}) => {
  for (const path of [paths.search(), paths.listing(slugs)]) {
    expect(await pageOf(request, `${path}?page=900`)).toMatchObject({ status: 302, location: path });
  }
  const { status, html } = await pageOf(request, paths.search({ brand: "Bosch", page: 900 }));
  expect(status).toBe(200);
  expect(html).toContain("Naar de eerste pagina");
  expect(await pageOf(request, paths.search({ q: "x", page: 2, priceTo: "" }))).toMatchObject({ status: 302 });
});

test("unknown categories and unknown special lists are not found", async ({ request, catalogue: { paths, slugs } }) => {
  const unknown = ["bestaat-niet"];
  for (const path of [
    paths.listing(unknown),
    paths.listing([slugs[0], "bestaat-niet"]),
    paths.to("searchCategory", { category: "bestaat-niet" }),
    "/n/aanbiedingen/bestaat-niet/",
    "/n/aanbiedingen/constructor/",
  ]) {
    expect(await pageOf(request, path), path).toMatchObject({ status: 404, robots: "noindex" });
  }
});

test("the special lists are named by their address and hold what they say", async ({ request }) => {
  for (const [path, title] of [
    ["/n/nieuw-binnen/nieuw/", "Nieuw binnen"],
    ["/n/best-beoordeeld/best-beoordeeld/", "Best beoordeeld"],
    ["/n/aanbiedingen/deals/", "Aanbiedingen"],
  ] as const) {
    const page = await pageOf(request, path);
    expect(page, path).toMatchObject({ status: 200, title, canonical: path });
    expect(page.html, path).toContain("Resultaten");
  }
});

test("search engines get whole lists and their pages, no searches, filters or sorts", async ({
  request,
  catalogue: { paths, slugs },
}) => {
  const list = paths.listing(slugs.slice(0, 1));
  expect(await pageOf(request, list)).toMatchObject({ canonical: list, robots: "" });
  const kept = [
    paths.search(),
    paths.search({ q: "fiets" }),
    ...["brand=Bosch", "priceTo=100", "sortBy=new", "pageSize=60", "view=tiles", "materiaal=wol"].map(
      (query) => `${list}?${query}`,
    ),
  ];
  for (const path of kept) expect((await pageOf(request, path)).robots, path).toContain("noindex");
  const marked = await pageOf(request, `${list}?utm_source=mail&gclid=1`);
  expect(marked).toMatchObject({ canonical: list, robots: "" });
  const filtered = await pageOf(request, `${list}?sortBy=new&brand=Miele%7CBosch&utm_source=mail`);
  expect(filtered).toMatchObject({ canonical: list, robots: expect.stringContaining("noindex") });
});

test("a list's second page is a page of its own with its number in the heading", async ({
  request,
  catalogue: { paths },
}) => {
  const page = await pageOf(request, paths.search({ page: 2 }));
  expect(page.title).toBe("Pagina 2 - Alle producten");
  expect(page.canonical).toBe(paths.search({ page: 2 }));
  expect((await pageOf(request, paths.search({ q: "lamp" }))).title).toBe("'lamp'");
});

test("what a phone asks for leaves out the filters until they are wanted", async ({
  stubbed: { shop, stub },
  catalogue: { paths },
}) => {
  const asked = async (path: string, agent: string) => {
    stub.reset();
    await fetch(`${shop.url}${path}&utm_campaign=${Math.random()}`, { headers: { "user-agent": agent } });
    return stub.requests
      .filter(({ service }) => service === "search")
      .map((call) => call.path)
      .sort();
  };
  const phone = "Mozilla/5.0 (Linux; Android 14) Mobile Safari";
  expect(await asked(paths.search({ q: "tas" }), phone)).toEqual(["/search"]);
  expect(await asked(paths.search({ q: "tas", sel: "filters" }), phone)).toEqual(["/facets", "/search"]);
  expect(await asked(paths.search({ q: "tas", sel: "brand" }), phone)).toEqual(["/facet-full", "/facets", "/search"]);
  expect(await asked(paths.search({ q: "tas" }), "Mozilla/5.0 (X11; Linux x86_64) Chrome")).toEqual([
    "/facets",
    "/search",
  ]);
  stub.reset();
});

test("a shop's page is a list of its own: its prices in order, a search, and filters", async ({
  request,
  catalogue: { paths, website },
}) => {
  const path = paths.shop(website);
  const whole = await pageOf(request, path);
  expect(whole).toMatchObject({ status: 200, canonical: path, robots: "" });
  expect(whole.html).toContain(`action="${path}"`);
  const cheapest = await pageOf(request, `${path}?sortBy=priceAsc&priceFrom=10&priceTo=400&webshop=ander.example`);
  expect(cheapest.robots).toContain("noindex");
  const cards = cheapest.html.split("<article").slice(1);
  const prices = cards.map((card) => Number(/€\s([\d.]+,\d\d)/.exec(card)?.[1]?.replace(".", "").replace(",", ".")));
  expect(prices.length).toBeGreaterThan(2);
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
  expect(prices[0]).toBeGreaterThanOrEqual(10);
  expect(prices.at(-1)).toBeLessThanOrEqual(400);
  for (const card of cards) expect(card).toContain(`bij ${cheapest.title}`);
  const none = await pageOf(request, `${path}?q=qwxzvbn`);
  expect(none.html).toContain("Zoek in alle winkels");
  expect(none.html).not.toContain("<article");
  expect(await pageOf(request, `${path}?page=900`)).toMatchObject({ status: 302, location: path });
});
