import { expect, test } from "vitest";
import { safePath } from "./safe-path";

test.each([
  "/",
  "/zoeken/?q=fiets&page=2",
  "/mijn-account/#meldingen",
  "/a/../b/",
  "/%2F%2Fevil.example",
  "/?to=//evil.example",
])("%s is a path of this site", (path) => {
  const safe = safePath(path) ?? "";
  expect(new URL(safe, "https://shop.example").origin).toBe("https://shop.example");
  expect(safe.startsWith("/")).toBe(true);
});

test("keeps query and hash", () => {
  expect(safePath("/zoeken/?q=a#filters")).toBe("/zoeken/?q=a#filters");
});

test.each([
  "",
  "zoeken/",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/.//evil.example",
  "/a/..//evil.example",
  "/%2e//evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "https://evil.example/",
  "https:evil.example",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
  "%2F%2Fevil.example",
  "%6aavascript:alert(1)",
  `/${"a".repeat(2_000)}`,
  null,
  undefined,
  42,
  {},
])("%j is not", (text) => {
  expect(safePath(text)).toBeUndefined();
});
