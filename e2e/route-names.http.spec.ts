import type { RouteNames } from "../contract/route-names";
import { expect, test } from "./fixtures";

const file = /^\/route-names\.json$/;

test("another table of names moves the pages, redirects the old paths and changes every link", async ({
  stubbed,
  catalogue,
}) => {
  test.setTimeout(60_000);
  const { stub, shop } = stubbed;
  const status = async (path: string) => (await fetch(shop.url + path, { redirect: "manual" })).status;
  const old = catalogue.paths.search();
  expect(await status(old)).toBe(200);

  stub.change("site", file, (names: RouteNames) => ({
    ...names,
    segments: { ...names.segments, search: "speuren", products: "waren" },
  }));
  await expect.poll(() => status("/speuren/"), { timeout: 20_000 }).toBe(200);
  const moved = await fetch(`${shop.url}${old}?q=fiets`, { redirect: "manual" });
  expect(moved.status).toBe(301);
  expect(moved.headers.get("location")).toBe("/speuren/?q=fiets");
  const data = await fetch(`${shop.url}${old}?q=fiets&_data=search`, { redirect: "manual" });
  expect(data.status).toBe(301);

  const html = await (await fetch(`${shop.url}/?new`)).text();
  expect(html).toContain("/speuren/");
  expect(html).not.toContain(`href="${old}`);
  const category = catalogue.paths.category(catalogue.slugs);
  expect(await status(`${category}waren/`)).toBe(200);

  stub.reset();
  await expect.poll(() => status(old), { timeout: 20_000 }).toBe(200);
});

test("when the table is missing, the last good one stays and the failure is logged", async ({ stubbed, catalogue }) => {
  const { stub, shop } = stubbed;
  stub.fail("site", "500", file);
  const before = shop.output().split("Routes update failed").length;
  await expect
    .poll(() => shop.output().split("Routes update failed").length, { timeout: 20_000 })
    .toBeGreaterThan(before);
  expect((await fetch(shop.url + catalogue.paths.search({ q: "still" }))).status).toBe(200);
  stub.reset();
});

test("a table with a segment that is no segment is not taken over", async ({ stubbed }) => {
  const { stub, shop } = stubbed;
  stub.change("site", file, (names: RouteNames) => ({ ...names, segments: { ...names.segments, search: "a/b c" } }));
  const before = shop.output().split("Routes update failed").length;
  await expect
    .poll(() => shop.output().split("Routes update failed").length, { timeout: 20_000 })
    .toBeGreaterThan(before);
  expect((await fetch(`${shop.url}/a/b%20c/`)).status).toBe(404);
  stub.reset();
});

test("no main category is called like a page", ({ catalogue }) => {
  const fixed = [
    "product",
    "shop",
    "blog",
    "n",
    "support",
    "offline",
    "beheer",
    "404",
    "error",
    "auth-redirect",
    "join",
    "api",
    "assets",
    "identity",
    "sitemaps",
    "poc",
  ];
  const taken = new Set([...Object.values(catalogue.names.segments), ...fixed]);
  expect(catalogue.tree.map(({ slug }) => slug).filter((slug) => taken.has(slug))).toEqual([]);
  expect(new Set(Object.values(catalogue.names.segments)).size).toBe(Object.keys(catalogue.names.segments).length);
});

test("paths with and without the slash at the end are the same page, canonical with the slash", async ({
  request,
  catalogue,
}) => {
  const { paths, slugs, product, website } = catalogue;
  const all = [paths.to("allCategories", {}), paths.to("webshops", {}), paths.shop(website), product.canonical_path];
  for (const path of [...all, paths.category(slugs) ?? "", paths.listing(slugs)]) {
    for (const form of [path, path.slice(0, -1)]) {
      const answer = await request.get(form);
      expect(answer.status(), form).toBe(200);
      expect(await answer.text(), form).toMatch(
        new RegExp(`<link rel="canonical" href="[^"]*${path.replace(/[.]/g, "\\.")}"`),
      );
    }
  }
});
