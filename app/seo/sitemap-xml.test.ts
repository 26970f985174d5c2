import { expect, test } from "vitest";
import { SITEMAP_LIMIT, sitemapXml } from "./sitemap-xml";

test("a file never holds more than 50,000 pages", () => {
  const entries = Array.from({ length: SITEMAP_LIMIT + 5 }, (_, index) => ({ path: `/product/x/${index}/` }));
  expect(sitemapXml("https://shop.example", entries).match(/<url>/g)).toHaveLength(50_000);
});

test("every character with a meaning in XML is escaped", () => {
  const xml = sitemapXml("https://shop.example", [{ path: `/a&b<c>d"e'f/` }]);
  expect(xml).toContain("<loc>https://shop.example/a&amp;b&lt;c&gt;d&quot;e&apos;f/</loc>");
});
