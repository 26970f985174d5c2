import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as contract from "#contract/checkout";
import { promoCodes } from "../storage/tables-orders";
import { buyers, phone, sleeve } from "./buyers.fixture";
import { openTestSales, type TestSales } from "./testing";

let test: TestSales;
beforeAll(async () => {
  test = await openTestSales({ endPayment: async () => "ended" });
  await test.kit.db.orm.insert(promoCodes).values([
    { code: "TIEN", kind: "percentage", value: 10 },
    { code: "VIJF", kind: "amount", value: 500, minimum: 5_000 },
    { code: "GRATIS", kind: "shipping", value: 0 },
    { code: "WINKEL2", kind: "amount", value: 100, fundedBy: "shop", shopId: "s2" },
    { code: "EENMAAL", kind: "amount", value: 100, useLimit: 1 },
    { code: "OUD", kind: "amount", value: 100, validUntil: new Date("2026-11-20T00:00:00Z") },
    { code: "PERSOON", kind: "amount", value: 100, perCustomer: 1 },
    { code: "LAATSTE", kind: "amount", value: 100, useLimit: 1, perCustomer: 1 },
  ]);
}, 60_000);
afterAll(() => test.close());

const { add, draftOf, place, ready, code } = buyers(() => test);

describe("a promo code", () => {
  it("takes off what it says, each its own line", async () => {
    const from = await ready(phone, sleeve);
    await code(from, "tien");
    await code(from, "VIJF");
    const { body } = await code(from, "GRATIS");
    expect(body.draft?.codes).toEqual([
      { code: "TIEN", amount: 950, shipping: false },
      { code: "VIJF", amount: 500, shipping: false },
      { code: "GRATIS", amount: 795, shipping: true },
    ]);
    expect(body.draft).toMatchObject({ goods: 9_500, shipping: 0, discount: 1_450, total: 8_050 });
    expect(body.draft?.shops.map(({ discount }) => discount)).toEqual([1_221, 229]);
    const without = await test.ask(contract.removePromocode, from, { body: { promocode: "tien" } });
    expect(without.body.draft).toMatchObject({ discount: 500 });
  });

  it.each([
    ["NERGENS", "unknown"],
    ["OUD", "expired"],
    ["WINKEL2", "not_here"],
  ])("%s is refused as %s", async (promocode, problem) => {
    const from = await ready(phone);
    expect(await code(from, promocode)).toMatchObject({ status: 409, code: problem });
  });

  it("of a shop is for its own goods, and one with a minimum for enough of them", async () => {
    const from = await ready(sleeve);
    expect((await code(from, "VIJF")).code).toBe("minimum");
    await add(from, phone);
    const { body } = await code(from, "WINKEL2");
    expect(body.draft?.shops.map(({ discount }) => discount)).toEqual([0, 100]);
  });

  it("with one use is used once, however many order at once", async () => {
    const many = await Promise.all(Array.from({ length: 8 }, () => ready(phone)));
    for (const from of many) await code(from, "EENMAAL");
    const outcomes = await Promise.all(many.map(place));
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual([...Array(7).fill("changed"), "placed"]);
    const changed = outcomes.find(({ outcome }) => outcome === "changed");
    expect(changed?.differences).toContainEqual({ kind: "code", name: "EENMAAL", from: 100, to: null });
  });

  it("with one use per customer is refused to the same address", async () => {
    const [first, second] = [await ready(phone), await ready(phone)];
    await code(first, "PERSOON");
    expect((await place(first)).outcome).toBe("placed");
    expect((await code(second, "PERSOON")).code).toBe("used");
  });

  it("is not used up by the purchase of the same cart that is not paid yet", async () => {
    const from = await ready(phone);
    await code(from, "LAATSTE");
    const first = await place(from);
    const { codes, total } = await draftOf(from);
    expect(codes).toEqual([{ code: "LAATSTE", amount: 100, shipping: false }]);
    expect(total).toBe(first.total);
    expect(await place(from)).toMatchObject({ outcome: "placed", order_id: first.order_id });
    expect((await code(from, "LAATSTE")).status).toBe(200);
    await add(from, sleeve);
    expect((await draftOf(from)).codes).toHaveLength(1);
    const second = await place(from);
    expect(second).toMatchObject({ outcome: "placed" });
    expect(second.order_id).not.toBe(first.order_id);
    const other = await ready(phone);
    expect((await code(other, "LAATSTE")).code).toBe("used");
    expect(await test.kit.db.query("select used from promo_codes where code = 'LAATSTE'")).toMatchObject({
      rows: [{ used: 1 }],
    });
  });
});
