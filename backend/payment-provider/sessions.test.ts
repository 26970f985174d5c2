import Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { PAYMENT_PROVIDER_MOUNT } from "#contract/payment-provider";
import { cards, openTestPaymentProvider, sessionOf, TEST_ORIGIN, type TestPaymentProvider } from "./testing";

let test: TestPaymentProvider;
beforeAll(async () => {
  test = await openTestPaymentProvider();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.settled();
  test.received.length = 0;
});
const types = () => test.received.map(({ event }) => event.type).sort();

it("makes a session as Stripe answers it, and nothing is paid yet", async () => {
  const now = Math.floor(test.kit.now().getTime() / 1_000);
  const session = await test.stripe.checkout.sessions.create(
    sessionOf(1_999, {
      client_reference_id: "W-1",
      customer_email: "noor@voorbeeld.nl",
      expires_at: now + 35 * 60,
      metadata: { order: "W-1" },
      allowed_payment_method_types: ["ideal", "card"],
    }),
  );
  expect(session).toMatchObject({
    object: "checkout.session",
    status: "open",
    payment_status: "unpaid",
    amount_total: 1_999,
    currency: "eur",
    client_reference_id: "W-1",
    customer_email: "noor@voorbeeld.nl",
    expires_at: now + 35 * 60,
    livemode: false,
    metadata: { order: "W-1" },
    payment_intent: null,
    payment_method_types: ["ideal", "card"],
    url: `${TEST_ORIGIN}${PAYMENT_PROVIDER_MOUNT}/pay/${session.id}`,
  });
  const again = await test.stripe.checkout.sessions.retrieve(session.id, { expand: ["line_items"] });
  expect(again.line_items?.data).toMatchObject([{ description: "2 x Theepot", amount_total: 1_999, quantity: 1 }]);
});

it("a payment completes the session, its intent and its charge, and says so once each", async () => {
  const session = await test.stripe.checkout.sessions.create(
    sessionOf(2_500, { payment_intent_data: { transfer_group: "W-2", metadata: { purchase: "2" } } }),
  );
  const paid = await test.pay(session.id, { method: "card" });
  expect(paid).toMatchObject({ status: 303, location: `/bestelling/?session=${session.id}` });
  const done = await test.stripe.checkout.sessions.retrieve(session.id, { expand: ["payment_intent.latest_charge"] });
  expect(done).toMatchObject({ status: "complete", payment_status: "paid", url: null });
  const intent = done.payment_intent as Stripe.PaymentIntent;
  expect(intent).toMatchObject({ status: "succeeded", amount_received: 2_500, transfer_group: "W-2" });
  expect(intent.metadata).toEqual({ purchase: "2" });
  expect(intent.latest_charge).toMatchObject({
    paid: true,
    amount_captured: 2_500,
    payment_method_details: { card: { brand: "visa", last4: "4242" } },
  });
  await test.settled();
  expect(types()).toEqual(["checkout.session.completed", "payment_intent.succeeded"]);
  const { data } = await test.stripe.checkout.sessions.list({ payment_intent: intent.id });
  expect(data.map(({ id }) => id)).toEqual([session.id]);
});

it("events are signed so that the official client accepts them, and only with the right secret", async () => {
  const session = await test.stripe.checkout.sessions.create(sessionOf());
  await test.pay(session.id);
  await test.settled();
  const [{ payload, signature }] = test.received as [(typeof test.received)[0]];
  const [secret = ""] = await test.provider.webhookSecrets();
  const now = test.kit.now().getTime();
  const event = test.stripe.webhooks.constructEvent(payload, signature, secret, 300, undefined, now);
  expect(event).toMatchObject({ object: "event", livemode: false, request: { idempotency_key: null } });
  expect(() => test.stripe.webhooks.constructEvent(`${payload} `, signature, secret, 300, undefined, now)).toThrow();
  expect(() => test.stripe.webhooks.constructEvent(payload, signature, "whsec_x", 300, undefined, now)).toThrow();
});

it("a declined card leaves the session open for another attempt", async () => {
  const session = await test.stripe.checkout.sessions.create(sessionOf());
  expect((await test.pay(session.id, { number: cards.declined })).location).toBe(
    `${PAYMENT_PROVIDER_MOUNT}/pay/${session.id}`,
  );
  const failed = await test.stripe.checkout.sessions.retrieve(session.id, { expand: ["payment_intent"] });
  expect(failed).toMatchObject({ status: "open", payment_status: "unpaid" });
  expect(failed.payment_intent).toMatchObject({
    status: "requires_payment_method",
    last_payment_error: { type: "card_error", code: "card_declined", decline_code: "generic_decline" },
  });
  await test.pay(session.id, { method: "ideal" });
  await test.settled();
  expect(types()).toEqual(["checkout.session.completed", "payment_intent.payment_failed", "payment_intent.succeeded"]);
  const { data } = await test.stripe.charges.list({ payment_intent: String((await paidIntent(session.id)).id) });
  expect(data.map(({ status }) => status).sort()).toEqual(["failed", "succeeded"]);
});

async function paidIntent(sessionId: string): Promise<Stripe.PaymentIntent> {
  const { payment_intent: intent } = await test.stripe.checkout.sessions.retrieve(sessionId, {
    expand: ["payment_intent"],
  });
  return intent as Stripe.PaymentIntent;
}

it("3-D Secure asks first: a refusal pays nothing, a confirmation pays", async () => {
  const session = await test.stripe.checkout.sessions.create(sessionOf());
  const page = `${PAYMENT_PROVIDER_MOUNT}/pay/${session.id}`;
  expect((await test.pay(session.id, { number: cards.confirm })).location).toBe(`${page}/3ds`);
  expect((await paidIntent(session.id)).next_action?.redirect_to_url?.url).toBe(`${TEST_ORIGIN}${page}/3ds`);
  expect(await test.confirm(session.id, "no")).toBe(page);
  expect((await paidIntent(session.id)).last_payment_error?.code).toBe("payment_intent_authentication_failure");
  await test.pay(session.id, { number: cards.confirm });
  expect(await test.confirm(session.id, "yes")).toContain(session.id);
  expect((await paidIntent(session.id)).status).toBe("succeeded");
});

it.each([
  ["late-paid", "checkout.session.async_payment_succeeded", "paid", "payment_intent.succeeded"],
  ["late-failed", "checkout.session.async_payment_failed", "unpaid", "payment_intent.payment_failed"],
] as const)(
  "a silent bank (%s) completes the session unpaid, and answers later",
  async (outcome, type, status, other) => {
    const session = await test.stripe.checkout.sessions.create(sessionOf());
    await test.pay(session.id, { method: "ideal", outcome });
    await test.settled();
    const waiting = await test.stripe.checkout.sessions.retrieve(session.id);
    expect(waiting).toMatchObject({ status: "complete", payment_status: "unpaid" });
    expect(types()).toEqual(["checkout.session.completed", "payment_intent.processing"]);
    test.received.length = 0;
    test.pass(61_000);
    await test.settled();
    expect(types()).toEqual([type, other].sort());
    expect((await test.stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe(status);
  },
);

it("two clicks at once pay once", async () => {
  const session = await test.stripe.checkout.sessions.create(sessionOf());
  const clicks = await Promise.all([1, 2, 3].map(() => test.pay(session.id)));
  expect(new Set(clicks.map(({ location }) => location)).size).toBe(1);
  const { id } = await paidIntent(session.id);
  expect((await test.stripe.charges.list({ payment_intent: id })).data).toHaveLength(1);
});

it("an open session can be expired, which cancels its intent; a paid one cannot", async () => {
  const session = await test.stripe.checkout.sessions.create(sessionOf());
  await test.pay(session.id, { number: cards.declined });
  expect((await test.stripe.checkout.sessions.expire(session.id)).status).toBe("expired");
  expect((await paidIntent(session.id)).status).toBe("canceled");
  expect((await test.pay(session.id)).location).toBe(`${PAYMENT_PROVIDER_MOUNT}/pay/${session.id}`);
  await test.settled();
  expect(types()).toEqual(["checkout.session.expired", "payment_intent.canceled", "payment_intent.payment_failed"]);
  const paid = await test.stripe.checkout.sessions.create(sessionOf());
  await test.pay(paid.id);
  await expect(test.stripe.checkout.sessions.expire(paid.id)).rejects.toThrow(/status of `complete`/);
});

it("a session whose time is over expires by itself, and cannot be paid even before that is noted", async () => {
  const expiresAt = Math.floor(test.kit.now().getTime() / 1_000) + 31 * 60;
  const session = await test.stripe.checkout.sessions.create(sessionOf(900, { expires_at: expiresAt }));
  test.pass(31 * 60_000 + 1_000);
  expect((await test.pay(session.id)).location).toBe(`${PAYMENT_PROVIDER_MOUNT}/pay/${session.id}`);
  await test.settled();
  expect(types()).toEqual(["checkout.session.expired"]);
});

it.each<[string, Partial<Stripe.Checkout.SessionCreateParams>, object]>([
  ["an unknown parameter", { nonsense: "1" } as object, { code: "parameter_unknown", param: "nonsense" }],
  ["no success address", { success_url: undefined as never }, { code: "parameter_missing", param: "success_url" }],
  ["an amount below 50 cents", sessionOf(49), { code: "amount_too_small" }],
  ["an expiry within 30 minutes", { expires_at: 1_795_262_400 + 60 }, { param: "expires_at" }],
  [
    "another payment method",
    { allowed_payment_method_types: ["cheque"] },
    { param: "allowed_payment_method_types[0]" },
  ],
  ["an address that is none", { cancel_url: "javascript:alert(1)" }, { code: "url_invalid", param: "cancel_url" }],
  ["a line without a price", { line_items: [{ quantity: 1 }] }, { param: "line_items[0][price_data]" }],
  ["metadata that is too long", { metadata: { a: "x".repeat(501) } }, { param: "metadata[a]" }],
])("refuses %s", async (_case, more, error) => {
  const failed = test.stripe.checkout.sessions.create(sessionOf(1_000, more));
  await expect(failed).rejects.toMatchObject({ type: "StripeInvalidRequestError", statusCode: 400, ...error });
});

it("lists the newest first, a page at a time, and takes at most a hundred", async () => {
  const made: string[] = [];
  for (let count = 0; count < 3; count++) {
    made.unshift((await test.stripe.checkout.sessions.create(sessionOf(1_000 + count))).id);
    test.pass(1_000);
  }
  const first = await test.stripe.checkout.sessions.list({ limit: 2 });
  expect(first).toMatchObject({ object: "list", has_more: true });
  expect(first.data.map(({ id }) => id)).toEqual(made.slice(0, 2));
  const next = await test.stripe.checkout.sessions.list({ limit: 1, starting_after: made[1] ?? "" });
  expect(next.data.map(({ id }) => id)).toEqual(made.slice(2));
  const back = await test.stripe.checkout.sessions.list({ limit: 2, ending_before: made[2] ?? "" });
  expect(back.data.map(({ id }) => id)).toEqual(made.slice(0, 2));
  await expect(test.stripe.checkout.sessions.list({ limit: 101 })).rejects.toMatchObject({ param: "limit" });
});

it("answers nobody without the secret key", async () => {
  const ask = (authorization?: string) =>
    test.provider.fetch(
      new Request(`${TEST_ORIGIN}${PAYMENT_PROVIDER_MOUNT}/v1/events`, {
        headers: authorization ? { authorization } : {},
      }),
    );
  expect((await ask()).status).toBe(401);
  expect((await ask("Bearer sk_test_wrongwrongwrong")).status).toBe(401);
  expect((await ask(`Bearer ${test.provider.secretKey}`)).status).toBe(200);
  const basic = Buffer.from(`${test.provider.secretKey}:`).toString("base64");
  expect((await ask(`Basic ${basic}`)).status).toBe(200);
  const wrong = new Stripe("sk_test_wrongwrongwrong", { httpClient: Stripe.createFetchHttpClient(toProvider) });
  await expect(wrong.events.list()).rejects.toMatchObject({ type: "StripeAuthenticationError" });
});
const toProvider: typeof fetch = async (input, init) => {
  const { pathname } = new URL(String(input));
  return test.provider.fetch(new Request(`${TEST_ORIGIN}${PAYMENT_PROVIDER_MOUNT}${pathname}`, init));
};
