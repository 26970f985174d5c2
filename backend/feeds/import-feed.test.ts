// @vitest-environment node
import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { importFeed } from "./import-feed";
import { findImport } from "./import-records";
import { reportFile } from "./report-writer";
import { goodItem, inPieces, type TestItem, testGtin, tsvFeed, xmlFeed } from "./test-feed";
import { openTestKit, type TestKit } from "./test-kit";

let test: TestKit;
beforeAll(async () => {
  test = await openTestKit();
}, 60_000);
afterAll(() => test.close());
beforeEach(async () => {
  const { db } = test.kit;
  await db.query("truncate shops, products, categories, price_points, feed_staging cascade");
  test.clock.now = new Date("2026-11-20T12:00:00Z");
  test.changes.calls = 0;
});

function bring(content: string, options: { url?: string; force?: boolean } = {}) {
  return importFeed({
    ...test,
    shopName: "Winkel",
    shopUrl: options.url ?? "https://www.winkel.example/",
    source: inPieces(content, 8000),
    sourceName: "test",
    force: options.force ?? false,
  });
}

async function rows<Row extends Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return (await test.kit.db.query<Row>(sql, values)).rows;
}
const offers = () =>
  rows("select merchant_product_id as id, price, product_id from offers order by shop_id, merchant_product_id");
const revision = async () => (await rows<{ n: number }>("select coalesce(max(revision), 0) as n from products"))[0]?.n;
const many = (count: number, changes: TestItem = {}) => Array.from({ length: count }, (_, n) => goodItem(n, changes));

/** Twelve mistakes among a thousand: index of the item → what is wrong with it and what the report says. */
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
  const items = many(1000);
  for (const [index, changes] of MISTAKES) items[index] = goodItem(index, changes);
  return items;
}

describe("a feed of a thousand items with twelve mistakes", () => {
  it.each([
    ["XML", xmlFeed, 4],
    ["text", tsvFeed, 2],
  ])("as %s gives 988 offers and twelve lines that say where and why", async (_, write, firstLine) => {
    const report = await bring(write(thousandWithMistakes()));
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
    await bring(xmlFeed(thousandWithMistakes()));
    const before = await revision();
    test.clock.now = new Date("2026-11-21T12:00:00Z");
    const again = await bring(xmlFeed(thousandWithMistakes()));
    expect(again.counts).toMatchObject({ added: 0, changed: 0, unchanged: 988, removed: 0, refused: 12 });
    expect(await revision()).toBe(before);
    expect(await rows("select 1 from price_points where observed_on > '2026-11-20'")).toEqual([]);
    const [seen] = await rows<{ first: Date }>("select min(checked_at) as first from offers");
    expect(seen?.first).toEqual(test.clock.now);
  });
});

describe("the products of a feed", () => {
  it("are joined to those of other shops by GTIN, else by brand and MPN", async () => {
    await bring(xmlFeed([goodItem(1), goodItem(2, { gtin: "", mpn: "AB-1" })]));
    await bring(
      xmlFeed([
        goodItem(7, { id: "z1", gtin: testGtin(1), title: "Andere naam" }),
        goodItem(8, { id: "z2", gtin: "", brand: "HOUTWERK", mpn: "ab-1" }),
        goodItem(9, { id: "z3", gtin: testGtin(3), mpn: "AB-1" }),
        goodItem(5, { id: "z4" }),
      ]),
      { url: "https://ander.example" },
    );
    const products = await rows<{ name: string; offers: number; gtin: string }>(
      `select p.name, p.gtin, count(o.id) as offers from products p join offers o on o.product_id = p.id group by p.id order by p.name`,
    );
    expect(products).toEqual([
      { name: "Houten puzzel 1", offers: 2, gtin: testGtin(1) },
      { name: "Houten puzzel 2", offers: 3, gtin: testGtin(3) },
      { name: "Houten puzzel 5", offers: 1, gtin: testGtin(5) },
    ]);
  });

  it("stay apart when their GTINs differ, whatever brand and MPN say", async () => {
    await bring(xmlFeed([goodItem(1, { mpn: "X" }), goodItem(2, { mpn: "X" })]));
    expect(await rows("select 1 from products")).toHaveLength(2);
  });

  it("are one where several items of one feed are one product, import after import", async () => {
    const feed = xmlFeed([
      goodItem(1, { id: "b", mpn: "X" }),
      goodItem(2, { id: "a", gtin: testGtin(1), title: "Tweede" }),
      goodItem(3, { id: "c", gtin: "", mpn: "x" }),
    ]);
    await bring(feed);
    expect(await rows("select name from products")).toEqual([{ name: "Tweede" }]);
    expect((await bring(feed)).counts).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
  });

  it("follow the feed that brought them, and no other", async () => {
    await bring(xmlFeed([goodItem(1)]));
    await bring(xmlFeed([goodItem(1, { title: "Kaping" })]), { url: "https://ander.example" });
    expect(await rows("select name from products")).toEqual([{ name: "Houten puzzel 1" }]);
    const before = await revision();
    const report = await bring(xmlFeed([goodItem(1, { description: "Nieuwe tekst" })]));
    expect(report.counts).toMatchObject({ changed: 1, unchanged: 0 });
    expect(await rows("select short_desc as text from products")).toEqual([{ text: "Nieuwe tekst" }]);
    expect(await revision()).toBeGreaterThan(before ?? 0);
  });

  it("expire when nobody sells them any more, and come back with their id", async () => {
    await bring(xmlFeed(many(4)));
    const [gone] = await rows<{ product_id: string }>(
      "select product_id from offers where merchant_product_id = 'sku-0'",
    );
    const report = await bring(xmlFeed(many(4).slice(1)));
    expect(report.counts.removed).toBe(1);
    expect(await rows("select id from products where expired")).toEqual([{ id: gone?.product_id }]);
    await bring(xmlFeed(many(4)));
    expect(await rows("select id from products where expired")).toEqual([]);
    expect(await offers()).toHaveLength(4);
  });

  it("stand in a category of the shop; only an empty shop gets one", async () => {
    await bring(xmlFeed([goodItem(1)]));
    expect(await rows("select key, name from categories")).toEqual([{ key: "overig", name: "Overig" }]);
    await rows(`insert into categories (id, key, slug, level, position, name, img, img_blue)
      values ('p', 'puzzels', 'puzzels', 1, 2, 'Puzzels', '', '')`);
    await bring(xmlFeed([goodItem(1), goodItem(2)]));
    expect(await rows("select distinct category_id from products")).toEqual([{ category_id: "p" }]);
    expect(await rows("select 1 from categories")).toHaveLength(2);
  });
});

describe("the prices of a feed", () => {
  const points = () => rows("select observed_on as day, price from price_points order by observed_on, offer_id");

  it("leave a point on each day on which they change, the last of the day", async () => {
    const at = (price: string) => bring(xmlFeed([goodItem(1, { price })]), { force: true });
    await at("10.00 EUR");
    await at("12.00 EUR");
    test.clock.now = new Date("2026-11-21T12:00:00Z");
    await at("12.00 EUR");
    test.clock.now = new Date("2026-11-22T12:00:00Z");
    const report = await at("9.00 EUR");
    expect(report.counts.changed).toBe(1);
    expect(await points()).toEqual([
      { day: "2026-11-20", price: 1200 },
      { day: "2026-11-22", price: 900 },
    ]);
  });

  it("end with the offer, and while it cannot be ordered", async () => {
    await bring(xmlFeed(many(2)));
    test.clock.now = new Date("2026-11-21T12:00:00Z");
    await bring(xmlFeed([goodItem(0, { availability: "out of stock" })]), { force: true });
    expect((await points()).slice(2)).toEqual([
      { day: "2026-11-21", price: null },
      { day: "2026-11-21", price: null },
    ]);
    test.clock.now = new Date("2026-11-22T12:00:00Z");
    await bring(xmlFeed(many(2)));
    expect((await points()).slice(4)).toEqual([
      { day: "2026-11-22", price: 1095 },
      { day: "2026-11-22", price: 1195 },
    ]);
  });

  it("are not followed for used goods", async () => {
    await bring(xmlFeed([goodItem(1, { condition: "used" })]));
    expect(await points()).toEqual([]);
  });
});

describe("the safety brake", () => {
  it("holds a feed that would remove more than 30 % of the offers, until it is forced", async () => {
    await bring(xmlFeed(many(10)));
    const report = await bring(xmlFeed(many(6)));
    expect(report.state).toBe("held");
    expect(report.message).toContain("4 van de 10");
    expect(report.message).toContain("--force");
    expect(await offers()).toHaveLength(10);
    expect((await bring(xmlFeed(many(7)))).state).toBe("done");
    expect((await bring(xmlFeed(many(1)), { force: true })).counts.removed).toBe(6);
  });

  it("holds a feed in which more than 30 % of the prices move by more than half", async () => {
    await bring(xmlFeed(many(10, { price: "10.00 EUR" })));
    const halved = (count: number) =>
      many(10).map((_, n) => goodItem(n, { price: n < count ? "4.99 EUR" : "10.00 EUR" }));
    expect((await bring(xmlFeed(halved(4)))).state).toBe("held");
    expect(await rows("select distinct price from offers")).toEqual([{ price: 1000 }]);
    expect((await bring(xmlFeed(halved(3)))).state).toBe("done");
    expect((await bring(xmlFeed(many(10, { price: "15.00 EUR" })), { force: false })).state).toBe("done");
  });
});

describe("an import that fails", () => {
  it("on a document broken in the middle changes nothing and says on which line", async () => {
    await bring(xmlFeed(many(600)));
    const before = await offers();
    const broken = xmlFeed(many(600, { price: "12.00 EUR" })).replace("</item>\n</channel>", "</itme>\n</channel>");
    const report = await bring(broken);
    expect(report.state).toBe("failed");
    expect(report.message).toMatch(/niet goed gevormd.*regel 603/);
    expect(await offers()).toEqual(before);
    expect(await rows("select 1 from feed_staging")).toEqual([]);
  });

  it("leaves a shop that never had an import out of sight", async () => {
    expect((await bring("<rss><channel></channel></rss>")).state).toBe("failed");
    expect(await rows("select gone from shops")).toEqual([{ gone: true }]);
    await bring(xmlFeed(many(1)));
    expect(await rows("select gone, website, name from shops")).toEqual([
      { gone: false, website: "winkel.example", name: "Winkel" },
    ]);
  });

  it("half-way through applying leaves everything as it was", async () => {
    await bring(xmlFeed(many(3)));
    const before = [await offers(), await revision(), await rows("select * from price_points")];
    const { db } = test.kit;
    const dying: typeof db = {
      ...db,
      transaction: (work) =>
        db.transaction((session) =>
          work({
            ...session,
            query: (sql, values) => {
              if (sql.includes("insert into offers")) throw new Error("the process dies here");
              return session.query(sql, values);
            },
          }),
        ),
    };
    const feed = inPieces(xmlFeed(many(4, { price: "12.00 EUR" })));
    const request = {
      ...test,
      shopName: "Winkel",
      shopUrl: "https://winkel.example",
      source: feed,
      sourceName: "test",
    };
    const report = await importFeed({ ...request, kit: { ...test.kit, db: dying } });
    expect(report.state).toBe("failed");
    expect([await offers(), await revision(), await rows("select * from price_points")]).toEqual(before);
  });

  it("by the death of its process is written off by the next, and its waiting room emptied", async () => {
    const first = await bring(xmlFeed(many(3)));
    await rows("insert into imports (id, shop_id, source, state) values ('dead', $1, 'test', 'running')", [
      first.shop.id,
    ]);
    await rows(`insert into feed_staging (import_id, position, merchant_product_id, offer_id, title, url, price, shipping,
      availability, condition, content_hash, product, extra)
      values ('dead', 1, 'sku-9', 'o9', 't', 'u', 1, 0, 'in_stock', 'new', 'h', '{}', '{}')`);
    await bring(xmlFeed(many(3)));
    expect(await rows("select state, message from imports where id = 'dead'")).toEqual([
      { state: "failed", message: "De import is onderbroken; er is niets veranderd" },
    ]);
    expect(await rows("select 1 from feed_staging")).toEqual([]);
    expect(await offers()).toHaveLength(3);
  });

  it("by its source leaves everything as it was", async () => {
    await bring(xmlFeed(many(3)));
    async function* breaking(): AsyncGenerator<Uint8Array> {
      yield* inPieces(xmlFeed(many(3)).slice(0, 900));
      throw new Error("the line went dead");
    }
    const request = { ...test, shopName: "Winkel", shopUrl: "https://winkel.example", sourceName: "test" };
    const report = await importFeed({ ...request, source: breaking() });
    expect(report).toMatchObject({
      state: "failed",
      message: "De feed kon niet worden verwerkt. Er is niets veranderd.",
    });
    expect(await offers()).toHaveLength(3);
  });
});

describe("texts that a database refuses", () => {
  it("are cleaned: zero bytes, halves of characters", async () => {
    const title = `${"x".repeat(39)}😀`;
    const report = await bring(tsvFeed([goodItem(1, { title: "Pop\u0000pen", color: title, eigen: "\u0000" })]));
    expect(report.state).toBe("done");
    expect(await rows("select name from products")).toEqual([{ name: "Poppen" }]);
  });
});
