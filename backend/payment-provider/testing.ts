import type Stripe from "stripe";
import { PAYMENT_PROVIDER_MOUNT } from "#contract/payment-provider";
import type { Kit } from "../kit";
import { createStripeClient } from "../payments/stripe-client";
import { openTestKit } from "../storage/testing";
import { createPaymentProvider, type PaymentProvider } from "./provider";
import type { ProviderSettings } from "./settings";

export const TEST_ORIGIN = "https://winkel.example";
const TEST_KEY = "test-key-of-the-provider";

/** What a tester chooses on the pay page. */
export interface Choice {
  method?: string;
  /** For every method but a card. */
  outcome?: "paid" | "declined" | "late-paid" | "late-failed";
  number?: string;
  expiry?: string;
  cvc?: string;
}
export const cards = {
  good: "4242 4242 4242 4242",
  declined: "4000000000000002",
  confirm: "4000002760003184",
  refundFails: "4000000000005126",
  refundPending: "4000000000007726",
};

export interface TestPaymentProvider {
  kit: Kit;
  provider: PaymentProvider;
  /** The official client, as the payments service uses it. */
  stripe: Stripe;
  /** Events that the webhook received, with their signature. */
  received: { event: Stripe.Event; payload: string; signature: string }[];
  /** Sends the events that are due. */
  settled(): Promise<void>;
  /** Submits the pay page of a session; returns where the visitor goes next, or the page that says what is wrong. */
  pay(sessionId: string, choice?: Choice): Promise<{ status: number; location: string | null; html: string }>;
  /** Answers the question of the visitor's bank (3-D Secure). */
  confirm(sessionId: string, answer: "yes" | "no"): Promise<string | null>;
  /** Makes a test call, such as `faults` with `{on: "call", kind: "lost", path: "/v1/refunds"}`. */
  testCall(name: string, fields?: Record<string, string>, method?: string): Promise<Record<string, unknown>>;
  /** Advances the clock. */
  pass(ms: number): void;
  /** Stops the provider; `kit.db` stays open when an existing kit was given. */
  close(): Promise<void>;
}

interface TestSettings extends Partial<Omit<ProviderSettings, "webhook">> {
  webhook?: ProviderSettings["webhook"]["deliver"];
  /** The types of events that the webhook is registered for; all without. */
  types?: readonly string[];
  /** How often the client asks again; 0 lets every fault be seen at once. */
  retries?: number;
  /** Surrounds every call of the client. */
  around?: (call: () => Promise<Response>) => Promise<Response>;
}

/**
 * Starts the embedded provider within this process, on a store of its own unless one is given. `webhook` receives its
 * events; without it each is accepted.
 */
export async function openTestPaymentProvider(
  { webhook, types, retries, around = (call) => call(), ...settings }: TestSettings = {},
  given?: Kit,
): Promise<TestPaymentProvider> {
  let aheadMs = 0;
  const base = given ?? (await openTestKit());
  const kit: Kit = { ...base, now: () => new Date(base.now().getTime() + aheadMs) };
  const received: TestPaymentProvider["received"] = [];
  const provider = await createPaymentProvider(kit, {
    publicOrigin: () => TEST_ORIGIN,
    shopName: async () => "Etalage",
    testKey: TEST_KEY,
    ...settings,
    webhook: {
      path: "/webhook",
      ...(types ? { types } : {}),
      async deliver(request) {
        const payload = await request.clone().text();
        const signature = request.headers.get("stripe-signature") ?? "";
        received.push({ event: JSON.parse(payload) as Stripe.Event, payload, signature });
        return webhook ? webhook(request) : new Response(null, { status: 200 });
      },
    },
  });
  const { secretKey, fetch } = provider;
  const submit = (path: string, fields: Record<string, string>) =>
    fetch(
      new Request(`${TEST_ORIGIN}${PAYMENT_PROVIDER_MOUNT}/pay/${path}`, {
        method: "POST",
        body: new URLSearchParams(fields),
      }),
    );
  const called = (request: Request) => around(() => fetch(request));
  const gateway = { kind: "embedded", secretKey, mount: PAYMENT_PROVIDER_MOUNT, fetch: called } as const;
  return {
    kit,
    provider,
    stripe: await createStripeClient(gateway, { retries }),
    received,
    settled: () => provider.settled(),
    async pay(sessionId, choice = {}) {
      const card = { number: cards.good, expiry: "12/34", cvc: "123" };
      const fields = { action: "pay", method: "card", outcome: "paid", ...card, ...choice };
      const response = await submit(sessionId, fields);
      return {
        status: response.status,
        location: response.headers.get("location"),
        html: await response.text(),
      };
    },
    async confirm(sessionId, answer) {
      const response = await submit(`${sessionId}/3ds`, { answer });
      return response.headers.get("location");
    },
    async testCall(name, fields = {}, method = "POST") {
      const response = await fetch(
        new Request(`${TEST_ORIGIN}${PAYMENT_PROVIDER_MOUNT}/test/${name}`, {
          method,
          headers: { authorization: `Bearer ${TEST_KEY}` },
          ...(method === "POST" ? { body: new URLSearchParams(fields) } : {}),
        }),
      );
      const answer = (await response.json()) as Record<string, unknown>;
      if (!response.ok) throw new Error(JSON.stringify(answer));
      return answer;
    },
    pass: (ms) => {
      aheadMs += ms;
    },
    async close() {
      await provider.close();
      if (!given) await kit.db.close();
    },
  };
}

/** The parameters of a session of one line. */
export function sessionOf(
  amount = 2_500,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: "payment",
    success_url: `${TEST_ORIGIN}/bestelling/?session={CHECKOUT_SESSION_ID}`,
    cancel_url: `${TEST_ORIGIN}/afrekenen/`,
    line_items: [
      { quantity: 1, price_data: { currency: "eur", unit_amount: amount, product_data: { name: "2 x Theepot" } } },
    ],
    ...more,
  };
}
