import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readBlock, writeBlock } from "../content/blocks";
import { answered } from "../http/testing";
import type { Kit } from "../kit";
import { openTestShop } from "../storage/testing";
import { defaultRouteNames, defaultSiteConfig, FALLBACK_COUNTRY } from "./defaults";
import { siteRoutes } from "./routes";
import * as schema from "./schema";

let kit: Kit;
beforeAll(async () => {
  kit = await openTestShop();
}, 60_000);
afterEach(() => kit.db.query("delete from content_blocks"));
afterAll(() => kit.db.close());

async function get(path: string) {
  const response = await siteRoutes(kit).request(path);
  expect(response.status).toBe(200);
  return response.json();
}

describe("the site config", () => {
  it("is the shipped one until the operator writes something", async () => {
    expect(schema.siteConfigSchema.parse(await get("/site-config.json"))).toEqual(defaultSiteConfig);
    expect(defaultSiteConfig.country).toBe("Nederland");
    expect(defaultSiteConfig.featuresList).not.toContain("Marketplace");
    // One switch shows the marketplace with its cart: `?features=Marketplace`.
    expect(defaultSiteConfig.featuresList).toContain("Cart");
  });

  it("takes what the operator wrote over it, field by field, leaving out flags nobody knows", async () => {
    await writeBlock(kit.db, "site-config", {
      shopName: "Kijkraam",
      baseUrl: "https://www.kijkraam.example/",
      featuresList: ["Marketplace", "Verzonnen"],
      theme: { colors: { color_primary: "#123456" } },
      limits: { recentSearches: 9 },
    });
    expect(await get("/site-config.json")).toMatchObject({
      shopName: "Kijkraam",
      baseUrl: "https://www.kijkraam.example",
      featuresList: ["Marketplace"],
      theme: { colors: { color_primary: "#123456" }, logos: defaultSiteConfig.theme.logos },
      limits: { recentSearches: 9, footerCategories: defaultSiteConfig.limits.footerCategories },
    });
  });

  it("keeps what the operator calls the shop in the marketplace reading, until that has words of its own", async () => {
    await writeBlock(kit.db, "site-config", { head: { title: "Kijkraam" } });
    const { description } = defaultSiteConfig.head.marketplace ?? {};
    expect(await get("/site-config.json")).toMatchObject({
      head: { title: "Kijkraam", marketplace: { title: "Kijkraam", description } },
    });
    await writeBlock(kit.db, "site-config", { head: { title: "Kijkraam", marketplace: { title: "Kijkmarkt" } } });
    expect(await get("/site-config.json")).toMatchObject({
      head: { title: "Kijkraam", marketplace: { title: "Kijkmarkt" } },
    });
  });

  it("falls back to the specification's country when none is named", async () => {
    await writeBlock(kit.db, "site-config", { country: "" });
    expect(await get("/site-config.json")).toMatchObject({ country: FALLBACK_COUNTRY });
  });

  it.each([
    { theme: { colors: { color_primary: "red;} body{display:none" } } },
    { baseUrl: "javascript:alert(1)" },
    { limits: { recentSearches: -1 } },
  ])("ignores %j", async (block) => {
    await writeBlock(kit.db, "site-config", block);
    expect(await readBlock(kit, "site-config", schema.siteConfigBlockSchema)).toBeUndefined();
    expect(await get("/site-config.json")).toEqual(defaultSiteConfig);
  });
});

describe("route names", () => {
  it("are Dutch, with what the operator renamed", async () => {
    await writeBlock(kit.db, "route-names", { segments: { search: "vinden" } });
    const names = answered("routeNames", await get("/route-names.json"));
    expect(names).toEqual({ ...defaultRouteNames, segments: { ...defaultRouteNames.segments, search: "vinden" } });
  });

  it("never hold a segment that would break a path", async () => {
    await writeBlock(kit.db, "route-names", { segments: { search: "zoeken/hier" } });
    expect(await get("/route-names.json")).toEqual(defaultRouteNames);
  });

  it("differ from one another", () => {
    const segments = Object.values(defaultRouteNames.segments);
    expect(new Set(segments).size).toBe(segments.length);
  });
});

describe("the products of the sitemap", () => {
  it("are those that are sold, without moved and adult ones", async () => {
    const { pages, products } = answered("sitemapProducts", await get("/sitemap-products.json?page=1"));
    expect(pages).toBe(1);
    expect(products.map(({ path }) => path)).toEqual([
      "/product/nova-uno-128/1/",
      "/product/nova-duo-256/2/",
      "/product/leren-hoesje/5/",
      "/product/nova-trio/7/",
    ]);
    expect(products[0]?.lastmod).toBe("2026-11-20T10:00:00.000Z");
  });

  it("are none on a page past the last, and a page is a whole number from 1", async () => {
    expect(await get("/sitemap-products.json?page=2")).toMatchObject({ pages: 1, products: [] });
    for (const page of ["0", "1.5", "x", ""]) {
      expect((await siteRoutes(kit).request(`/sitemap-products.json?page=${page}`)).status).toBe(400);
    }
  });
});
