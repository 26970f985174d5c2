import { expect, test } from "vitest";
import { dutchNames } from "../tests/route-names";
import { canonicalPath } from "./canonical-path";

test.each([
  ["/Zoeken/", "/zoeken/"],
  ["/ZOEKEN", "/zoeken/"],
  ["/zoeken//", "/zoeken/"],
  ["/zoeken./", "/zoeken/"],
  ["/%7Aoeken/", "/zoeken/"],
  ["/elektronica//telefoons/", "/elektronica/telefoons/"],
  ["/Elektronica/Telefoons/", "/elektronica/telefoons/"],
  ["/Elektronica/Producten", "/elektronica/producten/"],
  ["/elektronica/telefoons../", "/elektronica/telefoons/"],
  ["/Product/Nova-Uno/AbC-1/", "/product/Nova-Uno/AbC-1/"],
  ["/product//nova/AbC/", "/product/nova/AbC/"],
  ["/product/caf%c3%a9/1/", "/product/caf%C3%A9/1/"],
  ["/product/a%2Db/1/", "/product/a-b/1/"],
  ["/SHOP/Winkel.example/", "/shop/Winkel.example/"],
  ["/Robots.txt", "/robots.txt"],
  ["/auth-Redirect/", "/auth-redirect"],
  ["/N/Zomer/Nieuw/", "/n/Zomer/Nieuw/"],
])("%s has its one address at %s", (pathname, expected) => {
  expect(canonicalPath(dutchNames, pathname)).toBe(expected);
  expect(canonicalPath(dutchNames, expected)).toBeUndefined();
});

test.each([
  "/",
  "/zoeken",
  "/zoeken/",
  "/privacy",
  "/auth-redirect",
  "/robots.txt",
  "/elektronica/telefoons",
  "/product/-/10/",
  "/product/caf%C3%A9/a%2Fb/",
  "/product/it's+(new),/1/",
  "/shop/winkel.example",
  "/favicon.ICO",
  "/assets/Weg-1a.js",
  "/a/b/c/d/e/F/",
  "/Wonen/%20/",
])("%s stays where it is", (pathname) => {
  expect(canonicalPath(dutchNames, pathname)).toBeUndefined();
});

test.each([
  "//evil.example/",
  "///evil.example//",
  "/\\evil.example/",
  "/%5C%5CEvil.example/",
  "/%2F%2FEVIL/",
  "/./X/",
])("%s never leads off this site", (pathname) => {
  const path = canonicalPath(dutchNames, pathname) ?? "/";
  expect(path).toMatch(/^\/(?![/\\])/);
  expect(new URL(path, "https://shop.example").origin).toBe("https://shop.example");
});
