import { expect, test } from "vitest";
import { services } from "#contract/services";
import { dutchNames } from "../../tests/route-names";
import { localizePattern } from "../paths";
import { routeTable } from "../route-table";
import { isPageAddress } from "./page-address";

test("every page of the route table is a page of the app", () => {
  const screens = Object.values(routeTable).filter(({ file }) => file.endsWith(".tsx"));
  const paths = screens.map(({ path }) => localizePattern(path, dutchNames).replace(/:\w+/g, "x.nl"));
  expect(paths.filter((path) => !isPageAddress(path))).toEqual([]);
});

test("the provider, the services and files are not", () => {
  const mounts = Object.values(services).map(({ mount }) => `${mount}/anything`);
  const others = [
    "/identity/account",
    "/identity",
    "/payment-provider/pay/cs_test_1",
    "/.well-known/x",
    "/healthz",
    "/robots.txt",
    "/sitemap.xml",
  ];
  const files = ["/sitemaps/products-1.xml", "/manifest.webmanifest", "/assets/app.js", "/share.png"];
  expect([...mounts, ...others, ...files].filter((path) => isPageAddress(path))).toEqual([]);
});

test("a provider elsewhere on this origin is none either, and a page that only begins alike is one", () => {
  expect(isPageAddress("/inloggen/account", "/inloggen/")).toBe(false);
  expect(isPageAddress("/inloggen-hulp/", "/inloggen/")).toBe(true);
  expect(isPageAddress("/account/", "https://login.example/account")).toBe(true);
  expect(isPageAddress("/apiaries/")).toBe(true);
});
