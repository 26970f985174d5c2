import { expect, it } from "vitest";
import { feedXml } from "./feed-xml";
import { createPace, retryAfter } from "./pace";
import { pageText } from "./page-text";
import { readSitemap, type SitemapEntry } from "./sitemap";

async function* pieces(text: string, size = 7): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function entriesOf(text: string): Promise<SitemapEntry[]> {
  const found: SitemapEntry[] = [];
  for await (const entries of readSitemap(pieces(text))) found.push(...entries);
  return found;
}

it("reads a sitemap in small pieces, without the addresses of pictures", async () => {
  const xml = `<?xml version="1.0"?><urlset xmlns:image="i"><url><loc> https://w.example/a?b=1&amp;c=2 </loc>
    <image:image><image:loc>https://w.example/i.jpg</image:loc></image:image></url><url><loc><![CDATA[https://w.example/b]]></loc></url></urlset>`;
  expect((await entriesOf(xml)).map(({ address }) => address)).toEqual([
    "https://w.example/a?b=1&c=2",
    "https://w.example/b",
  ]);
});

it("reads an index, a text file, and what stands before broken XML", async () => {
  expect(await entriesOf("<sitemapindex><sitemap><loc>https://w.example/1.xml</loc></sitemap></sitemapindex>")).toEqual(
    [{ address: "https://w.example/1.xml", isIndex: true }],
  );
  expect(await entriesOf("https://w.example/a\r\nonzin\nhttps://w.example/b")).toHaveLength(2);
  const broken = "<urlset><url><loc>https://w.example/a</loc></url><url><loc>https://w.example/b & c</url></urlset>";
  expect((await entriesOf(broken))[0]?.address).toBe("https://w.example/a");
});

it.each([
  ["café € 5", "utf8", "text/html; charset=utf-8"],
  ["café", "utf8", "text/html"],
  ["café", "latin1", "text/html; charset=iso-8859-1"],
  ["café", "latin1", "text/html; charset=utf-8"],
  ["café", "utf8", "text/html; charset=windows-1252"],
  ['<meta charset="windows-1252">café', "latin1", "text/html"],
  ["café", "utf8", "text/html; charset=nonsense"],
] as const)("decodes %s sent as %s with %s", (text, encoding, type) => {
  expect(pageText(Buffer.from(text, encoding), type)).toBe(text);
});

it("keeps requests to a host apart, and rests where it is asked to", async () => {
  let now = 0;
  const waits: number[] = [];
  const wait = async (ms: number) => {
    waits.push(ms);
    now += ms;
  };
  const pace = createPace({ now: () => now, wait }, 1_000);
  for (const host of ["a", "b", "a"]) await pace.turn(host);
  pace.slow("a", 5_000);
  await pace.turn("a");
  await pace.turn("a");
  pace.rest("a", 60_000);
  await pace.turn("a");
  expect(waits).toEqual([1_000, 1_000, 5_000, 60_000]);
});

it("reads Retry-After as seconds or as a date", () => {
  const now = Date.parse("2026-11-20T12:00:00Z");
  expect(
    ["120", "Fri, 20 Nov 2026 12:01:00 GMT", "Fri, 20 Nov 2026 11:00:00 GMT", "straks", undefined].map((text) =>
      retryAfter(text, now),
    ),
  ).toEqual([120_000, 60_000, 0, null, null]);
});

it("writes a feed that no text can break", async () => {
  const values = { title: [']]></item><x a="&\u0000\ud800'] };
  let xml = "";
  for await (const chunk of feedXml([{ values, groups: { shipping: [{ country: "NL", price: "1 EUR" }] } }]))
    xml += Buffer.from(chunk);
  expect(xml).toContain('<g:title>]]&gt;&lt;/item>&lt;x a="&amp;  </g:title>');
  expect(xml).toContain("<g:shipping><g:country>NL</g:country><g:price>1 EUR</g:price></g:shipping>");
});
