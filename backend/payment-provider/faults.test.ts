import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { PAYMENT_PROVIDER_MOUNT } from "#contract/payment-provider";
import { createPaymentProvider } from "./provider";
import { openTestPaymentProvider, sessionOf, TEST_ORIGIN, type TestPaymentProvider } from "./testing";

let test: TestPaymentProvider;
beforeAll(async () => {
  test = await openTestPaymentProvider();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.testCall("faults", {}, "DELETE");
  await test.settled();
  test.received.length = 0;
});
const completed = () => test.received.filter(({ event }) => event.type === "checkout.session.completed");

async function paid(): Promise<string> {
  const { id } = await test.stripe.checkout.sessions.create(sessionOf());
  await test.pay(id);
  return id;
}

it("refunded, but the answer is lost: the client's retry gets the same refund", async () => {
  const id = await paid();
  const { payment_intent: intent } = await test.stripe.checkout.sessions.retrieve(id);
  await test.testCall("faults", { on: "call", kind: "lost", path: "/v1/refunds", method: "POST" });
  const refund = await test.stripe.refunds.create({ payment_intent: String(intent), amount: 100 });
  const { data } = await test.stripe.refunds.list({ payment_intent: String(intent) });
  expect(data.map((one) => one.id)).toEqual([refund.id]);
});

it("a failing call is tried again, and fails when it goes on failing", async () => {
  await test.testCall("faults", { on: "call", kind: "fail", path: "/v1/checkout" });
  expect((await test.stripe.checkout.sessions.create(sessionOf())).status).toBe("open");
  await test.testCall("faults", { on: "call", kind: "fail", path: "/v1/events", times: "2" });
  await expect(test.stripe.events.list({}, { maxNetworkRetries: 1 })).rejects.toMatchObject({ statusCode: 500 });
});

it("a call that hangs ends with the client's time-out", async () => {
  await test.testCall("faults", { on: "call", kind: "hang", path: "/v1/events" });
  const asked = test.stripe.events.list({}, { maxNetworkRetries: 0, timeout: 50 });
  await expect(asked).rejects.toMatchObject({ type: "StripeConnectionError" });
  await test.testCall("faults", { on: "call", kind: "delay", path: "/v1/events", ms: "1" });
  expect((await test.stripe.events.list()).object).toBe("list");
});

it("the buyer's page fails although the payment went through", async () => {
  const { id } = await test.stripe.checkout.sessions.create(sessionOf());
  await test.testCall("faults", { on: "call", kind: "lost", path: "/pay", method: "POST" });
  await expect(test.pay(id)).rejects.toThrow(/connection was closed/);
  expect((await test.stripe.checkout.sessions.retrieve(id)).payment_status).toBe("paid");
  await test.settled();
  expect(completed()).toHaveLength(1);
});

it.each([
  ["drop", 0, 0],
  ["duplicate", 2, 0],
  ["delay", 0, 1],
] as const)("an event can be subject to %s", async (kind, atOnce, later) => {
  await test.testCall("faults", { on: "event", kind, type: "checkout.session.completed", ms: "120000" });
  await paid();
  await test.settled();
  expect(completed()).toHaveLength(atOnce);
  expect(new Set(completed().map(({ event }) => event.id)).size).toBe(Math.min(atOnce, 1));
  test.pass(121_000);
  await test.settled();
  expect(completed()).toHaveLength(atOnce + later);
});

it("events can arrive in the opposite order", async () => {
  await test.testCall("faults", { on: "event", kind: "reorder", type: "payment_intent.succeeded" });
  await paid();
  await test.settled();
  expect(test.received.map(({ event }) => event.type)).toEqual([
    "checkout.session.completed",
    "payment_intent.succeeded",
  ]);
});

it("the clock can be set, and survives a restart", async () => {
  const before = test.kit.now().getTime();
  const { now } = await test.testCall("clock", { ahead_ms: String(2 * 86_400_000) });
  expect(new Date(String(now)).getTime() - before).toBe(2 * 86_400_000);
  const again = await openTestPaymentProvider({}, test.kit);
  const { created } = await again.stripe.checkout.sessions.create(sessionOf());
  expect(created).toBe(Math.floor(before / 1_000) + 2 * 86_400);
  await again.close();
  await test.testCall("clock", { ahead_ms: "0" });
});

it("a seller who has been paid out has too little left for a reversal", async () => {
  const { payment_intent: intent } = await test.stripe.checkout.sessions.retrieve(await paid());
  const { latest_charge: charge } = await test.stripe.paymentIntents.retrieve(String(intent));
  const { id: destination } = await test.stripe.accounts.create({ country: "BE" });
  const { id } = await test.stripe.transfers.create({
    amount: 2_000,
    currency: "eur",
    destination,
    source_transaction: String(charge),
  });
  expect(await test.testCall("payouts", { account: destination, amount: "1500" })).toEqual({ balance: 500 });
  const reversal = test.stripe.transfers.createReversal(id, { amount: 600 });
  await expect(reversal).rejects.toMatchObject({ code: "balance_insufficient" });
  expect((await test.stripe.transfers.createReversal(id, { amount: 500 })).amount).toBe(500);
  expect(await test.testCall("book", {}, "GET")).toMatchObject({ balances: { [destination]: 0 } });
});

it("the test calls need their key, and exist only where they are enabled", async () => {
  const ask = (provider: Pick<TestPaymentProvider["provider"], "fetch">, key: string) =>
    provider.fetch(
      new Request(`${TEST_ORIGIN}${PAYMENT_PROVIDER_MOUNT}/test/book`, { headers: { authorization: `Bearer ${key}` } }),
    );
  expect((await ask(test.provider, "wrong")).status).toBe(401);
  expect((await ask(test.provider, test.provider.secretKey)).status).toBe(401);
  const plain = await createPaymentProvider(test.kit, {
    publicOrigin: () => TEST_ORIGIN,
    shopName: async () => "Etalage",
    webhook: { path: "/webhook", deliver: async () => new Response() },
  });
  expect((await ask(plain, "undefined")).status).toBe(404);
  await plain.close();
});
