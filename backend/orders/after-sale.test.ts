import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as carts from "#contract/carts";
import * as contract from "#contract/checkout";
import type { Order } from "#contract/orders";
import { operatorKey } from "../auth/operator-key";
import { testAddress as home, openTestSales, type TestSales } from "../carts/testing";
import { stock } from "../storage/tables-selling";
import { runCourier } from "./courier";
import { createDesk } from "./desk";
import { acceptOrder, deliverOrder, shipOrder } from "./fulfil";
import { checkInvariants } from "./invariants";
import { pay } from "./paid.fixture";
import { seeded } from "./random.fixture";
import { refundLines } from "./refund-lines";

let test: TestSales;
beforeAll(async () => {
  test = await openTestSales();
  await test.kit.db.orm.insert(stock).values({ offerId: "o1", onHand: 200 });
}, 60_000);
afterAll(() => test.close());

const offers = {
  o1: { product: "1", sid: "s1", spid: "m-o1" },
  o5: { product: "2", sid: "s1", spid: "m-o5" },
  o7: { product: "5", sid: "s2", spid: "m-o7" },
};
type From = { session: string };
const rows = async (sql: string, values: unknown[] = []) => (await test.kit.db.query(sql, values)).rows;
const healthy = async () => expect(await checkInvariants(test.kit.db)).toEqual([]);
const within = <T>(work: (session: Parameters<typeof refundLines>[0]) => Promise<T>) => test.kit.db.transaction(work);
const statusOf = async (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: { status?: number }) => error.status ?? error,
  );

async function ordersOf(from: From, order_id: string): Promise<Order[]> {
  return (await test.ask(contract.orderOverview, from, { body: { order_id } })).body.purchase?.orders ?? [];
}
/** A paid purchase of these quantities. */
async function bought(name: string, wanted: Partial<Record<keyof typeof offers, number>>) {
  const from = { session: name };
  for (const [offer, quantity] of Object.entries(wanted)) {
    await test.ask(carts.addProduct, from, { body: { ...offers[offer as keyof typeof offers], quantity } });
  }
  const address = { attribute: "delivery_address" as const, address: home, email: "noor@mail.example" };
  const { body } = await test.ask(contract.chooseAddress, from, { body: address });
  const { version = "", total = 0 } = body.draft ?? {};
  const placed = (await test.ask(contract.placeOrder, from, { body: { version, expected_total: total } })).body;
  const { order_id, number } = placed;
  await pay(test.kit, order_id, total);
  const orders = await ordersOf(from, order_id);
  return { from, order_id, number, total, orders, first: orders[0] as Order, again: () => ordersOf(from, order_id) };
}
const parcel = { service: "PostNL", trackingCode: "3SABC", link: "https://volg.example/3SABC" };
const ship = (id: string, code = parcel.trackingCode) =>
  within((session) => shipOrder(session, id, { ...parcel, trackingCode: code }, test.kit.now()));
const deliver = (id: string, day?: string) => within((session) => deliverOrder(session, id, test.kit.now(), day));
const refund = (orderId: string, units: { lineId: string; quantity: number }[], kind: "cancelled" | "returned") =>
  within((session) =>
    refundLines(session, { orderId, units, kind, reason: "test", restock: kind === "cancelled", at: test.kit.now() }),
  );

describe("an order", () => {
  it("is accepted, sent in parcels and delivered, each once", async () => {
    const { first, again } = await bought("fulfil", { o1: 2 });
    const accept = () => within((session) => acceptOrder(session, first.id));
    expect([(await accept()).isNew, (await accept()).isNew]).toEqual([true, false]);
    test.pass(60);
    expect([(await ship(first.id)).isNew, (await ship(first.id)).isNew]).toEqual([true, false]);
    expect((await ship(first.id, "3SDEF")).isNew).toBe(true);
    test.pass(24 * 60);
    expect((await deliver(first.id)).isNew).toBe(true);
    test.pass(24 * 60);
    expect((await deliver(first.id)).isNew).toBe(false);
    const [order] = await again();
    expect(order).toMatchObject({
      status: "delivered",
      shipments: [{ trackingCode: "3SABC" }, { trackingCode: "3SDEF" }],
    });
    expect(order?.shipments[0]?.updates.map(({ message }) => message)).toEqual(["Verzonden door de winkel", "Bezorgd"]);
    expect(order?.returnTill?.slice(0, 10) ?? "").toMatch(/^2026-\d\d-\d\d$/);
    await healthy();
  });

  it("refuses what does not fit where it is, or when", async () => {
    const { first } = await bought("refuses", { o1: 1 });
    expect(await statusOf(ship("unknown"))).toBe(404);
    expect(await statusOf(deliver(first.id, "2030-01-01"))).toBe(409);
    expect(await statusOf(deliver(first.id, "2020-01-01"))).toBe(409);
    await ship(first.id);
    await deliver(first.id);
    expect(await statusOf(ship(first.id, "3SLATE"))).toBe(409);
    expect(await statusOf(deliver(first.id, "2020-01-01"))).toBe(409);
    await healthy();
  });
});

describe("the operator", () => {
  const ask = async (path: string, body?: object) => {
    const authorization = `Bearer ${await operatorKey(test.kit.dataDir)}`;
    const sent = body && { method: "POST", body: JSON.stringify(body) };
    const headers = { authorization, "content-type": "application/json" };
    const response = await test.request(`/orders/desk${path}`, { headers, ...sent });
    return { status: response.status, body: await response.json() };
  };
  const mails = async (about: string) =>
    (await rows("select subject, text from mail_queue where key like $1 order by created_at", [`%${about}%`])).map(
      ({ subject }) => subject,
    );

  it("sends, delivers and pays back, and the buyer hears each once", async () => {
    const { first, number } = await bought("operator", { o1: 2 });
    const sent = { service: "PostNL", trackingCode: "3SOP", link: "https://volg.example/3SOP" };
    expect(await ask(`/${number}/ship`, sent)).toMatchObject({ status: 200, body: { status: "shipped", isNew: true } });
    expect(await ask(`/${number}/ship`, sent)).toMatchObject({ status: 200, body: { isNew: false } });
    await ask(`/${number.toLowerCase()}-1/track`, { message: "Gesorteerd" });
    const { body } = await ask(`/${number}/deliver`, {});
    expect(body).toMatchObject({ status: "delivered", returnTill: expect.stringMatching(/^2026-/) });
    await ask(`/${number}/deliver`, {});
    expect(await mails(first.id)).toEqual([
      `Je bestelling ${number}-1 is onderweg`,
      `Je bestelling ${number}-1 is bezorgd`,
    ]);
    const [mail] = await rows("select text from mail_queue where key = $1", [`order:${first.id}:delivered`]);
    expect(mail?.text).toContain("https://etalage.example/bestelling/");
    const refunded = await ask(`/${number}/refund`, { kind: "returned", units: [{ line: 1, quantity: 1 }] });
    expect(refunded).toMatchObject({ status: 200, body: { isWhole: false } });
    const { body: list } = await ask("/refunds");
    expect(list.refunds).toContainEqual(
      expect.objectContaining({ number: `${number}-1`, state: "requested", overdue: false }),
    );
    const { body: shown } = await ask(`/${number}`);
    expect(shown.orders[0]).toMatchObject({ status: "delivered", refunded: refunded.body.amount });
    const { body: all } = await ask("?status=delivered");
    expect(all.orders.map((order: { number: string }) => order.number)).toContain(`${number}-1`);
    await healthy();
  });

  it("is told what cannot be", async () => {
    const { number } = await bought("several", { o1: 1, o7: 1 });
    expect((await test.request("/orders/desk")).status).toBe(401);
    expect(await ask("/ONBEKEND/ship", parcel)).toMatchObject({ status: 404 });
    const several = await ask(`/${number}/ship`, parcel);
    expect([several.status, several.body.error.message]).toEqual([
      409,
      `Noem één bestelling: ${number}-1, ${number}-2.`,
    ]);
    expect((await ask(`/${number}-1/deliver`, { day: "2026-02-30" })).status).toBe(400);
    expect((await ask(`/${number}-1/ship`, { service: "X", link: "javascript:alert(1)" })).status).toBe(400);
    expect((await ask(`/${number}-1/refund`, { kind: "cancelled", units: [{ line: 9, quantity: 1 }] })).status).toBe(
      409,
    );
    expect((await ask(`/${number}-1/track`, { message: "Al onderweg?" })).status).toBe(409);
  });

  it("may leave it to the courier of the demo shop", async () => {
    const { first, again } = await bought("courier", { o7: 1 });
    const desk = createDesk(test.kit, { publicOrigin: () => "https://etalage.example", wake: () => undefined });
    for (let round = 0; round < 12; round += 1) {
      test.pass(5);
      await runCourier(test.kit, desk);
    }
    const [order] = await again();
    expect(order).toMatchObject({ id: first.id, status: "delivered", shipments: [{ service: "Demobezorger" }] });
    expect(order?.shipments[0]?.updates).toHaveLength(4);
    await healthy();
  });
});

describe("units", () => {
  it("cancelled before sending give back money, stock, commission and invoice, and in the end the order", async () => {
    const { first, total, again } = await bought("cancel", { o1: 2, o5: 1 });
    const [one, other] = first.lines.map(({ id }) => id) as [string, string];
    const [before] = await rows("select on_hand from stock where offer_id = 'o1'");
    const part = await refund(first.id, [{ lineId: one, quantity: 1 }], "cancelled");
    expect(part).toMatchObject({ isWhole: false, order: { status: "paid" } });
    expect(await rows("select on_hand from stock where offer_id = 'o1'")).toEqual([
      { on_hand: Number(before?.on_hand) + 1 },
    ]);
    await healthy();
    const units = [one, other].map((lineId) => ({ lineId, quantity: 1 }));
    const rest = await refund(first.id, units, "cancelled");
    expect(rest).toMatchObject({ isWhole: true, order: { status: "cancelled" } });
    expect(part.amount + rest.amount).toBe(total);
    const [order] = await again();
    expect(order).toMatchObject({ status: "cancelled", refunded: total });
    expect(order?.lines.map(({ cancelledQuantity }) => cancelledQuantity)).toEqual([2, 1]);
    expect(await rows("select distinct state from transfers where order_id = $1", [first.id])).toEqual([
      { state: "void" },
    ]);
    expect(await statusOf(ship(first.id))).toBe(409);
    await healthy();
  });

  it("are refunded once, whoever asks at the same time", async () => {
    const { first } = await bought("race", { o1: 5 });
    const [lineId] = first.lines.map(({ id }) => id) as [string];
    const asked = [2, 3, 1].map((quantity) => statusOf(refund(first.id, [{ lineId, quantity }], "cancelled")));
    expect((await Promise.all(asked)).sort()).toEqual([200, 200, 409]);
    expect(await statusOf(refund(first.id, [{ lineId, quantity: 1 }], "cancelled"))).toBe(409);
    await healthy();
  });

  it("can be returned after sending only, and cancelled before it only", async () => {
    const { first, again } = await bought("return", { o1: 5 });
    const [lineId] = first.lines.map(({ id }) => id) as [string];
    expect(await statusOf(refund(first.id, [{ lineId, quantity: 1 }], "returned"))).toBe(409);
    await ship(first.id);
    expect(await statusOf(refund(first.id, [{ lineId, quantity: 1 }], "cancelled"))).toBe(409);
    await deliver(first.id);
    for (const quantity of [2, 3]) await refund(first.id, [{ lineId, quantity }], "returned");
    expect(await statusOf(refund(first.id, [{ lineId, quantity: 1 }], "returned"))).toBe(409);
    const [order] = await again();
    expect(order).toMatchObject({ status: "delivered", refunded: order?.total });
    await healthy();
  });
});

it("holds whatever is sent, cancelled and returned, in any order", async () => {
  const random = seeded(712);
  const sold = [];
  for (let at = 0; at < 4; at += 1) sold.push(await bought(`random${at}`, { o1: 3, o5: 2, o7: 4 }));
  const orders = sold.flatMap((one) => one.orders) as [Order, ...Order[]];
  const outcomes = new Set<unknown>();
  for (let step = 0; step < 80; step += 1) {
    const { id, lines } = random.oneOf(orders);
    const line = random.oneOf(lines as [(typeof lines)[number]]);
    const units = [{ lineId: line.id, quantity: random.between(1, 3) }];
    const steps = [
      () => within((session) => acceptOrder(session, id)),
      () => ship(id),
      () => deliver(id),
      () => refund(id, units, "cancelled"),
      () => refund(id, units, "cancelled"),
      () => refund(id, units, "returned"),
    ] as const;
    outcomes.add(await statusOf(random.oneOf(steps)()));
    test.pass(30);
    if (step % 8 === 0) await healthy();
  }
  await healthy();
  expect([...outcomes].sort()).toEqual([200, 409]);
}, 60_000);
