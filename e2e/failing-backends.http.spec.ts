import { expect, test } from "./fixtures";
import { expectPage, visit } from "./page-visit";
import type { Failure } from "./stub-service";

const failures: Failure[] = ["down", "500", "html", "truncated", "empty", "other"];
/** Three seconds by design; the rest is for a busy machine. Without a limit these services would never answer. */
const PATIENCE_MS = 9_000;
test.afterEach(({ stubbed }) => stubbed.stub.reset());

for (const failure of failures) {
  test(`what a page needs is ${failure}: the status that the specification names, never a 200 on garbage`, async ({
    stubbed: { shop, stub },
    catalogue: { paths, slugs, product, website },
  }) => {
    stub.fail("webshops", failure);
    stub.fail("search", failure, /^\/(product\/|categories\/|search$)/);
    stub.fail("content", failure, /^\/categor/);
    const expected: [string, number | RegExp][] = [
      [product.canonical_path, 404],
      [paths.to("webshops", {}), 404],
      [paths.category(slugs) ?? "", 404],
      [paths.listing(slugs), 404],
      [paths.to("allCategories", {}), 404],
      [paths.shop(website), failure === "500" ? 500 : /^(404|50[0-4])$/],
    ];
    for (const [path, status] of expected) {
      const answer = await visit(shop, path);
      expect(String(answer.status), `${path} ${failure}`).toMatch(typeof status === "number" ? String(status) : status);
      expect(answer.headers.get("cache-control"), path).toBe("no-store");
      expectPage(answer.html, path);
    }
  });

  test(`what a page can do without is ${failure}: the page is there without it`, async ({
    stubbed: { shop, stub },
    catalogue: { paths, slugs, product, website },
  }) => {
    for (const service of ["prices", "reviews", "recommendations", "discounts", "products"] as const)
      stub.fail(service, failure);
    stub.fail("content", failure, /popular_terms|market-status|featured|all-shops|main-categories/);
    stub.fail("search", failure, /^\/(facets|facet-full|suggestions|products)$/);
    for (const path of [
      "/",
      product.canonical_path,
      paths.listing(slugs),
      paths.category(slugs) ?? "",
      paths.shop(website),
    ]) {
      const answer = await visit(shop, path);
      expect(answer.status, `${path} ${failure}`).toBe(200);
      expectPage(answer.html, path);
    }
  });
}

for (const failure of failures) {
  test(`the cart is ${failure}: its pages say so, and give back what was typed`, async ({
    stubbed: { shop, stub },
    catalogue: { paths },
  }) => {
    stub.fail("carts", failure);
    const cart = await fetch(shop.url + paths.to("cartOverview", {}), { headers: { cookie } });
    expect([cart.status, await cart.text()]).toEqual([200, expect.stringContaining("nu niet laten zien")]);
    const checkout = await fetch(shop.url + paths.to("checkout", {}), { headers: { cookie } });
    expect([checkout.status, checkout.headers.get("retry-after")]).toEqual([503, "5"]);
    expectPage(await checkout.text(), "checkout");
    const order = await fetch(shop.url + paths.to("orderDetails", { orderId: "een" }), { headers: { cookie } });
    expect(String(order.status)).toMatch(/^(404|50[0-4])$/);
    expectPage(await order.text(), "order");
    const added = await post(shop, paths.to("cartOverview", {}), { actie: "add", aanbieding: "1" });
    expect([added.status, added.html]).toEqual([502, expect.stringContaining('role="alert"')]);
    const typed = await post(shop, paths.to("checkout", {}), details);
    expect(typed.status).toBe(502);
    for (const value of ["noor@voorbeeld.example", "Dorpsstraat", "3511 AB"]) expect(typed.html).toContain(value);
  });
}

const details = {
  actie: "details",
  email: "noor@voorbeeld.example",
  recipient: "Noor de Wit",
  street: "Dorpsstraat",
  houseNumber: "14",
  postalCode: "3511 AB",
  city: "Utrecht",
  country: "NL",
};

/** The cookies of a visitor with a cart, in the marketplace reading. */
const cookie = [
  `features=${encodeURIComponent(JSON.stringify({ enabled: ["Marketplace", "Cart"], disabled: [] }))}`,
  `cartSessionHash=${"a1".repeat(16)}`,
].join("; ");

async function post(shop: { url: string }, path: string, fields: Record<string, string>) {
  const answer = await fetch(shop.url + path, {
    method: "POST",
    headers: { cookie, origin: shop.url },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
  return { status: answer.status, html: await answer.text() };
}

test("a backend that never answers is given up in time", async ({
  stubbed: { shop, stub },
  catalogue: { product, paths, slugs },
}) => {
  test.setTimeout(90_000);
  for (const service of ["prices", "reviews", "recommendations", "discounts", "products"] as const)
    stub.fail(service, "slow");
  for (const path of ["/", product.canonical_path]) {
    const answer = await visit(shop, path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers.get("cache-control"), path).toBe("no-store");
    expect(answer.took, path).toBeLessThan(PATIENCE_MS);
  }
  stub.fail("search", "slow");
  stub.fail("content", "slow");
  stub.fail("carts", "slow");
  const began = Date.now();
  const cart = await fetch(shop.url + paths.to("cartOverview", {}), { headers: { cookie } });
  expect([cart.status, await cart.text()]).toEqual([200, expect.stringContaining("nu niet laten zien")]);
  expect(Date.now() - began).toBeLessThan(PATIENCE_MS);
  for (const path of [product.canonical_path, paths.listing(slugs), paths.category(slugs) ?? ""]) {
    const answer = await visit(shop, path);
    expect(answer.status, path).toBe(503);
    expect(answer.headers.get("retry-after"), path).toBe("5");
    expect(answer.headers.get("cache-control"), path).toBe("no-store");
    expect(answer.took, path).toBeLessThan(PATIENCE_MS);
    expectPage(answer.html, path);
  }
});

test("everything is down: the home page or an error, whole and in Dutch", async ({ stubbed: { shop, stub } }) => {
  for (const service of [
    "content",
    "search",
    "products",
    "prices",
    "reviews",
    "webshops",
    "shops",
    "discounts",
    "recommendations",
  ] as const) {
    stub.fail(service, "down");
  }
  const home = await visit(shop, "/");
  expectPage(home.html, "home");
  const offline = await visit(shop, "/offline/");
  expect(offline.status).toBe(200);
});

test("the names of the errors are those of the specification", async ({
  stubbed: { shop, stub },
  catalogue: { paths },
}) => {
  expect((await visit(shop, "/bestaat-niet/")).html).toContain("Category not found");
  stub.fail("webshops", "500");
  expect((await visit(shop, paths.to("webshops", {}))).html).toContain("Not Found");
});

for (const status of [404, 410, 503]) {
  test(`a shop's page answers the status of its backend: ${status}`, async ({ stubbed: { shop, stub }, catalogue }) => {
    stub.change("webshops", /^\/shop\/(?!all)/, () => ({}), status);
    const answer = await visit(shop, catalogue.paths.shop(catalogue.website));
    expect(answer.status).toBe(status);
    expectPage(answer.html, String(status));
  });
}

test("a product or shop that has moved is followed, on this site only", async ({
  stubbed: { shop, stub },
  catalogue,
}) => {
  const { product, paths, website } = catalogue;
  stub.change("search", /^\/product\//, () => ({ location: "/product/nieuw/77/" }));
  stub.change("webshops", /^\/shop\/(?!all)/, () => ({ location: "/shop/nieuw.nl/" }));
  const moved = await visit(shop, product.canonical_path);
  expect([301, 302, 307, 308]).toContain(moved.status);
  expect(moved.headers.get("location")).toBe("/product/nieuw/77/");
  expect((await visit(shop, paths.shop(website))).headers.get("location")).toBe("/shop/nieuw.nl/");
  for (const location of ["//evil.example/", "https://evil.example/", "/\\evil.example", "javascript:alert(1)"]) {
    stub.change("search", /^\/product\//, () => ({ location }));
    const refused = await visit(shop, product.canonical_path);
    expect(refused.headers.get("location"), location).toBeNull();
    expect(refused.status, location).toBe(404);
  }
});
