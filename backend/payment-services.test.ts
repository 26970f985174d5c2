import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expirePurchases } from "./orders/end-purchase";
import { shipOrder } from "./orders/fulfil";
import { checkInvariants } from "./orders/invariants";
import { refundLines } from "./orders/refund-lines";
import { cards } from "./payment-provider/testing";
import { openTestBuying } from "./testing-buying";

let test: Awaited<ReturnType<typeof openTestBuying>>;
beforeAll(async () => {
  test = await openTestBuying();
}, 60_000);
afterAll(() => test.close());

describe("a payment", () => {
  it("makes the purchase paid, with one confirmation, however often its event comes", async () => {
    const from = { session: "paid" };
    const { order_id, total } = await test.bought(from);
    const { body } = await test.open(from, order_id);
    expect(body.url).toContain("/payment-provider/pay/");
    expect((await test.open(from, order_id)).body).toEqual(body);
    expect((await test.provider.pay(body.id)).location).toBe("/bestelling/x/?status=terug");
    await test.settled();
    const event = test.provider.received.find((one) => one.event.type === "checkout.session.completed");
    if (!event) throw new Error("There was no event.");
    const again = await Promise.all(Array.from({ length: 3 }, () => test.repeat(event)));
    expect(again).toEqual([200, 200, 200]);
    expect(await test.purchaseOf(from, order_id)).toMatchObject({ state: "paid", total, payment: { method: "card" } });
    const mails = await test.rows("select recipient, subject from mail_queue where key = $1", [
      `purchase:${order_id}:confirmed`,
    ]);
    expect(mails).toEqual([{ recipient: "noor@mail.example", subject: expect.stringContaining("Bevestiging") }]);
    expect((await test.open(from, order_id)).status).toBe(409);
    expect(await checkInvariants(test.kit.db)).toEqual([]);
  });

  it("that the bank declines leaves the purchase to be paid otherwise, in the same session", async () => {
    const from = { session: "declined" };
    const { order_id } = await test.bought(from);
    const { body } = await test.open(from, order_id);
    expect((await test.provider.pay(body.id, { number: cards.declined })).location).toContain("/payment-provider/pay/");
    await test.settled();
    expect((await test.purchaseOf(from, order_id)).state).toBe("pending");
    await test.provider.pay(body.id);
    await test.settled();
    expect((await test.purchaseOf(from, order_id)).state).toBe("paid");
  });

  it("that has failed is told by mail, once, with a link back; one that was only left is not", async () => {
    const told = (id: string) =>
      test.rows("select key, text from mail_queue where key like 'attempt:%' and text like $1", [`%/${id}/?sleutel=%`]);
    const [left, failed] = [{ session: "left" }, { session: "failed" }];
    const first = await test.bought(left);
    await test.open(left, first.order_id);
    const second = await test.bought(failed);
    const { body } = await test.open(failed, second.order_id);
    await test.provider.pay(body.id, { number: cards.declined });
    await test.settled();
    expect(await told(second.order_id)).toEqual([]);
    test.pass(36);
    await test.settled();
    await test.payments.sweep();
    await test.payments.sweep();
    expect([await told(first.order_id), await told(second.order_id)]).toMatchObject([[], [{}]]);
  });

  it("reaches the sellers once their part is sent, and what is refunded comes back from them", async () => {
    const from = { session: "sellers" };
    const { order_id } = await test.bought(from);
    const { body } = await test.open(from, order_id);
    await test.provider.pay(body.id);
    await test.settled();
    const { orders } = await test.purchaseOf(from, order_id);
    const account = await test.provider.stripe.accounts.create({ type: "express", country: "NL" });
    await test.rows("update shop_sellers set account_id = $1 where shop_id = 's1'", [account.id]);
    const now = test.kit.now();
    const parcel = { service: "PostNL", trackingCode: "3S", link: "" };
    const [own] = orders.filter(({ shop }) => shop.id === "s1");
    if (!own) throw new Error("Nothing was ordered of s1.");
    const states = async () =>
      (
        await test.rows("select state from transfers where order_id = $1 order by created_at, amount desc", [own.id])
      ).map(({ state }) => state);
    await test.payments.sweep();
    expect(await states()).toEqual(["due"]);
    for (const { id } of orders) await test.kit.db.transaction((session) => shipOrder(session, id, parcel, now));
    await test.payments.sweep();
    await test.payments.sweep();
    expect(await states()).toEqual(["sent"]);
    // The other shop has no account yet.
    expect(await test.rows("select state from transfers t where shop_id <> 's1' and state <> 'due'")).toEqual([]);
    const units = own.lines.map(({ id: lineId }) => ({ lineId, quantity: 1 }));
    const request = { orderId: own.id, units, kind: "returned" as const, reason: "test", restock: false, at: now };
    await test.kit.db.transaction((session) => refundLines(session, request));
    await test.payments.sweep();
    expect(await states()).toEqual(["sent", "sent"]);
    const { data } = await test.provider.stripe.transfers.list({ destination: account.id });
    expect(data.map(({ amount, amount_reversed }) => amount_reversed === amount)).toEqual([true]);
    expect(await checkInvariants(test.kit.db)).toEqual([]);
  });

  it("is refunded to the shopper although its seller was paid out, who owes it until it has a balance again", async () => {
    const from = { session: "owing" };
    const { order_id } = await test.bought(from);
    const { body } = await test.open(from, order_id);
    await test.provider.pay(body.id);
    await test.settled();
    const { stripe } = test.provider;
    const { id: account } = await stripe.accounts.create({ type: "express", country: "NL" });
    await test.rows("update shop_sellers set account_id = $1 where shop_id = 's1'", [account]);
    const [own] = (await test.purchaseOf(from, order_id)).orders.filter(({ shop }) => shop.id === "s1");
    if (!own) throw new Error("Nothing was ordered of s1.");
    const at = test.kit.now();
    const parcel = { service: "PostNL", trackingCode: "3S", link: "" };
    await test.kit.db.transaction((session) => shipOrder(session, own.id, parcel, at));
    await test.payments.sweep();
    const [earned] = (await stripe.transfers.list({ destination: account })).data;
    await test.provider.testCall("payouts", { account, amount: String(earned?.amount) });

    const units = own.lines.map(({ id: lineId }) => ({ lineId, quantity: 1 }));
    const request = { orderId: own.id, units, kind: "returned" as const, reason: "test", restock: false, at };
    await test.kit.db.transaction((session) => refundLines(session, request));
    await test.payments.sweep();
    await test.settled();
    const reversal = "select state from transfers where order_id = $1 and reversal_of is not null";
    expect(await test.rows("select state from refunds where order_id = $1", [own.id])).toEqual([
      { state: "succeeded" },
    ]);
    expect(await test.rows(reversal, [own.id])).toEqual([{ state: "due" }]);
    expect(await checkInvariants(test.kit.db)).toEqual([]);

    const more = { amount: earned?.amount ?? 0, currency: "eur", destination: account };
    await stripe.transfers.create(more);
    test.pass(26 * 60);
    await test.payments.sweep();
    expect(await test.rows(reversal, [own.id])).toEqual([{ state: "sent" }]);
    expect(await checkInvariants(test.kit.db)).toEqual([]);
  });

  it("whose event is lost is found by the sweeper", async () => {
    const from = { session: "lost" };
    const { order_id } = await test.bought(from);
    const { body } = await test.open(from, order_id);
    test.silence.isSilent = true;
    await test.provider.pay(body.id);
    await test.settled();
    expect((await test.purchaseOf(from, order_id)).state).toBe("pending");
    test.pass(3);
    await test.payments.sweep();
    expect((await test.purchaseOf(from, order_id)).state).toBe("paid");
    test.silence.isSilent = false;
  });

  it("on which the bank has not decided is neither asked again nor does its purchase lapse", async () => {
    const from = { session: "slow" };
    const { order_id } = await test.bought(from);
    const { body } = await test.open(from, order_id);
    await test.provider.pay(body.id, { method: "ideal", outcome: "late-paid" });
    await test.settled();
    expect(await test.purchaseOf(from, order_id)).toMatchObject({ state: "pending", payment: { state: "processing" } });
    expect((await test.open(from, order_id)).status).toBe(409);
    test.pass(50);
    await expirePurchases(test.kit);
    expect((await test.purchaseOf(from, order_id)).state).toBe("pending");
    await test.settled();
    expect((await test.purchaseOf(from, order_id)).state).toBe("paid");
    expect(await checkInvariants(test.kit.db)).toEqual([]);
  });
});

it("another cart placed instead ends the earlier payment at the provider", async () => {
  const from = { session: "changed" };
  const first = await test.bought(from);
  const { body } = await test.open(from, first.order_id);
  await test.add(from, "o1");
  const second = await test.place(from);
  expect(second.order_id).not.toBe(first.order_id);
  expect((await test.provider.stripe.checkout.sessions.retrieve(body.id)).status).toBe("expired");
  expect((await test.purchaseOf(from, first.order_id)).state).toBe("cancelled");
});

it("nobody opens the payment of another's purchase, or comes back to another site", async () => {
  const from = { session: "mine" };
  const { order_id } = await test.bought(from);
  expect((await test.open({ session: "theirs" }, order_id)).status).toBe(404);
  for (const elsewhere of ["//elsewhere.example/", "https://elsewhere.example/", "/\\elsewhere.example"]) {
    expect((await test.open(from, order_id, { success_url: elsewhere })).status).toBe(400);
  }
});

it("a forged event changes nothing", async () => {
  const response = await test.service.request("/webhook", {
    method: "POST",
    headers: { "Content-Type": "application/json", "stripe-signature": "t=1,v1=00" },
    body: JSON.stringify({ id: "evt_1", type: "checkout.session.completed" }),
  });
  expect(response.status).toBe(400);
  expect(await test.rows("select id from payment_events where id = 'evt_1'")).toEqual([]);
});
