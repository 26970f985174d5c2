import { expect, it } from "vitest";
import { isOnSite, pageAddress, shapeOf } from "./web-address";

const spelled = (text: string) => pageAddress(text, "https://winkel.example/a/b")?.href ?? null;

it.each([
  ["../p/1#reviews", "https://winkel.example/p/1"],
  ["?b=2&a=1&utm_source=x&gclid=y", "https://winkel.example/a/b?a=1&b=2"],
  ["/p;jsessionid=AB12?PHPSESSID=1", "https://winkel.example/p"],
  ["//winkel.example/x", "https://winkel.example/x"],
])("writes %s as %s", (text, address) => expect(spelled(text)).toBe(address));

it.each([
  "mailto:a@b.example",
  "javascript:void(0)",
  "https://naam:geheim@winkel.example/",
  "/foto.JPG",
  "http://",
  `/${"x".repeat(1_001)}`,
  "/a/b/a/b/a/b/a/b",
  `/${"d/".repeat(3)}${"e/f/g/h/i/j/k/l/m/n"}`,
  "?a=1&b=1&c=1&d=1&e=1&f=1&g=1",
])("leaves %s alone", (text) => expect(spelled(text)).toBeNull());

it("gives pages of one template the same shape", () => {
  const shape = (text: string) => shapeOf(new URL(text, "https://winkel.example"));
  expect(shape("/kalender/2026/11/1")).toBe(shape("/kalender/2031/2/28"));
  expect(shape("/schoenen/rood/maat-42?sort=x&page=2")).toBe(shape("/schoenen/blauw/maat-43?sort=y&page=9"));
  expect(shape("/schoenen/rood")).not.toBe(shape("/tassen/rood"));
  expect(shape("/stoel.html")).toBe(shape("/tafel.html"));
});

it("takes a site with and without www, and its subdomains, but no site that ends the same", () => {
  const isOwn = (host: string) => isOnSite(new URL(`https://${host}/`), "winkel.example");
  expect(["winkel.example", "www.winkel.example", "shop.winkel.example", "eenwinkel.example"].map(isOwn)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
