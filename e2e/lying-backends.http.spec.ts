import { serviceNames } from "../contract/services";
import { expect, test } from "./fixtures";
import { expectPage, visit } from "./page-visit";

test.afterEach(({ stubbed }) => stubbed.stub.reset());

/** The same answer with `lie` in the place of every value that is neither a list nor an object. */
function lieIn(value: unknown, lie: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => lieIn(item, lie));
  if (typeof value !== "object" || value === null) return lie;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, lieIn(inner, lie)]));
}
/** Only what the specification says of a search hit. */
function bareHit({ _id, _source }: { _id: string; _source: Record<string, unknown> }) {
  const { id, name, shortDesc, images, canonical_path, brand, category } = _source;
  const offers = [{ url: "https://winkel.example/1", price: 1_995, EAN: "8718767901301", SKU: "A1" }];
  return { _id, _source: { id, name, shortDesc, images, canonical_path, brand, category, currency: "EUR", offers } };
}

const lies: [string, unknown][] = [
  ["null", null],
  ["text", "x"],
  ["a negative number", -1],
  ["yes", true],
  ["a list", []],
  ["an object", {}],
];
for (const [name, lie] of lies) {
  test(`services that answer ${name} in every field: no page is an error or says nonsense`, async ({
    stubbed: { shop, stub },
    catalogue: { paths, slugs, product, website },
  }) => {
    // The table of routes and the site config are kept as they last were, which other tests show.
    for (const service of serviceNames.filter((service) => service !== "site")) {
      stub.change(service, /./, (json: unknown) => lieIn(json, lie));
    }
    for (const path of [
      "/",
      product.canonical_path,
      paths.listing(slugs),
      paths.category(slugs) ?? "",
      paths.search({ q: "lamp" }),
      paths.to("allCategories", {}),
      paths.to("webshops", {}),
      paths.shop(website),
      `${paths.to("profileComparison", {})}?ids=${product.id}`,
      paths.to("wishlist", {}),
    ]) {
      const answer = await visit(shop, path);
      expect([200, 301, 302, 404], `${path} ${answer.status}`).toContain(answer.status);
      if (answer.status === 200 || answer.status === 404) expectPage(answer.html, path);
    }
  });
}

test("a search service that sends no more than the specification's fields fills a list", async ({
  stubbed: { shop, stub },
  catalogue: { paths, product },
}) => {
  stub.change("search", /^\/search$/, (json: { hits: { hits: Parameters<typeof bareHit>[0][]; total: unknown } }) => ({
    hits: { hits: json.hits.hits.map(bareHit), total: json.hits.total },
  }));
  // Not in a category: the list of categories is kept for a while, with the lies of the tests above.
  const path = paths.search({ q: product.name.split(" ")[0] ?? "" });
  const answer = await visit(shop, path);
  expect(answer.status).toBe(200);
  expectPage(answer.html, path);
  expect(answer.html).toMatch(/19,95/);
});

test("a product that its service answers with an HTTP redirect is followed with the same status", async ({
  stubbed: { shop, stub },
  catalogue: { product },
}) => {
  for (const status of [301, 302, 307, 308]) {
    stub.move("search", /^\/product\//, status, "/product/nieuw/77/");
    const answer = await visit(shop, product.canonical_path);
    expect([answer.status, answer.headers.get("location")]).toEqual([status, "/product/nieuw/77/"]);
  }
  stub.move("search", /^\/product\//, 301, "https://evil.example/product/nieuw/77/");
  expect((await visit(shop, product.canonical_path)).status).toBe(404);
  stub.move("search", /^\/product\//, 301, product.canonical_path);
  expect((await visit(shop, product.canonical_path)).status).toBe(404);
});
