import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cancelOrder } from "#contract/orders";
import { openTestSales, type TestSales } from "./carts/testing";
import { shipOrder } from "./orders/fulfil";
import { createPaymentGateway } from "./payment-gateway";
import type { TestPaymentProvider } from "./payment-provider/testing";
import { createStripeClient } from "./payments/stripe-client";
import { type Mishap, type StandIn, startStandIn } from "./stripe-stand-in.fixture";
import { type Buying, startBuying } from "./testing-buying";

/**
 * The shop as an operator with a key of Stripe runs it: the official client over HTTP, and the webhook's own secret. What
 * answers is another process's provider, as far as the shop can tell.
 */
let sales: TestSales;
let buying: Buying;
let standIn: StandIn;
const TIMEOUT_MS = 1_000;

beforeAll(async () => {
  sales = await openTestSales();
  buying = await startBuying(sales.kit, undefined, async ({ provider }: TestPaymentProvider) => {
    standIn = await startStandIn(provider.fetch);
    const { secretKey } = provider;
    const [webhookSecret = ""] = await provider.webhookSecrets();
    const stripe = { secretKey, webhookSecret, apiUrl: standIn.url };
    const surroundings = { publicOrigin: () => "https://winkel.example", deliver: async () => new Response() };
    const gateway = await createPaymentGateway(sales.kit, { stripe }, surroundings);
    expect([gateway.provider, (await gateway.stripe()).getApiField("timeout")]).toEqual([undefined, 10_000]);
    // The same client, less patient.
    const client = createStripeClient({ kind: "stripe", secretKey, apiUrl: standIn.url }, { timeoutMs: TIMEOUT_MS });
    return { client: () => client, webhookSecrets: gateway.webhookSecrets };
  });
}, 60_000);
afterAll(async () => {
  await buying.stop();
  await standIn.close();
  await sales.close();
});

const sessions = "/v1/checkout/sessions";
const keysOf = (path: string) =>
  standIn.asked
    .filter((one) => one.path === path && one.method === "POST")
    .map(({ headers }) => headers["idempotency-key"]);

it("a purchase is opened, paid, told of, sent, transferred, refunded and taken back from its seller", async () => {
  const from = { session: "whole" };
  const { order_id, total } = await buying.bought(from, "o1", "o1", "o7");
  const { body } = await buying.open(from, order_id);
  const [opening] = standIn.asked;
  expect(opening?.headers.authorization).toMatch(/^Bearer sk_test_/);
  expect(opening?.headers["stripe-version"]).toBe("2026-10-28.endive");
  await buying.provider.pay(body.id);
  await buying.settled();
  const { state, orders } = await buying.purchaseOf(from, order_id);
  expect(state).toBe("paid");
  const own = orders.find(({ shop }) => shop.id === "s1");
  const other = orders.find(({ shop }) => shop.id === "s2");
  const [line] = own?.lines ?? [];
  if (!own || !other || !line) throw new Error("Nothing was ordered.");

  const { stripe } = buying.provider;
  const account = await stripe.accounts.create({ type: "express", country: "NL" });
  await buying.rows("update shop_sellers set account_id = $1 where shop_id = 's1'", [account.id]);
  const parcel = { service: "PostNL", trackingCode: "3S", link: "" };
  await sales.kit.db.transaction((session) => shipOrder(session, own.id, parcel, sales.kit.now()));
  await buying.payments.sweep();
  const [sent] = (await stripe.transfers.list({ destination: account.id })).data;
  expect(sent?.amount).toBeGreaterThan(0);

  const desk = { kind: "returned" as const, units: [{ lineId: line.id, quantity: 1 }] };
  const { refundLines } = await import("./orders/refund-lines");
  const request = { orderId: own.id, ...desk, reason: "test", restock: false, at: sales.kit.now() };
  await sales.kit.db.transaction((session) => refundLines(session, request));
  await buying.ask(cancelOrder, from, { body: { order_id, order: other.id } });
  await buying.payments.sweep();
  await buying.payments.sweep();
  await buying.settled();
  const [after] = (await stripe.transfers.list({ destination: account.id })).data;
  expect(after?.amount_reversed).toBeGreaterThan(0);
  const [charge] = (await stripe.charges.list({ transfer_group: order_id })).data;
  expect(charge?.amount).toBe(total);
  const given = await buying.rows(
    "select sum(amount)::int as sum from refunds where purchase_id = $1 and state = 'succeeded'",
    [order_id],
  );
  expect(charge?.amount_refunded).toBe(given[0]?.sum);
  expect(await buying.broken()).toEqual([]);
});

describe("an event", () => {
  const told = () => {
    const last = buying.provider.received.at(-1);
    if (!last) throw new Error("There was no event.");
    return last.payload;
  };
  const { floor } = Math;
  it.each([
    ["signed with the secret of the endpoint", 0, "", 200],
    ["signed with another secret", 0, "whsec_other", 400],
    ["older than five minutes", -301, "", 400],
  ])("%s is answered as it deserves", async (_what, seconds, other, status) => {
    const [own = ""] = await buying.provider.provider.webhookSecrets();
    const timestamp = floor(sales.kit.now().getTime() / 1_000) + seconds;
    const payload = told();
    const signature = buying.provider.stripe.webhooks.generateTestHeaderString({
      payload,
      secret: other || own,
      timestamp,
    });
    expect(await buying.repeat({ payload, signature })).toBe(status);
  });
});

const error = (status: number, type: string, code: string, headers = {}): Mishap => ({
  status,
  headers,
  body: { error: { type, code, message: "No." } },
});
const kept = "the same key and the same session";
const fresh = "another key";

describe("a payment whose opening", () => {
  it.each([
    ["is answered, but the answer is lost", ["is lost"], 200, kept],
    ["is refused with 402", [error(402, "card_error", "card_declined")], 503, fresh],
    ["is put off with 429", [error(429, "rate_limit_error", "rate_limit", { "Retry-After": "2" })], 503, kept],
    ["fails once with 500", [error(500, "api_error", "")], 200, kept],
    ["fails each time with 500", [1, 2, 3].map(() => error(500, "api_error", "")), 503, fresh],
    ["hangs each time", ["hangs", "hangs", "hangs"], 503, kept],
  ] as [string, Mishap[], number, string][])("%s", async (what, mishaps, status, keys) => {
    const from = { session: what.slice(0, 15) + mishaps.length };
    const { order_id } = await buying.bought(from, "o1");
    standIn.asked.length = 0;
    standIn.replayed.length = 0;
    standIn.mishaps.push(...mishaps.map((mishap) => ({ path: sessions, mishap })));
    const first = await buying.open(from, order_id);
    expect(first.status).toBe(status);
    expect(standIn.mishaps).toEqual([]);
    const again = await buying.open(from, order_id);
    expect(again.status).toBe(200);
    expect(new Set(keysOf(sessions)).size).toBe(keys === fresh ? 2 : 1);
    if (what.includes("lost")) expect(standIn.replayed).toEqual([true]);
    await buying.provider.pay(again.body.id);
    await buying.settled();
    expect((await buying.purchaseOf(from, order_id)).state).toBe("paid");
    const { data } = await buying.provider.stripe.charges.list({ transfer_group: order_id });
    expect(data).toHaveLength(1);
    expect(await buying.broken()).toEqual([]);
  });
});
