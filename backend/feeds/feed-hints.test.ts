import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findImport } from "./import-records";
import { goodItem, goodItems, xmlFeed } from "./test-feed";
import { openTestKit, type TestKit } from "./test-kit";

let test: TestKit;
beforeAll(async () => {
  test = await openTestKit();
}, 60_000);
afterAll(() => test.close());

const priced = (prices: string[], changes = {}) =>
  xmlFeed(prices.map((price, n) => goodItem(n, { price: `${price} EUR`, ...changes })));

describe("the hints of an import", () => {
  it("say what lacks a gtin, has a small picture, or a price far from the market", async () => {
    for (const [shop, price] of [
      ["een", "10.00"],
      ["twee", "11.00"],
      ["drie", "90.00"],
    ]) {
      await test.bring(priced([price ?? "", price ?? "", price ?? "", price ?? ""]), {
        url: `https://${shop}.example/`,
      });
    }
    // Used goods have another market.
    await test.bring(priced(["1.00"], { condition: "used" }), { url: "https://vier.example/" });
    const loose = goodItem(9, { gtin: "", mpn: "M9" });
    const near = ["33.00", "33.01", "3.67", "3.66"].map((price, n) => goodItem(n, { price: `${price} EUR` }));
    const feed = xmlFeed([...near, loose]);
    expect((await test.bring(feed)).hints).toEqual({
      offers: 5,
      withoutGtin: 1,
      knownPictures: 0,
      smallPictures: 0,
      comparedPrices: 4,
      farPrices: 2,
      farIds: ["sku-1", "sku-3"],
      grouped: 0,
      ignoredGroups: 0,
      ignoredGroupIds: [],
    });
  });

  it("name the articles whose group is not believed", async () => {
    await test.empty();
    const titles = [
      "Regenpak groen",
      "Koffiemolen met tijdklok",
      "Wandelschoen Dal maat 41",
      "Wandelschoen Dal maat 42",
    ];
    const items = titles.map((title, n) => goodItem(n, { title, item_group_id: n < 2 ? "alles" : "dal" }));
    expect((await test.bring(xmlFeed(items))).hints).toMatchObject({
      grouped: 4,
      ignoredGroups: 2,
      ignoredGroupIds: ["sku-0", "sku-1"],
    });
  });

  it("count only pictures whose size is known, are kept, and hold for the same feed", async () => {
    await test.empty();
    const url = (n: number) => `/api/images/remote/${String(n).padStart(24, "0")}/{width}.webp`;
    await test.bring(xmlFeed(goodItems(3)));
    for (const [n, side] of [
      [0, 499],
      [1, 500],
    ] as const) {
      await test.rows("insert into remote_images (hash, source_url, width, height) values ($1, $1, $2, 100)", [
        String(n).padStart(24, "0"),
        side,
      ]);
      await test.rows(
        "update products set images = $2 where id = (select product_id from offers where merchant_product_id = $1)",
        [`sku-${n}`, JSON.stringify([{ url: url(n) }])],
      );
    }
    const read = await test.bring(xmlFeed(goodItems(3)), { force: true });
    expect(read.hints).toMatchObject({ offers: 3, knownPictures: 2, smallPictures: 1 });
    const again = await test.bring(xmlFeed(goodItems(3)));
    expect(again.message).toContain("gelijk");
    expect(again.hints).toEqual(read.hints);
    expect((await findImport(test.kit, again.id))?.hints).toEqual(read.hints);
    const held = await test.bring(xmlFeed(goodItems(1)));
    expect([held.state, held.hints]).toEqual(["held", null]);
  });
});
