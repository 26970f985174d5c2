import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { importFeed } from "./import-feed";
import { goodItem, goodItems, inPieces, xmlFeed } from "./test-feed";
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

describe("the safety brake", () => {
  it("holds a feed that would remove more than 30 % of the offers, until it is forced", async () => {
    await test.bring(xmlFeed(goodItems(10)));
    const report = await test.bring(xmlFeed(goodItems(6)));
    expect(report.state).toBe("held");
    expect(report.message).toContain("4 van de 10");
    expect(report.message).toContain("--force");
    expect(await offers()).toHaveLength(10);
    expect((await test.bring(xmlFeed(goodItems(7)))).state).toBe("done");
    expect((await test.bring(xmlFeed(goodItems(1)), { force: true })).counts.removed).toBe(6);
  });

  it("holds a feed in which more than 30 % of the prices move by more than half", async () => {
    await test.bring(xmlFeed(goodItems(10, { price: "10.00 EUR" })));
    const halved = (count: number) =>
      goodItems(10).map((_, n) => goodItem(n, { price: n < count ? "4.99 EUR" : "10.00 EUR" }));
    expect((await test.bring(xmlFeed(halved(4)))).state).toBe("held");
    expect(await test.rows("select distinct price from offers")).toEqual([{ price: 1000 }]);
    expect((await test.bring(xmlFeed(halved(3)))).state).toBe("done");
    expect((await test.bring(xmlFeed(goodItems(10, { price: "15.00 EUR" })), { force: false })).state).toBe("done");
  });
});

describe("an import that fails", () => {
  it("on a document broken in the middle changes nothing and says on which line", async () => {
    await test.bring(xmlFeed(goodItems(600)));
    const before = await offers();
    const broken = xmlFeed(goodItems(600, { price: "12.00 EUR" })).replace(
      "</item>\n</channel>",
      "</itme>\n</channel>",
    );
    const report = await test.bring(broken);
    expect(report.state).toBe("failed");
    expect(report.message).toMatch(/niet goed gevormd.*regel 603/);
    expect(await offers()).toEqual(before);
    expect(await test.rows("select 1 from feed_staging")).toEqual([]);
  });

  it("leaves a shop that never had an import out of sight", async () => {
    expect((await test.bring("<rss><channel></channel></rss>")).state).toBe("failed");
    expect(await test.rows("select gone from shops")).toEqual([{ gone: true }]);
    await test.bring(xmlFeed(goodItems(1)));
    expect(await test.rows("select gone, website, name from shops")).toEqual([
      { gone: false, website: "winkel.example", name: "Winkel" },
    ]);
  });

  it("half-way through applying leaves everything as it was", async () => {
    await test.bring(xmlFeed(goodItems(3)));
    const before = [await offers(), await revision(), await test.rows("select * from price_points")];
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
    const feed = inPieces(xmlFeed(goodItems(4, { price: "12.00 EUR" })));
    const request = {
      ...test,
      shopName: "Winkel",
      shopUrl: "https://winkel.example",
      source: feed,
      sourceName: "test",
    };
    const report = await importFeed({ ...request, kit: { ...test.kit, db: dying } });
    expect(report.state).toBe("failed");
    expect([await offers(), await revision(), await test.rows("select * from price_points")]).toEqual(before);
  });

  it("by the death of its process is written off by the next, and its waiting room emptied", async () => {
    const first = await test.bring(xmlFeed(goodItems(3)));
    await test.rows("insert into imports (id, shop_id, source, state) values ('dead', $1, 'test', 'running')", [
      first.shop.id,
    ]);
    await test.rows(`insert into feed_staging (import_id, position, merchant_product_id, offer_id, title, url, price, shipping,
      availability, condition, content_hash, product, extra)
      values ('dead', 1, 'sku-9', 'o9', 't', 'u', 1, 0, 'in_stock', 'new', 'h', '{}', '{}')`);
    await test.bring(xmlFeed(goodItems(3)));
    expect(await test.rows("select state, message from imports where id = 'dead'")).toEqual([
      { state: "failed", message: "De import is onderbroken; er is niets veranderd" },
    ]);
    expect(await test.rows("select 1 from feed_staging")).toEqual([]);
    expect(await offers()).toHaveLength(3);
  });

  it("by its source leaves everything as it was", async () => {
    await test.bring(xmlFeed(goodItems(3)));
    async function* breaking(): AsyncGenerator<Uint8Array> {
      yield* inPieces(xmlFeed(goodItems(3)).slice(0, 900));
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
