import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as carts from "#contract/carts";
import * as contract from "#contract/checkout";
import { operatorKey } from "../auth/operator-key";
import { testAddress as home, openTestSales, type TestSales } from "../carts/testing";
import { promoCodes } from "../storage/tables-orders";
import { stock } from "../storage/tables-selling";
import { endPurchase, expirePurchases } from "./end-purchase";
import { checkInvariants } from "./invariants";
import { purchasesOfUser } from "./of-user";
import { pay as book } from "./paid.fixture";
import { seeded } from "./random.fixture";

let test: TestSales;
beforeAll(async () => {
  test = await openTestSales();
  const { orm, query } = test.kit.db;
  await orm.insert(promoCodes).values([
    { code: "P15", kind: "percentage", value: 15, useLimit: 40 },
    { code: "A7", kind: "amount", value: 777, fundedBy: "shop", shopId: "s2" },
    { code: "VRIJ", kind: "shipping", value: 0, perCustomer: 3 },
    { code: "EEN", kind: "amount", value: 333, useLimit: 1 },
  ]);
  await query("update offers set vat_rate = 9 where id in ('o2', 'o7')");
  await query("update offers set vat_rate = 0 where id = 'o5'");
  await query("update offers set condition = 'used', price = 4321 where id = 'o3'");
  await query("update shops set shipping_free_from = 20000 where id = 's1'");
  await orm.insert(stock).values([
    { offerId: "o1", onHand: 60 },
    { offerId: "o7", onHand: 40 },
  ]);
}, 60_000);
afterAll(() => test.close());

type From = { session: string; sub?: string };
const offers = {
  o1: { product: "1", sid: "s1", spid: "m-o1" },
  o2: { product: "1", sid: "s2", spid: "m-o2" },
  o3: { product: "1", sid: "s3", spid: "m-o3" },
  o5: { product: "2", sid: "s1", spid: "m-o5" },
  o7: { product: "5", sid: "s2", spid: "m-o7" },
};
const add = (from: From, offer: keyof typeof offers, quantity = 1) =>
  test.ask(carts.addProduct, from, { body: { ...offers[offer], quantity } });
async function place(from: From, email = "noor@mail.example"): Promise<contract.Placed> {
  const address = { attribute: "delivery_address" as const, address: home, email };
  const { body } = await test.ask(contract.chooseAddress, from, { body: address });
  const { version = "", total = 0 } = body.draft ?? {};
  return (await test.ask(contract.placeOrder, from, { body: { version, expected_total: total } })).body;
}
const pay = (id: string, amount: number) => book(test.kit, id, amount);
const open = async (from: From) => (await test.ask(carts.openCarts, from)).body;
const rows = async (sql: string, values: unknown[] = []) => (await test.kit.db.query(sql, values)).rows;
const purchaseOf = async (from: From, order_id: string) =>
  (await test.ask(contract.orderOverview, from, { body: { order_id } })).body.purchase;
const healthy = async () => expect(await checkInvariants(test.kit.db)).toEqual([]);

it("are in the copy of what is kept about a user, and in nobody else's", async () => {
  const from = { session: "copy", sub: "anna" };
  await test.signUp("anna");
  await test.signUp("bob");
  await add(from, "o2");
  const { number } = await place(from);
  const copied = await purchasesOfUser(test.kit.db, "anna");
  expect(copied.map((purchase) => [purchase.number, purchase.orders[0]?.lines.length])).toEqual([[number, 1]]);
  expect(await purchasesOfUser(test.kit.db, "bob")).toEqual([]);
});

describe("a payment", () => {
  it("makes orders, invoices and books once, and takes what was bought out of the cart", async () => {
    const from = { session: "pay" };
    await add(from, "o1", 2);
    await add(from, "o7");
    const { order_id, total, number } = await place(from);
    await add(from, "o1", 3);
    await add(from, "o2");
    const told = await Promise.all(Array.from({ length: 5 }, () => pay(order_id, total)));
    expect(told.sort()).toEqual(["already", "already", "already", "already", "finished"]);
    const purchase = await purchaseOf(from, order_id);
    expect(purchase).toMatchObject({ state: "paid", payment: { state: "paid" } });
    expect(purchase?.orders.map(({ status, invoice }) => [status, invoice])).toEqual([
      ["paid", "s1-2026-00001"],
      ["paid", "s2-2026-00001"],
    ]);
    const { carts: left } = await open(from);
    expect(left.flatMap(({ lines }) => lines.map(({ spid, quantity }) => [spid, quantity]))).toEqual([
      ["m-o1", 1],
      ["m-o2", 1],
    ]);
    const books = await rows(
      `select account, e.amount from ledger_entries e join orders o on o.id = e.order_id where o.number = $1 order by account`,
      [`${number}-2`],
    );
    // 1.500 and 295 for sending; 10 % of 1.500 is 150, with 32 of VAT.
    expect(books).toEqual([
      { account: "commission", amount: -182 },
      { account: "provider", amount: 1_795 },
      { account: "seller:s2", amount: -1_613 },
    ]);
    expect(await rows("select on_hand from stock where offer_id = 'o1'")).toEqual([{ on_hand: 58 }]);
    await healthy();
  });

  it("of another amount changes nothing", async () => {
    const from = { session: "wrong" };
    await add(from, "o2");
    const { order_id, total } = await place(from);
    expect(await pay(order_id, total - 1)).toBe("wrong_amount");
    expect(await pay("unknown", total)).toBe("unknown");
    expect((await purchaseOf(from, order_id))?.state).toBe("pending");
  });

  it("that comes too late stands while its goods can be had, and otherwise is for a refund", async () => {
    const [first, second] = [{ session: "late" }, { session: "later" }];
    await add(first, "o7");
    const late = await place(first);
    test.pass(46);
    await expirePurchases(test.kit);
    expect(await pay(late.order_id, late.total)).toBe("finished");
    await add(second, "o7");
    const later = await place(second);
    test.pass(46);
    await expirePurchases(test.kit);
    await rows("update stock set on_hand = 0 where offer_id = 'o7'");
    expect(await pay(later.order_id, later.total)).toBe("refund");
    await rows("update stock set on_hand = 38 where offer_id = 'o7'");
    await healthy();
    expect((await place(second)).outcome).toBe("placed");
    expect(await pay(later.order_id, later.total)).toBe("refund");
    await healthy();
  });

  it("lets the same goods be ordered again afterwards", async () => {
    const from = { session: "again" };
    await add(from, "o2");
    const once = await place(from);
    await pay(once.order_id, once.total);
    await add(from, "o2");
    const twice = await place(from);
    expect([twice.outcome, twice.order_id === once.order_id]).toEqual(["placed", false]);
  });

  it("gives the seller what a code of the platform takes off, and states the full price on its invoice", async () => {
    const from = { session: "funded" };
    await add(from, "o5");
    for (const promocode of ["EEN", "VRIJ"]) await test.ask(contract.addPromocode, from, { body: { promocode } });
    const { order_id, total } = await place(from);
    expect(total).toBe(9_000 - 333);
    await pay(order_id, total);
    const [invoice] = await rows(
      `select i.content from invoices i join orders o on o.id = i.order_id where o.purchase_id = $1`,
      [order_id],
    );
    expect(invoice).toMatchObject({ content: { total: 9_000, paidByPlatform: 333, vat: [{ rate: 0, gross: 9_000 }] } });
    await healthy();
  });
});

it("only the operator may have the books checked", async () => {
  expect((await test.request("/orders/check")).status).toBe(401);
  const authorization = `Bearer ${await operatorKey(test.kit.dataDir)}`;
  const response = await test.request("/orders/check", { headers: { authorization } });
  expect([response.headers.get("Cache-Control"), await response.json()]).toEqual(["no-store", { broken: [] }]);
});

it("a broken book is noticed", async () => {
  await rows("update ledger_entries set amount = amount + 1 where account = 'commission'");
  await rows("update invoice_counters set last = last + 1 where series = 's1:2026'");
  await rows("update mail_queue set key = 'lost:' || key");
  const told = await checkInvariants(test.kit.db);
  expect(told.some((line) => line.startsWith("I6"))).toBe(true);
  expect(told.some((line) => line.startsWith("I9"))).toBe(true);
  expect(told).toContain("I8 the invoices of a series are numbered without gaps: s1:2026");
  await rows("update mail_queue set key = substring(key from 6)");
  await rows("update ledger_entries set amount = amount - 1 where account = 'commission'");
  await rows("update invoice_counters set last = last - 1 where series = 's1:2026'");
  await healthy();
});

it("holds whatever visitors do, in any order", async () => {
  const random = seeded(4_308);
  const names = Object.keys(offers) as [keyof typeof offers, ...(keyof typeof offers)[]];
  const placed: contract.Placed[] = [];
  const outcomes = new Set<string>();
  const steps = {
    async add(from: From) {
      await add(from, random.oneOf(names), random.between(1, 4));
    },
    async remove(from: From) {
      await test.ask(carts.removeProduct, from, { body: { ...offers[random.oneOf(names)], all: random.chance(0.5) } });
    },
    async code(from: From) {
      await test.ask(contract.addPromocode, from, { body: { promocode: random.oneOf(["P15", "A7", "VRIJ", "EEN"]) } });
    },
    async place(from: From) {
      const answer = await place(from, `${random.below(4)}@mail.example`);
      outcomes.add(answer.outcome);
      if (answer.outcome === "placed") placed.push(answer);
    },
    async pay() {
      if (placed[0]) outcomes.add(await pay(random.oneOf([placed[0], ...placed]).order_id, placed[0].total));
      const one = placed.length > 0 ? placed[random.below(placed.length)] : undefined;
      if (one) outcomes.add(await pay(one.order_id, one.total));
    },
    async cancel() {
      const one = placed[random.below(placed.length)];
      if (one)
        await test.kit.db.transaction((session) => endPurchase(session, one.order_id, "cancelled", test.kit.now()));
    },
    async price() {
      await rows("update offers set price = $1 where id = $2", [random.between(1, 20_000), random.oneOf(names)]);
    },
    async wait() {
      test.pass(random.between(1, 40));
      await expirePurchases(test.kit);
    },
  };
  const kinds = [
    "add",
    "add",
    "add",
    "add",
    "remove",
    "code",
    "place",
    "place",
    "pay",
    "cancel",
    "price",
    "wait",
  ] as const;
  for (let step = 0; step < 250; step += 1) {
    await steps[random.oneOf(kinds)]({ session: `random${random.below(5)}` });
    if (step % 5 === 0) await healthy();
  }
  await healthy();
  for (const outcome of ["placed", "finished", "already", "refund"]) expect(outcomes).toContain(outcome);
}, 120_000);
