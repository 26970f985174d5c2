import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createNotes } from "./feed-notes";
import type { RawItem } from "./raw-item";
import { readFeed } from "./read-feed";
import { goodItem, inPieces, tsvFeed, xmlFeed } from "./test-feed";

async function read(content: string | Uint8Array, size?: number, notes = createNotes()): Promise<RawItem[]> {
  const items: RawItem[] = [];
  for await (const group of readFeed(inPieces(content, size), notes)) items.push(...group);
  return items;
}

const rss = (inner: string) => `<rss xmlns:g="http://base.google.com/ns/1.0"><channel>${inner}</channel></rss>`;

describe("an XML feed", () => {
  it("gives each item with the line on which it starts, in whatever pieces it comes", async () => {
    const feed = xmlFeed([goodItem(1), goodItem(2)]);
    for (const size of [1, 7, 100_000]) {
      const items = await read(feed, size);
      expect(items.map((item) => [item.line, item.values.get("id")])).toEqual([
        [4, ["sku-1"]],
        [5, ["sku-2"]],
      ]);
    }
  });

  it("says the same with and without the prefix, and the prefixed one wins", async () => {
    const [item] = await read(
      rss("<item><title>bloot</title><g:title>met</g:title><link>https://a.example</link></item>"),
    );
    expect(item?.values.get("title")).toEqual(["met"]);
    expect(item?.values.get("link")).toEqual(["https://a.example"]);
  });

  it("may bind the Google namespace to another prefix", async () => {
    const [item] = await read(`<rss xmlns:x="http://base.google.com/ns/1.0"><item><x:id>7</x:id></item></rss>`);
    expect(item?.values.get("id")).toEqual(["7"]);
  });

  it("reads Atom: link by its address, content as description, g:id before the entry's own", async () => {
    const [item] = await read(
      `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><entry><id>tag:1</id><g:id>a1</g:id>
       <link rel="self" href="https://no.example"/><link href="https://a.example/1"/><content type="xhtml"><div>Fijn <b>ding</b></div></content></entry></feed>`,
    );
    expect(Object.fromEntries(item?.values ?? [])).toEqual({
      id: ["a1"],
      link: ["https://a.example/1"],
      description: ["Fijn ding"],
    });
  });

  it("keeps nested attributes as records, repeated ones too", async () => {
    const [item] = await read(
      rss(`<item><g:shipping><g:country>NL</g:country><g:price>4.95 EUR</g:price></g:shipping><g:shipping>BE:::6,95 EUR</g:shipping>
        <g:product_detail><g:section_name>A</g:section_name><g:attribute_name>B</g:attribute_name><g:attribute_value>C</g:attribute_value></g:product_detail></item>`),
    );
    expect(item?.groups.get("shipping")).toEqual([
      { country: "NL", price: "4.95 EUR" },
      { country: "BE", price: "6,95 EUR" },
    ]);
    expect(item?.groups.get("product_detail")).toEqual([
      { section_name: "A", attribute_name: "B", attribute_value: "C" },
    ]);
  });

  it("takes CDATA and entities, those of HTML too", async () => {
    const [item] = await read(rss("<item><title><![CDATA[a < b]]> &amp; caf&eacute; &#8364;</title></item>"));
    expect(item?.values.get("title")).toEqual(["a < b & café €"]);
  });

  it("does not expand an entity bomb", async () => {
    const bomb = `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><rss><item><title>&b;</title></item></rss>`;
    await expect(read(bomb)).rejects.toThrow(/niet goed gevormd/);
  });

  it.each([
    ["UTF-16 with a mark", Buffer.from(`\ufeff${rss("<item><title>één</title></item>")}`, "utf16le")],
    ["UTF-8 with a mark", Buffer.from(`\ufeff${rss("<item><title>één</title></item>")}`)],
    [
      "Latin-1 by its declaration",
      Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${rss("<item><title>één</title></item>")}`, "latin1"),
    ],
    ["gzip", gzipSync(rss("<item><title>één</title></item>"))],
  ])("may be %s", async (_, bytes) => {
    const [item] = await read(bytes, 3);
    expect(item?.values.get("title")).toEqual(["één"]);
  });

  it.each([
    [
      "broken in the middle",
      `<rss><channel>\n<item><title>a</title></item>\n<item><title>b</itle></item></channel></rss>`,
      /niet goed gevormd.*regel 3/,
    ],
    ["cut off", `<rss><channel><item><title>a</title></item>`, /niet goed gevormd/],
    [
      "a web page of today",
      "<!doctype html>\n<html><body>Inloggen</body></html>",
      /geen productfeed.*<html>.*webpagina/,
    ],
    ["a web page", "<html><body>Inloggen</body></html>", /geen productfeed.*<html>/],
    ["too deep", `<rss>${"<a>".repeat(40)}`, /te diep/],
    ["empty", "  \n ", /leeg/],
    ["of an unknown encoding", `<?xml version="1.0" encoding="klingon"?><rss/>`, /klingon/],
    ["one endless text", `<rss><item><title>${"x".repeat(11_000_000)}`, /te lang/],
    ["one endless tag", `<rss><item a="${"x".repeat(11_000_000)}`, /te lang/],
  ])("is refused as a whole when it is %s", async (_, content, message) => {
    await expect(read(content, 65_536)).rejects.toThrow(message);
  });

  it("loses only an item that is too large", async () => {
    const large = `<g:description><![CDATA[${"<b>".repeat(700_000)}]]></g:description>`;
    const items = await read(rss(`<item>${large}<id>1</id></item><item><id>2</id></item>`), 65_536);
    expect(items.map(({ values, tooLongAt }) => [values.get("id"), tooLongAt])).toEqual([
      [["1"], "description"],
      [["2"], undefined],
    ]);
  });

  it("may use Dutch and German names, which are noted once", async () => {
    const item = "<item><artikelnummer>1</artikelnummer><titel>a</titel><Versandkosten>4,95</Versandkosten></item>";
    const notes = createNotes();
    const [first] = await read(rss(item + item), 65_536, notes);
    expect(first?.values).toEqual(
      new Map([
        ["id", ["1"]],
        ["title", ["a"]],
      ]),
    );
    expect(first?.groups.get("shipping")).toEqual([{ price: "4,95" }]);
    expect(notes.take().map(({ message }) => message)).toEqual([
      "artikelnummer is gelezen als id",
      "titel is gelezen als title",
      "versandkosten is gelezen als shipping",
    ]);
  });

  it("is refused when its gzip is cut off or a bomb", async () => {
    await expect(read(gzipSync(xmlFeed([goodItem(1)])).subarray(0, 100))).rejects.toThrow(/gzip/);
    const bomb = gzipSync(Buffer.alloc(80 * 1024 * 1024, 32));
    await expect(read(bomb, 65_536)).rejects.toThrow(/gzip|te lang/);
  });
});

describe("a text feed", () => {
  it("gives the items with their lines; names may have spaces", async () => {
    const items = await read(tsvFeed([goodItem(1), goodItem(2)]));
    expect(items.map((item) => [item.line, item.values.get("image_link")?.[0]])).toEqual([
      [2, "https://winkel.example/i/1.jpg"],
      [3, "https://winkel.example/i/2.jpg"],
    ]);
    expect(items[0]?.groups.get("shipping")).toEqual([{ country: "NL", price: "3.95 EUR" }]);
  });

  it("takes quotes inside values, and line breaks inside quotes without losing count", async () => {
    const items = await read(`id\ttitle\tdescription\r\n1\t22" pop\t"twee\nregels"\r\n\r\n2\ttafel\t"zegt ""hoi"""`);
    expect(
      items.map((item) => [item.line, item.values.get("title")?.[0], item.values.get("description")?.[0]]),
    ).toEqual([
      [2, '22" pop', "twee\nregels"],
      [5, "tafel", 'zegt "hoi"'],
    ]);
  });

  it.each([
    ["een komma", `id,title,price\n1,"a, b",15.00 EUR`],
    ["een puntkomma", `id;title;price\n1;a, b;15.00 EUR`],
    ["een puntkomma", `id;title;price;shipping(country,price)\n1;a, b;15.00 EUR;`],
    ["een puntkomma", `sep=;\nid;title;price\n1;a, b;15.00 EUR`],
    ["een verticale streep", `"id"|"title"|"price"\n1|a, b|15.00 EUR`],
    ["een verticale streep", `artikelnr|omschrijving, kort|naam|prijs\n1|x|a, b|15.00 EUR`],
  ])("may have %s between its columns, which is noted", async (sign, content) => {
    const notes = createNotes();
    const [item] = await read(content, 1000, notes);
    expect(item?.values.get("title")).toEqual(["a, b"]);
    expect(item?.values.get("price")).toEqual(["15.00 EUR"]);
    expect(notes.take()[0]).toMatchObject({ severity: "tip", message: `De kolommen zijn gescheiden met ${sign}` });
  });

  it("counts lines from its first, also below a line that names the separator", async () => {
    const items = await read(`\n\nsep=;\nid;title\n1;a\n2;b`);
    expect(items.map(({ line, values }) => [line, values.get("id")])).toEqual([
      [5, ["1"]],
      [6, ["2"]],
    ]);
  });

  it("may have Dutch or German column names; an attribute's own name goes before them", async () => {
    const [item] = await read(
      "SKU\tTitel\tNaam\tAfbeelding-URL\tPreis\tPrice\tVerfügbarkeit\tGröße\tVerzendkosten\n1\ta\tb\thttps://a.example/1.jpg\t3,00\t2.00 EUR\tja\tXL\tgratis",
    );
    expect(Object.fromEntries(item?.values ?? [])).toEqual({
      id: ["1"],
      title: ["a"],
      naam: ["b"],
      image_link: ["https://a.example/1.jpg"],
      preis: ["3,00"],
      price: ["2.00 EUR"],
      availability: ["ja"],
      size: ["XL"],
    });
    expect(item?.groups.get("shipping")).toEqual([{ price: "gratis" }]);
  });

  it("loses only a row that is too long", async () => {
    const items = await read(`id\ttitle\tdescription\n1\ta\t${"x".repeat(1_500_000)}\n2\tb\tc`, 65_536);
    expect(items.map(({ values, tooLongAt }) => [values.get("id"), tooLongAt])).toEqual([
      [["1"], "description"],
      [["2"], undefined],
    ]);
  });

  it("splits further pictures at their addresses, and details at their names", async () => {
    const [item] = await read(
      "id\ttitle\tadditional image link\tproduct detail\tshipping(country:price)\n1\ta\thttps://a.example/x,1.jpg,https://a.example/2.jpg\tMaten:Hoogte:10,5 cm,Maten:Tijd:10:30\tNL:2.00 EUR",
    );
    expect(item?.values.get("additional_image_link")).toEqual(["https://a.example/x,1.jpg", "https://a.example/2.jpg"]);
    expect(item?.groups.get("product_detail")?.map((detail) => detail.attribute_value)).toEqual(["10,5 cm", "10:30"]);
    expect(item?.groups.get("shipping")).toEqual([{ country: "NL", price: "2.00 EUR" }]);
  });

  it.each([
    ["no header row", "1\tpop\t15.00 EUR\n2\tbal\t3.00 EUR", /kopregel/],
    ["a quote that never closes", `id\ttitle\n1\t"pop\n2\tbal`, /aanhalingsteken/],
    ["an endless line", `id\ttitle\n${"x".repeat(11_000_000)}`, /te lang/],
  ])("is refused as a whole with %s", async (_, content, message) => {
    await expect(read(content, 65_536)).rejects.toThrow(message);
  });
});
