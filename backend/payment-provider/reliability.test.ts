import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { PAYMENT_PROVIDER_MOUNT } from "#contract/payment-provider";
import { RETRY_MS } from "./deliveries";
import { takeKey } from "./idempotency-records";
import { rollWebhookSecret } from "./setting-records";
import { openTestPaymentProvider, sessionOf, TEST_ORIGIN, type TestPaymentProvider } from "./testing";

let test: TestPaymentProvider;
let answer: () => Promise<Response>;
const accept = async () => new Response(null, { status: 200 });
const open = (given?: TestPaymentProvider["kit"]) => openTestPaymentProvider({ webhook: () => answer() }, given);

beforeAll(async () => {
  answer = accept;
  test = await open();
});
afterAll(() => test.close());
beforeEach(async () => {
  answer = accept;
  await test.settled();
  test.received.length = 0;
});
const isFinal = (type: string) => type === "checkout.session.completed";
const deliveries = () => test.received.filter(({ event }) => isFinal(event.type)).map(({ event }) => event.id);

async function paidSession(): Promise<string> {
  const { id } = await test.stripe.checkout.sessions.create(sessionOf());
  await test.pay(id);
  return id;
}

it("sends an event again, later and later, until the shop has taken it", async () => {
  answer = async () => new Response(null, { status: 500 });
  await paidSession();
  await test.settled();
  expect(deliveries()).toHaveLength(1);
  await test.settled();
  expect(deliveries()).toHaveLength(1);
  test.pass(RETRY_MS[0] ?? 0);
  answer = () => Promise.reject(new Error("connection lost"));
  await test.settled();
  expect(deliveries()).toHaveLength(2);
  test.pass(RETRY_MS[1] ?? 0);
  answer = accept;
  await test.settled();
  expect(new Set(deliveries()).size).toBe(1);
  expect(deliveries()).toHaveLength(3);
  test.pass(3 * 86_400_000);
  await test.settled();
  expect(deliveries()).toHaveLength(3);
  const event = await test.stripe.events.retrieve(deliveries()[0] ?? "");
  expect(event.pending_webhooks).toBe(0);
});

it("gives an event up after three days; it can still be read", async () => {
  answer = async () => new Response(null, { status: 404 });
  const session = await paidSession();
  for (const wait of [0, ...RETRY_MS, 86_400_000]) {
    test.pass(wait);
    await test.settled();
  }
  expect(deliveries()).toHaveLength(RETRY_MS.length + 1);
  const { data } = await test.stripe.events.list({ type: "checkout.session.completed", limit: 1 });
  expect(data[0]).toMatchObject({ pending_webhooks: 1, data: { object: { id: session } } });
});

it("sends after a restart what it had not sent before, with the same keys", async () => {
  answer = async () => new Response(null, { status: 503 });
  await paidSession();
  await test.settled();
  await test.provider.close();
  const again = await open(test.kit);
  expect(again.provider.secretKey).toBe(test.provider.secretKey);
  answer = accept;
  test.pass(RETRY_MS[0] ?? 0);
  await again.settled();
  expect(again.received.map(({ event }) => event.type)).toContain("checkout.session.completed");
  test = again;
});

it("while a webhook secret is rolled, events bear both signatures; a day later only the new one", async () => {
  const [old = ""] = await test.provider.webhookSecrets();
  await test.testCall("webhook-secret");
  const [fresh = ""] = await test.provider.webhookSecrets();
  expect(fresh).not.toBe(old);
  const passes = (secret: string) => {
    const last = test.received.at(-1);
    const now = test.kit.now().getTime();
    return () =>
      test.stripe.webhooks.constructEvent(last?.payload ?? "", last?.signature ?? "", secret, 300, undefined, now);
  };
  await paidSession();
  await test.settled();
  expect(test.received.at(-1)?.signature.match(/v1=/g)).toHaveLength(2);
  expect(passes(old)).not.toThrow();
  expect(passes(fresh)).not.toThrow();
  test.pass(86_400_001);
  await paidSession();
  await test.settled();
  expect(passes(old)).toThrow();
  expect(passes(fresh)).not.toThrow();
});

it("sends the types of events that the webhook is registered for, and lists all", async () => {
  const own = await openTestPaymentProvider({ types: ["checkout.session.completed"] });
  const { id } = await own.stripe.checkout.sessions.create(sessionOf());
  await own.pay(id);
  await own.settled();
  expect(own.received.map(({ event }) => event.type)).toEqual(["checkout.session.completed"]);
  const { data } = await own.stripe.events.list();
  expect(data.map((event) => [event.type, event.pending_webhooks]).sort()).toEqual([
    ["checkout.session.completed", 0],
    ["payment_intent.succeeded", 0],
  ]);
  await own.close();
});

it("knows a secret that another process has rolled within a minute", async () => {
  const [old = ""] = await test.provider.webhookSecrets();
  await rollWebhookSecret(test.kit);
  test.pass(60_001);
  expect(await test.provider.webhookSecrets()).toEqual([expect.not.stringContaining(old), old]);
  test.pass(86_400_000);
  expect(await test.provider.webhookSecrets()).toHaveLength(1);
});

it("answers the same key with the same answer, and does the work once", async () => {
  const idempotencyKey = "attempt:1";
  const first = await test.stripe.checkout.sessions.create(sessionOf(), { idempotencyKey });
  const again = await test.stripe.checkout.sessions.create(sessionOf(), { idempotencyKey });
  expect(again.id).toBe(first.id);
  await expect(test.stripe.checkout.sessions.create(sessionOf(99_00), { idempotencyKey })).rejects.toMatchObject({
    type: "StripeIdempotencyError",
    statusCode: 400,
  });
  test.pass(25 * 3_600_000 + 1);
  const later = await test.stripe.checkout.sessions.create(sessionOf(), { idempotencyKey });
  expect(later.id).not.toBe(first.id);
});

it("does not keep the refusal of wrong parameters, but keeps that of the work", async () => {
  const idempotencyKey = "attempt:2";
  await expect(test.stripe.checkout.sessions.create(sessionOf(1), { idempotencyKey })).rejects.toThrow(/50 cents/);
  const { id } = await test.stripe.checkout.sessions.create(sessionOf(), { idempotencyKey });
  await test.pay(id);
  const expire = () => test.stripe.checkout.sessions.expire(id, {}, { idempotencyKey: "expire:2" });
  await expect(expire()).rejects.toMatchObject({ statusCode: 400 });
  await expect(expire()).rejects.toMatchObject({ headers: { "idempotent-replayed": "true" } });
});

it("refuses a key that is being used at the moment with 409, until that request must have died", async () => {
  const take = () => takeKey(test.kit, "attempt:3", "the same request", test.kit.now());
  expect(await take()).toBeUndefined();
  await expect(take()).rejects.toMatchObject({ status: 409, body: { code: "idempotency_key_in_use" } });
  test.pass(60_001);
  expect(await take()).toBeUndefined();
});

it("tells of what it does not know as Stripe does", async () => {
  await expect(test.stripe.checkout.sessions.retrieve("cs_test_none")).rejects.toMatchObject({
    statusCode: 404,
    code: "resource_missing",
  });
  await expect(test.stripe.customers.list()).rejects.toThrow(/Unrecognized request URL/);
  const { id } = await test.stripe.checkout.sessions.create(sessionOf());
  await expect(test.stripe.checkout.sessions.retrieve(id, { expand: ["amount_total"] })).rejects.toThrow(
    /cannot be expanded/,
  );
});

it("refuses bodies that are too long, too deep, or of another type", async () => {
  const post = (body: string, type = "application/x-www-form-urlencoded") =>
    test.provider.fetch(
      new Request(`${TEST_ORIGIN}${PAYMENT_PROVIDER_MOUNT}/v1/checkout/sessions`, {
        method: "POST",
        headers: { authorization: `Bearer ${test.provider.secretKey}`, "content-type": type },
        body,
      }),
    );
  expect((await post("x".repeat(300_000))).status).toBe(413);
  for (const [body, type] of [
    [`a${"[b]".repeat(10)}=1`],
    [Array.from({ length: 1_001 }, (_, index) => `a${index}=1`).join("&")],
    ["metadata[a]=%00"],
    ["__proto__[x]=1"],
    ["{}", "application/json"],
  ] as const) {
    const response = await post(body, type);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { type: "invalid_request_error" } });
  }
});
