import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { goodItem, goodItems, type TestItem, xmlFeed } from "./test-feed";
import { openTestKit, type TestKit } from "./test-kit";

let test: TestKit;
beforeAll(async () => {
  test = await openTestKit();
}, 60_000);
afterAll(() => test.close());
beforeEach(() => test.empty());

describe("the prices of a feed", () => {
  const points = () => test.rows("select observed_on as day, price from price_points order by observed_on, offer_id");

  it("leave a point on each day on which they change, the last of the day", async () => {
    const at = (price: string) => test.bring(xmlFeed([goodItem(1, { price })]), { force: true });
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
    await test.bring(xmlFeed(goodItems(2)));
    test.clock.now = new Date("2026-11-21T12:00:00Z");
    await test.bring(xmlFeed([goodItem(0, { availability: "out of stock" })]), { force: true });
    expect((await points()).slice(2)).toEqual([
      { day: "2026-11-21", price: null },
      { day: "2026-11-21", price: null },
    ]);
    test.clock.now = new Date("2026-11-22T12:00:00Z");
    await test.bring(xmlFeed(goodItems(2)));
    expect((await points()).slice(4)).toEqual([
      { day: "2026-11-22", price: 1095 },
      { day: "2026-11-22", price: 1195 },
    ]);
  });

  it("belong to the Dutch day, also just after midnight", async () => {
    test.clock.now = new Date("2026-11-20T23:30:00Z");
    await test.bring(xmlFeed([goodItem(1)]));
    expect((await points()).map(({ day }) => day)).toEqual(["2026-11-21"]);
  });

  it("are not followed for used goods", async () => {
    await test.bring(xmlFeed([goodItem(1, { condition: "used" })]));
    expect(await points()).toEqual([]);
  });

  it("come with the pieces on hand and the VAT rate that the shop states, counted anew by each import", async () => {
    const counts = () =>
      test.rows<{ id: string; on_hand: number | null; vat_rate: number | null }>(
        `select merchant_product_id as id, on_hand, vat_rate from offers left join stock on offer_id = offers.id
         order by merchant_product_id`,
      );
    const feed = (...more: TestItem[]) => xmlFeed(more.map((changes, n) => goodItem(n + 1, changes)));
    await test.bring(feed({ quantity: "3" }, { voorraad: "7", tax: "NL::9:" }, {}, { availability: "12" }));
    expect((await counts()).map(({ on_hand, vat_rate }) => [on_hand, vat_rate])).toEqual([
      [3, null],
      [7, 9],
      [null, null],
      [12, null],
    ]);
    await test.rows("update stock set on_hand = on_hand - 2");
    const { announced } = test.changes;
    announced.length = 0;
    const report = await test.bring(feed({ quantity: "3" }, { voorraad: "0", tax: "NL::9:" }, {}, {}));
    expect((await counts()).map(({ on_hand }) => on_hand)).toEqual([3, 0, null, null]);
    // Only what became sold out is announced: a count is nobody's news.
    const [sold] = await test.rows<{ product_id: string }>(
      "select product_id from offers where merchant_product_id = 'sku-2'",
    );
    expect(new Set(announced.flatMap(({ productIds }) => [...productIds]))).toEqual(new Set([sold?.product_id]));
    expect(report.counts).toMatchObject({ changed: 0, unchanged: 4 });
  });

  it("are sent free from the shop's own amount on, also where an item states costs", async () => {
    const items = [
      goodItem(1, { price: "49.99 EUR", shipping: "NL:::12.50 EUR" }),
      goodItem(2, { price: "50.00 EUR", shipping: "NL:::12.50 EUR" }),
      goodItem(3, { price: "49.99 EUR", shipping: "" }),
      goodItem(4, { price: "50.00 EUR", shipping: "" }),
    ];
    await test.bring(xmlFeed([goodItem(1)]));
    await test.rows("update shops set shipping_cost = 495, shipping_free_from = 5000");
    await test.bring(xmlFeed(items), { force: true });
    const offers = await test.rows<{ shipping: number }>("select shipping from offers order by merchant_product_id");
    expect(offers.map(({ shipping }) => shipping)).toEqual([1250, 0, 495, 0]);
  });
});
