import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findImport } from "./import-records";
import { reportFile } from "./report-writer";
import { goodItem, goodItems, type TestItem, testGtin, tsvFeed, xmlFeed } from "./test-feed";
import { openTestKit, type TestKit } from "./test-kit";

let test: TestKit;
beforeAll(async () => {
  test = await openTestKit();
}, 60_000);
afterAll(() => test.close());
beforeEach(() => test.empty());

const offers = () =>
  test.rows("select merchant_product_id as id, price, product_id from offers order by shop_id, merchant_product_id");
const revision = async () =>
  (await test.rows<{ n: number }>("select coalesce(max(revision), 0) as n from products"))[0]?.n;

/** Twelve mistakes among a thousand items: index of the item → the mistake and what the report says. */
const MISTAKES: [number, TestItem, string, string][] = [
  [10, { title: "" }, "title", "missing_required_attribute"],
  [99, { price: "" }, "price", "missing_required_attribute"],
  [150, { price: "vijftien euro" }, "price", "invalid_price"],
  [201, { price: "15.00 USD" }, "price", "unsupported_currency"],
  [333, { gtin: "4006381333932" }, "gtin", "invalid_gtin"],
  [400, { gtin: "12345" }, "gtin", "invalid_gtin"],
  [499, { availability: "morgen" }, "availability", "invalid_value"],
  [500, { link: "geen adres" }, "link", "invalid_url"],
  [640, { image_link: "" }, "image_link", "missing_required_attribute"],
  [777, { condition: "kapot" }, "condition", "invalid_value"],
  [900, { id: "sku-3" }, "id", "duplicate_id"],
  [999, { id: "x".repeat(60) }, "id", "id_too_long"],
];

function thousandWithMistakes(): TestItem[] {
  const items = goodItems(1000);
  for (const [index, changes] of MISTAKES) items[index] = goodItem(index, changes);
  return items;
}

describe("a feed of a thousand items with twelve mistakes", () => {
  it.each([
    ["XML", xmlFeed, 4],
    ["text", tsvFeed, 2],
  ])("as %s gives 988 offers and twelve lines that say where and why", async (_, write, firstLine) => {
    const report = await test.bring(write(thousandWithMistakes()));
    expect(report.state).toBe("done");
    expect(report.counts).toEqual({
      read: 1000,
      added: 988,
      changed: 0,
      unchanged: 0,
      removed: 0,
      refused: 12,
      warnings: 0,
    });
    expect(await offers()).toHaveLength(988);
    const lines = report.lines.map(({ line, attribute, code, severity }) => [line, attribute, code, severity]);
    expect(lines).toEqual(MISTAKES.map(([index, , attribute, code]) => [index + firstLine, attribute, code, "error"]));
    for (const { message } of report.lines) expect(message).toMatch(/^(De|Deze|Dit|Het) .{10,}/);
    expect(await findImport(test.kit, report.id)).toEqual(report);
    const csv = await readFile(reportFile(test.kit, report.id), "utf8");
    expect(csv.trim().split("\r\n")).toHaveLength(13);
    expect(csv).toContain(`"${150 + firstLine}";"sku-150";"price";"vijftien euro";"invalid_price";"fout";`);
    expect(test.changes.calls).toBe(1);
  });

  it("is told once more about nothing when it comes again unchanged", async () => {
    await test.bring(xmlFeed(thousandWithMistakes()));
    const before = await revision();
    test.clock.now = new Date("2026-11-21T12:00:00Z");
    const again = await test.bring(xmlFeed(thousandWithMistakes()));
    expect(again.counts).toMatchObject({ added: 0, changed: 0, unchanged: 988, removed: 0, refused: 12 });
    expect(await revision()).toBe(before);
    expect(await test.rows("select 1 from price_points where observed_on > '2026-11-20'")).toEqual([]);
    const [seen] = await test.rows<{ first: Date }>("select min(checked_at) as first from shops");
    expect(seen?.first).toEqual(test.clock.now);
  });
});

describe("the products of a feed", () => {
  it("are joined to those of other shops by GTIN, else by brand and MPN", async () => {
    await test.bring(xmlFeed([goodItem(1), goodItem(2, { gtin: "", mpn: "AB-1" })]));
    await test.bring(
      xmlFeed([
        goodItem(7, { id: "z1", gtin: testGtin(1), title: "Andere naam" }),
        goodItem(8, { id: "z2", gtin: "", brand: "HOUTWERK", mpn: "ab-1" }),
        goodItem(9, { id: "z3", gtin: testGtin(3), mpn: "AB-1" }),
        goodItem(5, { id: "z4" }),
      ]),
      { url: "https://ander.example" },
    );
    const products = await test.rows<{ name: string; offers: number; gtin: string }>(
      `select p.name, p.gtin, count(o.id) as offers from products p join offers o on o.product_id = p.id group by p.id order by p.name`,
    );
    expect(products).toEqual([
      { name: "Houten puzzel 1", offers: 2, gtin: testGtin(1) },
      { name: "Houten puzzel 2", offers: 3, gtin: testGtin(3) },
      { name: "Houten puzzel 5", offers: 1, gtin: testGtin(5) },
    ]);
  });

  it("stay apart when their GTINs differ, whatever brand and MPN say", async () => {
    await test.bring(xmlFeed([goodItem(1, { mpn: "X" }), goodItem(2, { mpn: "X" })]));
    expect(await test.rows("select 1 from products")).toHaveLength(2);
  });

  it("are one where several items of one feed are one product, import after import", async () => {
    const feed = xmlFeed([
      goodItem(1, { id: "b", mpn: "X" }),
      goodItem(2, { id: "a", gtin: testGtin(1), title: "Tweede" }),
      goodItem(3, { id: "c", gtin: "", mpn: "x" }),
    ]);
    await test.bring(feed);
    expect(await test.rows("select name from products")).toEqual([{ name: "Tweede" }]);
    expect((await test.bring(feed)).counts).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
  });

  it("do not meet by a GTIN that the shop gives to unlike items", async () => {
    const gtin = testGtin(1);
    const unlike = [
      goodItem(1, { id: "a", gtin, title: "Dr. Martens 1460 zwart maat 40" }),
      goodItem(2, { id: "b", gtin, title: "Dr. Martens 1460 zwart maat 42" }),
      goodItem(3, { id: "c", gtin, title: "Dr. Martens 1460 zwart maat 42 gebruikt" }),
      goodItem(4, { id: "d" }),
    ];
    const report = await test.bring(xmlFeed(unlike));
    const lines = report.lines.map(({ line, itemId, code, value }) => [line, itemId, code, value]);
    expect(lines).toEqual(["a", "b", "c"].map((id, at) => [at + 4, id, "ambiguous_gtin", gtin]));
    expect(report.counts).toMatchObject({ added: 4, warnings: 3 });
    expect(await test.rows("select gtin from products order by gtin")).toEqual([
      { gtin: testGtin(4) },
      { gtin: null },
      { gtin: null },
      { gtin: null },
    ]);
    expect((await test.bring(xmlFeed(unlike))).counts).toMatchObject({ unchanged: 4, changed: 0, added: 0 });
  });

  it("follow the feed that brought them, and no other", async () => {
    await test.bring(xmlFeed([goodItem(1)]));
    await test.bring(xmlFeed([goodItem(1, { title: "Kaping" })]), { url: "https://ander.example" });
    expect(await test.rows("select name from products")).toEqual([{ name: "Houten puzzel 1" }]);
    const before = await revision();
    const report = await test.bring(xmlFeed([goodItem(1, { description: "Nieuwe tekst" })]));
    expect(report.counts).toMatchObject({ changed: 1, unchanged: 0 });
    expect(await test.rows("select short_desc as text from products")).toEqual([{ text: "Nieuwe tekst" }]);
    expect(await revision()).toBeGreaterThan(before ?? 0);
  });

  it("expire when nobody sells them any more, and come back with their id", async () => {
    await test.bring(xmlFeed(goodItems(4)));
    const [gone] = await test.rows<{ product_id: string }>(
      "select product_id from offers where merchant_product_id = 'sku-0'",
    );
    const report = await test.bring(xmlFeed(goodItems(4).slice(1)));
    expect(report.counts.removed).toBe(1);
    expect(await test.rows("select id from products where expired")).toEqual([{ id: gone?.product_id }]);
    await test.bring(xmlFeed(goodItems(4)));
    expect(await test.rows("select id from products where expired")).toEqual([]);
    expect(await offers()).toHaveLength(4);
  });

  it("stand in a category of the shop, and what fits none in one that is not listed", async () => {
    await test.rows(`insert into categories (id, key, slug, level, position, name, img, img_blue)
      values ('p', 'puzzels', 'puzzels', 1, 2, 'Puzzels', '', '')`);
    const odd = { title: "Xyzzy", product_type: "Frobs > Fnords" };
    await test.bring(xmlFeed([goodItem(1, { product_type: "Speelgoed > Puzzels" }), goodItem(2, odd)]));
    expect(await test.rows("select name, category_id from products order by name")).toEqual([
      { name: "Houten puzzel 1", category_id: "p" },
      { name: "Xyzzy", category_id: "overig" },
    ]);
    expect(await test.rows("select name, origin from categories where id = 'overig'")).toEqual([
      { name: "Nog niet ingedeeld", origin: "unplaced" },
    ]);
    expect(await test.rows("select feed_path, confidence > 0.9 as sure from feed_products order by feed_path")).toEqual(
      [
        { feed_path: "Frobs > Fnords", sure: false },
        { feed_path: "Speelgoed > Puzzels", sure: true },
      ],
    );
  });

  it("get the categories that they need in a shop without any, the same ones again and again", async () => {
    const tree = () => test.rows("select key, origin, level, parent_id from categories order by key");
    const feed = xmlFeed([
      goodItem(1, { google_product_category: "2618" }),
      goodItem(2, { product_type: "Speelgoed > Puzzels > Legpuzzels" }),
    ]);
    await test.bring(feed);
    const built = await tree();
    expect(built).toMatchObject([
      { key: "overig", origin: "unplaced" },
      { key: "speelgoed-en-spellen", origin: "taxonomy", level: 1, parent_id: null },
      { key: "speelgoed-en-spellen.puzzels", level: 2, parent_id: "google-1239" },
      { key: "speelgoed-en-spellen.puzzels.legpuzzels", level: 3, parent_id: "google-3867" },
    ]);
    expect(await test.rows("select distinct category_id from products")).toEqual([{ category_id: "google-2618" }]);
    expect((await test.bring(feed)).counts).toMatchObject({ unchanged: 2 });
    await test.bring(xmlFeed([goodItem(9, { google_product_category: "3530" })]), { url: "https://ander.example" });
    expect((await tree()).filter(({ level }) => level === 1)).toHaveLength(3);
    expect(await tree()).toEqual(expect.arrayContaining(built));
  });

  it("go where the operator decided for this shop's path", async () => {
    const feed = xmlFeed([goodItem(1, { product_type: "Frobs  >  Fnords" })]);
    await test.bring(feed);
    await test.rows(`insert into categories (id, key, slug, level, position, name, img, img_blue)
      values ('t', 'tuin', 'tuin', 1, 2, 'Tuin', '', '')`);
    await test.rows(`insert into category_mappings (shop_id, path_key, path, category_id)
      select id, 'frobs > fnords', 'Frobs > Fnords', 't' from shops`);
    await test.bring(feed);
    expect(await test.rows("select category_id from products")).toEqual([{ category_id: "t" }]);
  });
});

describe("texts that a database refuses", () => {
  it("are cleaned: zero bytes, halves of characters", async () => {
    const title = `${"x".repeat(39)}😀`;
    const report = await test.bring(tsvFeed([goodItem(1, { title: "Pop\u0000pen", color: title, eigen: "\u0000" })]));
    expect(report.state).toBe("done");
    expect(await test.rows("select name from products")).toEqual([{ name: "Poppen" }]);
  });
});
