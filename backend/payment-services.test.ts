import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CART_SESSION_HEADER } from "#contract/cart-session";
import * as carts from "#contract/carts";
import * as contract from "#contract/checkout";
import { createSession } from "#contract/payments";
import { testAddress as home, openTestSales, sessionOf, type TestSales } from "./carts/testing";
import { composeService } from "./http/routes";
import { expirePurchases } from "./orders/end-purchase";
import { checkInvariants } from "./orders/invariants";
import { cards, openTestPaymentProvider, type TestPaymentProvider } from "./payment-provider/testing";
import { createPayments, type Payments } from "./payment-services";

let test: TestSales;
let provider: TestPaymentProvider;
let payments: Payments;
let service: ReturnType<typeof composeService>;
/** While set, the webhook does not answer. */
let isSilent = false;

beforeAll(async () => {
  test = await openTestSales({ endPayment: (purchase) => payments.endPayment(purchase) });
  provider = await openTestPaymentProvider(
    { webhook: async (event) => (isSilent ? new Response(null, { status: 503 }) : service.request(event)) },
    test.kit,
  );
  const surroundings = {
    checkBearer: async () => undefined,
    sendMail: async () => undefined,
    identity: { remove: async () => undefined, rename: async () => undefined, export: async () => null },
    publicOrigin: () => "https://winkel.example",
  };
  const stripes = {
    client: async () => provider.stripe,
    webhookSecrets: () => provider.provider.webhookSecrets(),
    methods: [],
  };
  payments = createPayments(test.kit, surroundings, stripes, { wake: async () => undefined });
  service = composeService("payments", test.kit.log, payments.parts);
}, 60_000);
afterAll(async () => {
  await payments.close();
  await provider.close();
  await test.close();
});

type From = { session: string };
const offers = {
  o1: { product: "1", sid: "s1", spid: "m-o1" },
  o7: { product: "5", sid: "s2", spid: "m-o7" },
};
const add = (from: From, offer: keyof typeof offers) => test.ask(carts.addProduct, from, { body: offers[offer] });

async function place(from: From): Promise<contract.Placed> {
  const address = { attribute: "delivery_address" as const, address: home, email: "noor@mail.example" };
  const { body } = await test.ask(contract.chooseAddress, from, { body: address });
  const { version = "", total = 0 } = body.draft ?? {};
  return (await test.ask(contract.placeOrder, from, { body: { version, expected_total: total } })).body;
}
/** Opens the payment of a purchase, as the checkout does. */
async function open(from: From, order_id: string, more: object = {}) {
  const response = await service.request(createSession.path, {
    method: "POST",
    headers: { "Content-Type": "application/json", [CART_SESSION_HEADER]: sessionOf(from.session) },
    body: JSON.stringify({ order_id, success_url: "/bestelling/x/?status=terug", cancel_url: "/afrekenen/", ...more }),
  });
  return { status: response.status, body: await response.json() };
}
const purchaseOf = async (from: From, order_id: string) =>
  (await test.ask(contract.orderOverview, from, { body: { order_id } })).body.purchase;
const rows = async (sql: string, values: unknown[] = []) => (await test.kit.db.query(sql, values)).rows;
async function settled() {
  await provider.settled();
  await payments.settled();
}
async function bought(from: From) {
  await add(from, "o1");
  await add(from, "o7");
  return place(from);
}

describe("a payment", () => {
  it("makes the purchase paid, with one confirmation, however often its event comes", async () => {
    const from = { session: "paid" };
    const { order_id, total } = await bought(from);
    const { body } = await open(from, order_id);
    expect(body.url).toContain("/payment-provider/pay/");
    expect((await open(from, order_id)).body).toEqual(body);
    expect((await provider.pay(body.id)).location).toBe("/bestelling/x/?status=terug");
    await settled();
    const event = provider.received.find((one) => one.event.type === "checkout.session.completed");
    const again = await Promise.all(
      Array.from({ length: 3 }, () =>
        service.request("/webhook", {
          method: "POST",
          headers: { "Content-Type": "application/json", "stripe-signature": event?.signature ?? "" },
          body: event?.payload,
        }),
      ),
    );
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await purchaseOf(from, order_id)).toMatchObject({ state: "paid", total, payment: { method: "card" } });
    const mails = await rows("select recipient, subject from mail_queue where key = $1", [
      `purchase:${order_id}:confirmed`,
    ]);
    expect(mails).toEqual([{ recipient: "noor@mail.example", subject: expect.stringContaining("Bevestiging") }]);
    expect((await open(from, order_id)).status).toBe(409);
    expect(await checkInvariants(test.kit.db)).toEqual([]);
  });

  it("that the bank declines leaves the purchase to be paid otherwise, in the same session", async () => {
    const from = { session: "declined" };
    const { order_id } = await bought(from);
    const { body } = await open(from, order_id);
    expect((await provider.pay(body.id, { number: cards.declined })).location).toContain("/payment-provider/pay/");
    await settled();
    expect((await purchaseOf(from, order_id))?.state).toBe("pending");
    await provider.pay(body.id);
    await settled();
    expect((await purchaseOf(from, order_id))?.state).toBe("paid");
  });

  it("whose event is lost is found by the sweeper", async () => {
    const from = { session: "lost" };
    const { order_id } = await bought(from);
    const { body } = await open(from, order_id);
    isSilent = true;
    await provider.pay(body.id);
    await settled();
    expect((await purchaseOf(from, order_id))?.state).toBe("pending");
    test.pass(3);
    await payments.sweep();
    expect((await purchaseOf(from, order_id))?.state).toBe("paid");
    isSilent = false;
  });

  it("on which the bank has not decided is neither asked again nor does its purchase lapse", async () => {
    const from = { session: "slow" };
    const { order_id } = await bought(from);
    const { body } = await open(from, order_id);
    await provider.pay(body.id, { method: "ideal", outcome: "late-paid" });
    await settled();
    expect(await purchaseOf(from, order_id)).toMatchObject({ state: "pending", payment: { state: "processing" } });
    expect((await open(from, order_id)).status).toBe(409);
    test.pass(50);
    await expirePurchases(test.kit);
    expect((await purchaseOf(from, order_id))?.state).toBe("pending");
    await settled();
    expect((await purchaseOf(from, order_id))?.state).toBe("paid");
    expect(await checkInvariants(test.kit.db)).toEqual([]);
  });
});

it("another cart placed instead ends the earlier payment at the provider", async () => {
  const from = { session: "changed" };
  const first = await bought(from);
  const { body } = await open(from, first.order_id);
  await add(from, "o1");
  const second = await place(from);
  expect(second.order_id).not.toBe(first.order_id);
  expect((await provider.stripe.checkout.sessions.retrieve(body.id)).status).toBe("expired");
  expect((await purchaseOf(from, first.order_id))?.state).toBe("cancelled");
});

it("nobody opens the payment of another's purchase, or comes back to another site", async () => {
  const from = { session: "mine" };
  const { order_id } = await bought(from);
  expect((await open({ session: "theirs" }, order_id)).status).toBe(404);
  for (const elsewhere of ["//elsewhere.example/", "https://elsewhere.example/", "/\\elsewhere.example"]) {
    expect((await open(from, order_id, { success_url: elsewhere })).status).toBe(400);
  }
});

it("a forged event changes nothing", async () => {
  const response = await service.request("/webhook", {
    method: "POST",
    headers: { "Content-Type": "application/json", "stripe-signature": "t=1,v1=00" },
    body: JSON.stringify({ id: "evt_1", type: "checkout.session.completed" }),
  });
  expect(response.status).toBe(400);
  expect(await rows("select id from payment_events where id = 'evt_1'")).toEqual([]);
});
