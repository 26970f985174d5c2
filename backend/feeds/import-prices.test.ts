import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { goodItem, goodItems, xmlFeed } from "./test-feed";
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
