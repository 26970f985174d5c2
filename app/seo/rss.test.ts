import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { articleJsonLd } from "./article";
import { jsonLdText } from "./json-ld";
import { rssXml } from "./rss";

const channel = {
  origin: "https://shop.example",
  title: "A & B",
  description: "d",
  path: "/blogs/",
  self: "/blogs/rss.xml",
};

test("the feed is well-formed XML whatever a title holds", () => {
  const hostile = `</title><script>"'&\u0000\ud800 ]]> é`;
  const xml = rssXml(channel, [
    { title: hostile, description: hostile, date: "2026-11-22", topic: "T&V", path: "/blog/x-1/?a=1&b=2" },
    { title: "zonder dag", description: "", date: "", topic: "", path: "/blog/y-2/" },
  ]);
  const texts: string[] = [];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("text", (text) => texts.push(text));
  parser.write(xml).close();
  expect(texts).toContain(`</title><script>"'& ]]> é`);
  expect(texts).toContain("https://shop.example/blog/x-1/?a=1&b=2");
  expect(texts).toContain("Sun, 22 Nov 2026 00:00:00 GMT");
  expect(xml.match(/<pubDate>/g)).toHaveLength(1);
});

test("an article names its days, its picture for sharing and the shop as its writer, and closes no script", () => {
  const article = {
    title: "</script><script>alert(1)</script>",
    description: "",
    date: "2026-10-01",
    updated: "2026-11-01",
    author: "",
    picture: { url: "/api/images/content/was.svg/{width}.webp", widths: [400, 1200] },
    path: "/blog/was-1/",
  };
  const data = articleJsonLd(article, { origin: "https://shop.example", shopName: "Etalage" });
  expect(data).toMatchObject({
    image: "https://shop.example/api/images/share/content/was.svg.jpg",
    datePublished: "2026-10-01",
    dateModified: "2026-11-01",
    mainEntityOfPage: "https://shop.example/blog/was-1/",
    author: { "@type": "Organization", name: "Etalage" },
  });
  expect(jsonLdText(data)).not.toContain("<");
});
