import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { updateDeliveryAddress } from "#contract/addresses";
import * as carts from "#contract/carts";
import * as contract from "#contract/checkout";
import { findOrder } from "#contract/orders";
import { expirePurchases } from "../orders/end-purchase";
import { promoCodes } from "../storage/tables-orders";
import { stock } from "../storage/tables-selling";
import { buyers, grownUp, phone, sleeve, visitor } from "./buyers.fixture";
import type { EndPayment } from "./placing";
import { testAddress as home, openTestSales, type TestSales } from "./testing";

let test: TestSales;
let payment: Awaited<ReturnType<EndPayment>> = "ended";
const asked: string[] = [];
beforeAll(async () => {
  const endPayment: EndPayment = async ({ id }) => {
    asked.push(id);
    return payment;
  };
  test = await openTestSales({ endPayment });
  await test.kit.db.orm.insert(promoCodes).values([{ code: "TIEN", kind: "percentage", value: 10 }]);
}, 60_000);
afterAll(() => test.close());

const { add, fill, draftOf, place, ready, code } = buyers(() => test);
const purchaseOf = async (from: Parameters<TestSales["ask"]>[1], order_id: string, access?: string) =>
  test.ask(contract.orderOverview, from, { body: { order_id, ...(access !== undefined && { access }) } });

describe("the draft", () => {
  it("has every price, who sells, the VAT contained, and what is missing", async () => {
    const from = visitor();
    await add(from, phone);
    await add(from, sleeve);
    const empty = await draftOf(from);
    expect(empty).toMatchObject({ goods: 9_500, shipping: 795, discount: 0, total: 10_295 });
    expect(empty.missing).toEqual(["email", "delivery_address"]);
    // 8.500 contains 1.475,2 and 1.795 contains 311,5.
    expect(empty.vat).toEqual([{ rate: 21, amount: 1_475 + 312 }]);
    expect(empty.shops[0]).toMatchObject({ shopId: "s1", method: "standard", total: 8_500, seller: "Belhuis B.V." });
    const { body } = await fill(from);
    expect(body.draft).toMatchObject({ missing: [], email: "noor@mail.example" });
    expect(body.draft?.deliveryAddress).toEqual({ ...home, postalCode: "1012 AB" });
    expect((await draftOf(from)).version).toBe(body.draft?.version);
    expect(body.draft?.version).not.toBe(empty.version);
  });

  it.each([
    [{ address: { ...home, postalCode: "1012" } }, 400],
    [{ address: { ...home, company: { name: "De Wit", vatId: "NL1" } } }, 400],
    [{ email: "noor" }, 400],
    [{ date_of_birth: "2001-02-30" }, 400],
    [{ id: "unknown", address: undefined }, 404],
  ])("is refused %j with %i", async (more, status) => {
    expect((await fill(visitor(), more)).status).toBe(status);
  });

  it("takes a user's own address, and fills in the first by itself", async () => {
    await test.signUp("anna");
    const { company: _, ...address } = home;
    const { body } = await test.ask(
      updateDeliveryAddress,
      { sub: "anna" },
      {
        body: { name: "Thuis", address, default: true, deleted: false },
      },
    );
    await add({ sub: "anna" }, phone);
    const own = await draftOf({ sub: "anna" });
    expect(own).toMatchObject({ email: "anna@mail.example", deliveryAddress: { city: "Utrecht" }, missing: [] });
    expect((await draftOf({ sub: "anna" })).version).toBe(own.version);
    const id = body.addresses[0]?.publicId ?? "";
    const chosen = { body: { attribute: "billing_address" as const, id } };
    expect((await test.ask(contract.chooseAddress, { sub: "anna" }, chosen)).body.draft?.billingAddress).toMatchObject({
      recipient: "Noor de Wit",
    });
    await test.signUp("eve");
    expect((await test.ask(contract.chooseAddress, { sub: "eve" }, chosen)).status).toBe(404);
  });

  it("sends to a pick-up point near a postcode, or by another method of one shop", async () => {
    const from = await ready(phone, sleeve);
    const { body: options } = await test.ask(contract.deliveryOptions, from, { query: { postcode: "3511 AB" } });
    expect(options.shops.map(({ methods }) => methods.map(({ id }) => id))).toEqual([
      ["standard", "pickup"],
      ["standard", "pickup"],
    ]);
    const [point] = options.pickupPoints;
    expect(point?.city).toBe("Utrecht");
    const one = await test.ask(contract.chooseShippingMethod, from, { body: { id: "pickup", shop_id: "s2" } });
    expect(one.body.draft).toMatchObject({ missing: ["pickup_point"], pickup: false });
    const body = { pickup_delivery: true, point: point?.id ?? "", postcode: "3511 AB" };
    const all = await test.ask(contract.updateDeliveryType, from, { body });
    expect(all.body.draft?.shops.map(({ method }) => method)).toEqual(["pickup", "pickup"]);
    expect(all.body.draft).toMatchObject({ missing: [], pickupPoint: point });
    expect((await test.ask(contract.updateDeliveryType, from, { body: { ...body, point: "x" } })).status).toBe(404);
    const wrong = { body: { id: "drone", shop_id: "s2" } };
    expect((await test.ask(contract.chooseShippingMethod, from, wrong)).status).toBe(404);
  });

  it("asks the exact age for what is for grown-ups only, on the Dutch day", async () => {
    const from = await ready(grownUp);
    expect(await draftOf(from)).toMatchObject({ needsAge: true, missing: ["date_of_birth"] });
    expect((await fill(from, { date_of_birth: "2008-11-22" })).body.draft?.missing).toEqual(["date_of_birth"]);
    expect((await place(from)).outcome).toBe("incomplete");
    expect((await fill(from, { date_of_birth: "2008-11-21" })).body.draft?.missing).toEqual([]);
  });
});

describe("placing", () => {
  it("places once however often it is pressed, and shows it to its buyer only", async () => {
    const from = await ready(phone, sleeve);
    const { version, total } = await draftOf(from);
    const press = () => test.ask(contract.placeOrder, from, { body: { version, expected_total: total } });
    const pressed = await Promise.all(Array.from({ length: 50 }, press));
    expect(new Set(pressed.map(({ body }) => `${body.outcome} ${body.order_id}`)).size).toBe(1);
    const { order_id, number } = pressed[0]?.body ?? { order_id: "", number: "" };
    const { body } = await purchaseOf(from, order_id);
    expect(body.purchase).toMatchObject({ state: "pending", total, payment: { state: "none" } });
    expect(body.purchase?.orders.map((order) => [order.number, order.total, order.status])).toEqual([
      [`${number}-1`, 8_500, "pending"],
      [`${number}-2`, 1_795, "pending"],
    ]);
    expect((await test.ask(carts.openCarts, from)).body).toMatchObject({ count: 2, pendingPayments: [{ number }] });
    expect((await purchaseOf(visitor(), order_id)).status).toBe(404);
    expect((await purchaseOf(visitor(), order_id, "0".repeat(32))).status).toBe(404);
    const found = await test.ask(
      findOrder,
      {},
      {
        body: { number: `${number.toLowerCase()}-2`, email: "NOOR@mail.example" },
      },
    );
    expect(found.body.order_id).toBe(order_id);
    expect((await purchaseOf({}, order_id, found.body.access)).body.purchase?.number).toBe(number);
    for (const wrong of [
      { number, email: "eve@mail.example" },
      { number: "23456789AB2", email: "noor@mail.example" },
    ]) {
      expect((await test.ask(findOrder, {}, { body: wrong })).status).toBe(404);
    }
  });

  it("says what has changed since the overview, and places nothing", async () => {
    const from = await ready(phone, sleeve);
    const { version, total } = await draftOf(from);
    await test.kit.db.query("update offers set price = 8400, shipping = 600 where id = 'o1'");
    const press = { body: { version, expected_total: total } };
    const { body } = await test.ask(contract.placeOrder, from, press);
    expect(body).toMatchObject({ outcome: "changed", order_id: "" });
    expect(body.differences).toEqual([
      { kind: "price", name: "Nova Uno 128", from: 8_000, to: 8_400 },
      { kind: "shipping", name: "Belhuis", from: 500, to: 600 },
      { kind: "total", name: "", from: 10_295, to: 10_795 },
    ]);
    expect((await test.ask(carts.openCarts, from)).body.pendingPayments).toEqual([]);
    // Everything that was filled in is still there, and pressing again orders it.
    expect(await draftOf(from)).toMatchObject({ missing: [], total: 10_795 });
    expect((await place(from)).outcome).toBe("placed");
    await test.kit.db.query("update offers set price = 8000, shipping = 500 where id = 'o1'");
  });

  it("leaves out what may no longer be sold and a code that has ended since, and orders the rest", async () => {
    const from = await ready(phone, sleeve);
    await code(from, "TIEN");
    const { version, total } = await draftOf(from);
    await test.kit.db.query("update shop_sellers set status = 'suspended' where shop_id = 's2'");
    await test.kit.db.query("update promo_codes set valid_until = $1 where code = 'TIEN'", [
      new Date(test.kit.now().getTime() - 1),
    ]);
    const { body } = await test.ask(contract.placeOrder, from, { body: { version, expected_total: total } });
    expect(body).toMatchObject({ outcome: "changed", order_id: "" });
    expect(body.differences.map(({ kind, to }) => [kind, to])).toEqual([
      ["gone", null],
      ["code", null],
      ["total", 8_500],
    ]);
    const { body: cart } = await test.ask(carts.openCarts, from);
    expect(cart.cartErrors).toMatchObject([{ code: "not_sellable" }]);
    expect(await place(from)).toMatchObject({ outcome: "placed", total: 8_500 });
    await test.kit.db.query("update shop_sellers set status = 'approved' where shop_id = 's2'");
    await test.kit.db.query("update promo_codes set valid_until = null where code = 'TIEN'");
  });

  it("keeps stock from others until it is not paid in time", async () => {
    await test.kit.db.orm.insert(stock).values({ offerId: "o5", onHand: 1 });
    const last = { product: "2", sid: "s1", spid: "m-o5" };
    const many = [];
    for (let n = 0; n < 6; n += 1) many.push(await ready(last));
    const outcomes = await Promise.all(many.map(place));
    expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual([...Array(5).fill("changed"), "placed"]);
    for (const { outcome, differences } of outcomes) {
      if (outcome === "changed") expect(differences.map(({ kind }) => kind)).toEqual(["stock", "total"]);
    }
    const loser = many[outcomes.findIndex(({ outcome }) => outcome === "changed")] ?? visitor();
    expect((await test.ask(carts.openCarts, loser)).body.cartErrors).toMatchObject([{ code: "out_of_stock" }]);
    expect(await add(visitor(), last)).toMatchObject({ status: 409, problem: "out_of_stock" });
    test.pass(46);
    await expirePurchases(test.kit);
    expect((await test.ask(carts.openCarts, loser)).body.cartErrors).toEqual([]);
    const winner = many[outcomes.findIndex(({ outcome }) => outcome === "placed")] ?? visitor();
    const id = outcomes.find(({ outcome }) => outcome === "placed")?.order_id ?? "";
    expect((await purchaseOf(winner, id)).body.purchase).toMatchObject({
      state: "expired",
      orders: [{ status: "cancelled" }],
    });
    expect((await place(winner)).order_id).not.toBe(id);
  });

  it("ends what was placed before the cart changed, unless that is paid or being decided", async () => {
    const from = await ready(phone);
    const first = await place(from);
    await add(from, sleeve);
    payment = "processing";
    expect((await place(from)).order_id).toBe(first.order_id);
    payment = "ended";
    asked.splice(0);
    const second = await place(from);
    expect([second.outcome, asked]).toEqual(["placed", [first.order_id]]);
    expect(second.order_id).not.toBe(first.order_id);
    expect((await purchaseOf(from, first.order_id)).body.purchase?.state).toBe("cancelled");
  });

  it("does not join carts at sign-in while one of them is being paid", async () => {
    await test.signUp("bob");
    await add({ sub: "bob" }, sleeve);
    const from = await ready(phone);
    await place(from);
    const during = await test.ask(carts.openCarts, { ...from, sub: "bob" });
    expect(during.body).toMatchObject({ count: 1, pendingPayments: [{}] });
    test.pass(46);
    await expirePurchases(test.kit);
    expect((await test.ask(carts.openCarts, { ...from, sub: "bob" })).body.count).toBe(2);
  });

  it("places nothing from an empty cart", async () => {
    const from = await ready();
    expect((await place(from)).outcome).toBe("changed");
  });
});
