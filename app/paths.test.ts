import { beforeEach, expect, test, vi } from "vitest";
import { type RouteNames, routeNameKeys } from "#contract/route-names";
import { dutchNames } from "../tests/route-names";
import { createPaths, slugsOfKey } from "./paths";
import { type RouteId, routeTable } from "./route-table";

const paths = createPaths(dutchNames);
const logged = vi.spyOn(console, "error");
beforeEach(() => void logged.mockReset().mockImplementation(() => {}));

test("the whole site map", () => {
  const params = new Proxy({}, { get: (_, name) => String(name).toUpperCase() });
  const map = Object.fromEntries(
    (Object.keys(routeTable) as RouteId[]).map((id) => [id, paths.to(id, params as never)]),
  );
  expect(map).toMatchInlineSnapshot(`
    {
      "aboutReviews": "/over-beoordelingen/",
      "accessibility": "/toegankelijkheid/",
      "allCategories": "/alle-categorieen/",
      "articleVote": "/support/PAGE/nuttig/",
      "authRedirect": "/auth-redirect",
      "blogFeed": "/blogs/rss.xml",
      "blogPost": "/blog/SLUG/",
      "blogs": "/blogs/",
      "business": "/zakelijk/",
      "cartOverview": "/winkelwagen/",
      "category": "/CATEGORY/",
      "categoryProducts": "/CATEGORY/producten/",
      "chat": "/chat/",
      "chatOpen": "/chat/ACTIVECHATID/",
      "checkout": "/afrekenen/",
      "comingSoon": "/binnenkort/",
      "company": "/bedrijfsgegevens/",
      "contact": "/support/contact/",
      "cookieSettings": "/cookies/instellingen/",
      "cookies": "/cookies/",
      "customerService": "/klantenservice/",
      "desk": "/beheer/",
      "error": "/error/",
      "feedCheck": "/zakelijk/feed-controle/",
      "home": "/",
      "join": "/join/",
      "joiningGuide": "/zakelijk/GUIDE/",
      "manifest": "/manifest.webmanifest",
      "notFound": "/404/",
      "notice": "/melding-doen/",
      "offline": "/offline/",
      "orderCancel": "/bestelling/ORDERID/annuleren/PART/",
      "orderDetails": "/bestelling/ORDERID/",
      "orderInvoice": "/bestelling/ORDERID/factuur/NUMBER/",
      "orderReview": "/bestelling/ORDERID/beoordelen/OF/",
      "pictureFile": "/zoeken/afbeelding/PICTURE/",
      "pictureSearch": "/zoeken/afbeelding/",
      "poc": "/poc/",
      "pocChat": "/poc/ACTIVECHATID/",
      "privacy": "/privacy/",
      "product": "/product/PRODUCTNAME/PRODUCTID/",
      "productSafety": "/productveiligheid/",
      "profile": "/mijn-account/",
      "profileAddresses": "/mijn-account/adressen/",
      "profileBookmarks": "/mijn-account/bewaarde-artikelen/",
      "profileComparison": "/vergelijken/",
      "profileNewsletter": "/mijn-account/nieuwsbrief/",
      "profileNotificationCenter": "/mijn-account/meldingen/",
      "profileOrdersAndReturns": "/mijn-account/bestellingen-en-retouren/",
      "profilePersonalInfo": "/mijn-account/mijn-gegevens/",
      "profilePersonalization": "/mijn-account/mijn-voorkeuren/",
      "profileRecentProducts": "/mijn-account/laatst-bekeken/",
      "ranking": "/hoe-werkt-de-volgorde/",
      "register": "/registreren/",
      "returnLabel": "/retourlabel/RETURNID/",
      "reviews": "/beoordelingen/KIND/SUBJECT/",
      "robots": "/robots.txt",
      "search": "/zoeken/",
      "searchCategory": "/zoeken/CATEGORY/",
      "searchSubCategory": "/zoeken/CATEGORY/SUBCATEGORY/",
      "searchSubSubCategory": "/zoeken/CATEGORY/SUBCATEGORY/SUBSUBCATEGORY/",
      "shop": "/shop/SHOPWEBSITE/",
      "sitemap": "/sitemaps/NAME",
      "sitemapIndex": "/sitemap.xml",
      "stockAlert": "/voorraadmelding/TOKEN/",
      "subCategory": "/CATEGORY/SUBCATEGORY/",
      "subCategoryProducts": "/CATEGORY/SUBCATEGORY/producten/",
      "subSubCategory": "/CATEGORY/SUBCATEGORY/SUBSUBCATEGORY/",
      "subSubCategoryProducts": "/CATEGORY/SUBCATEGORY/SUBSUBCATEGORY/producten/",
      "support": "/support/",
      "supportPage": "/support/PAGE/",
      "termsAndConditions": "/terms-and-conditions/",
      "trackOrder": "/bestelling-volgen/",
      "uberfilter": "/n/SLUG/UBERFILTER/",
      "webshops": "/webwinkels/",
      "wishlist": "/mijn-account/verlanglijstje/",
      "withdrawal": "/overeenkomst-ontbinden/",
    }
  `);
});

test("the table of route names has every name of the specification", () => {
  const named =
    "allCategories webshops blogs business cookies privacy termsAndConditions comingSoon register cartOverview checkout orderDetails customerService chat profile profileOrdersAndReturns wishlist profilePersonalInfo profilePersonalization profileNewsletter profileBookmarks profileRecentProducts profileNotificationCenter profileAddresses profileComparison search products orderAndPay returnAndCancel warrantyAndRepair delivery userAccountAndTerm shopSeller complain";
  expect(routeNameKeys).toEqual(expect.arrayContaining(named.split(" ")));
});

test("another segment in the table changes every path that holds it", () => {
  const names: RouteNames = { ...dutchNames, segments: { ...dutchNames.segments, search: "zoek", products: "waren" } };
  const changed = createPaths(names);
  expect(changed.search({ q: "fiets" })).toBe("/zoek/?q=fiets");
  expect(changed.listing(["a", "b"])).toBe("/a/b/waren/");
});

test("a category path is built for one to three slugs", () => {
  expect(paths.category("a")).toBe("/a/");
  expect(paths.category(["a"])).toBe("/a/");
  expect(paths.category(["a", "b"])).toBe("/a/b/");
  expect(paths.category(["a", "b", "c"])).toBe("/a/b/c/");
  expect(logged).not.toHaveBeenCalled();
});

test("no slugs, an empty one or more than three give no path, never a part of one", () => {
  for (const slugs of ["", [], [""], ["a", ""], ["", "b"]])
    expect(paths.category(slugs), String(slugs)).toBeUndefined();
  expect(paths.category(["a", "b", "c", "d"])).toBeUndefined();
});

test("more than three levels are logged", () => {
  paths.category(["a", "b", "c", "d"]);
  expect(logged).toHaveBeenCalledOnce();
});

test("without a category the listing is the search page", () => {
  for (const none of [undefined, "", []]) expect(paths.listing(none, { page: 2 })).toBe("/zoeken/?page=2");
  expect(paths.listing("a", { sortBy: "priceAsc" })).toBe("/a/producten/?sortBy=priceAsc");
});

test("an unknown route name throws `Route not found`", () => {
  expect(() => paths.to("nowhere" as RouteId, {} as never)).toThrow(new Error("Route not found"));
});

test("parameters and queries are encoded, and an undefined query value is left out", () => {
  expect(paths.shop("voorbeeld.nl")).toBe("/shop/voorbeeld.nl/");
  expect(paths.product({ id: "1/2", slug: "a b" })).toBe("/product/a%20b/1%2F2/");
  expect(paths.product({ id: "7", slug: "" })).toBe("/product/-/7/");
  expect(paths.search({ q: "a&b", page: undefined })).toBe("/zoeken/?q=a%26b");
  expect(paths.search(new URLSearchParams())).toBe("/zoeken/");
});

test("hashes come from the table", () => {
  expect(paths.hash("filters")).toBe("#filters");
});

test("a category key is its slugs joined by dots", () => {
  expect(slugsOfKey("elektronica.telefoons")).toEqual(["elektronica", "telefoons"]);
  expect(slugsOfKey("")).toEqual([]);
});
