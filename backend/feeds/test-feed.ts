/** One item of a test feed: attribute → text; the value of `shipping` is a group. */
export type TestItem = Record<string, string>;

/** A valid item; each `n` gives a different one. */
export function goodItem(n: number, changes: TestItem = {}): TestItem {
  return {
    id: `sku-${n}`,
    title: `Houten puzzel ${n}`,
    description: `Een degelijke puzzel van hout, nummer ${n}.`,
    link: `https://winkel.example/p/${n}`,
    image_link: `https://winkel.example/i/${n}.jpg`,
    availability: "in_stock",
    price: `${10 + (n % 90)}.95 EUR`,
    brand: "Houtwerk",
    gtin: testGtin(n),
    condition: "new",
    shipping: "NL:::3.95 EUR",
    ...changes,
  };
}

/** The first `count` valid items, each with the same changes. */
export function goodItems(count: number, changes: TestItem = {}): TestItem[] {
  return Array.from({ length: count }, (_, n) => goodItem(n, changes));
}

/** A valid, unique GTIN-13 for each number. */
export function testGtin(n: number): string {
  const digits = `871${String(n).padStart(9, "0")}`;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** RSS 2.0, one item per line from line 4. */
export function xmlFeed(items: TestItem[]): string {
  const body = items.map((item) => `<item>${Object.entries(item).map(xmlAttribute).join("")}</item>`);
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">`,
    "<channel><title>Test</title>",
    ...body,
    "</channel></rss>",
  ].join("\n");
}

function xmlAttribute([name, text]: [string, string]): string {
  return `<g:${name}>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</g:${name}>`;
}

/** Tab-separated, one item per line from line 2. */
export function tsvFeed(items: TestItem[]): string {
  const names = [...new Set(items.flatMap((item) => Object.keys(item)))];
  const rows = items.map((item) => names.map((name) => item[name] ?? "").join("\t"));
  return [names.map((name) => name.replaceAll("_", " ")).join("\t"), ...rows].join("\n");
}

/** The bytes in small pieces, as they arrive over a network. */
export async function* inPieces(content: string | Uint8Array, size = 1000): AsyncGenerator<Uint8Array> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  for (let start = 0; start < bytes.byteLength; start += size) yield bytes.subarray(start, start + size);
}
