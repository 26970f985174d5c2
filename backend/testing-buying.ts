import { CART_SESSION_HEADER } from "#contract/cart-session";
import * as carts from "#contract/carts";
import * as checkout from "#contract/checkout";
import type { Purchase } from "#contract/orders";
import { createSession } from "#contract/payments";
import {
  checkTestBearer,
  connectTestSales,
  openTestSales,
  sessionOf,
  type TestCalls,
  type TestSales,
  testAddress,
} from "./carts/testing";
import { composeService } from "./http/routes";
import type { Kit } from "./kit";
import { checkInvariants } from "./orders/invariants";
import { openTestPaymentProvider, type TestPaymentProvider } from "./payment-provider/testing";
import { createPayments, type Payments } from "./payment-services";
import { differencesWithProvider } from "./payments/books.fixture";
import type { Stripes } from "./payments/stripes";
import { HANDLED_EVENTS } from "./payments/webhook";

export const testOffers = {
  o1: { product: "1", sid: "s1", spid: "m-o1" },
  o5: { product: "2", sid: "s1", spid: "m-o5" },
  o7: { product: "5", sid: "s2", spid: "m-o7" },
};
type OfferName = keyof typeof testOffers;
export type From = { session: string };

/** What a shopper and the provider do, on one store; several may follow each other on it, as after a restart. */
export interface Buying extends TestCalls {
  provider: TestPaymentProvider;
  payments: Payments;
  /** The service `payments`. */
  service: ReturnType<typeof composeService>;
  /** While set, the webhook answers 503. */
  silence: { isSilent: boolean };
  add(from: From, ...offers: OfferName[]): Promise<void>;
  /** Gives an address and places what the cart holds. */
  place(from: From): Promise<checkout.Placed>;
  /** Adds offers of two shops and places them. */
  bought(from: From, ...offers: OfferName[]): Promise<checkout.Placed>;
  /** Opens the payment of a purchase, as the checkout does. */
  open(from: From, orderId: string, more?: object): Promise<{ status: number; body: { id: string; url: string } }>;
  purchaseOf(from: From, orderId: string): Promise<Purchase>;
  /** Sends an event that the provider has sent before. */
  repeat(event: { payload: string; signature: string }): Promise<number>;
  /** Pays without the shop hearing of it. */
  paySilently(sessionId: string, choice?: object): Promise<void>;
  /** Waits for everything that is due now. */
  settled(): Promise<void>;
  rows(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** What is wrong with our books, and between ours and the provider's. */
  broken(): Promise<string[]>;
  stop(): Promise<void>;
}

type Around = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** How the shop reaches the provider; by default within this process. */
export type Reach = (provider: TestPaymentProvider) => Promise<Pick<Stripes, "client" | "webhookSecrets">>;
const withinProcess: Reach = async ({ stripe, provider }) => ({
  client: async () => stripe,
  webhookSecrets: () => provider.webhookSecrets(),
});

/** `around` surrounds every call of the provider, and every event. */
export async function startBuying(
  kit: Kit,
  around: Around = (_name, work) => work(),
  reach = withinProcess,
): Promise<Buying> {
  const silence = { isSilent: false };
  const sales = await connectTestSales(kit, { endPayment: (purchase) => payments.endPayment(purchase) });
  const provider = await openTestPaymentProvider(
    {
      webhook: (event) =>
        around("an event", async () =>
          silence.isSilent ? new Response(null, { status: 503 }) : service.request(event),
        ),
      types: HANDLED_EVENTS,
      around: (call) => around("a call of the provider", call),
      retries: 0,
    },
    kit,
  );
  const surroundings = {
    checkBearer: checkTestBearer,
    sendMail: async () => undefined,
    identity: { remove: async () => undefined, rename: async () => undefined, export: async () => null },
    publicOrigin: () => "https://winkel.example",
  };
  const stripes = { ...(await reach(provider)), methods: [] };
  const payments = createPayments(kit, surroundings, stripes, { wake: async () => undefined });
  const service = composeService("payments", kit.log, payments.parts);
  const { ask } = sales;
  async function settled(): Promise<void> {
    await provider.settled();
    await payments.settled();
  }

  const add: Buying["add"] = async (from, ...offers) => {
    for (const offer of offers) await ask(carts.addProduct, from, { body: testOffers[offer] });
  };
  const place: Buying["place"] = async (from) => {
    const address = { attribute: "delivery_address" as const, address: testAddress, email: "noor@mail.example" };
    const { body } = await ask(checkout.chooseAddress, from, { body: address });
    const { version = "", total = 0 } = body.draft ?? {};
    return (await ask(checkout.placeOrder, from, { body: { version, expected_total: total } })).body;
  };
  return {
    ...sales,
    provider,
    payments,
    service,
    silence,
    add,
    place,
    async bought(from, ...offers) {
      await add(from, ...(offers.length > 0 ? offers : (["o1", "o7"] as const)));
      return place(from);
    },
    async open(from, order_id, more = {}) {
      const response = await service.request(createSession.path, {
        method: "POST",
        headers: { "Content-Type": "application/json", [CART_SESSION_HEADER]: sessionOf(from.session) },
        body: JSON.stringify({
          order_id,
          success_url: "/bestelling/x/?status=terug",
          cancel_url: "/afrekenen/",
          ...more,
        }),
      });
      return { status: response.status, body: await response.json() };
    },
    async purchaseOf(from, order_id) {
      const { purchase } = (await ask(checkout.orderOverview, from, { body: { order_id } })).body;
      if (!purchase) throw new Error(`There is no purchase ${order_id}.`);
      return purchase;
    },
    async repeat({ payload, signature }) {
      const headers = { "Content-Type": "application/json", "stripe-signature": signature };
      return (await service.request("/webhook", { method: "POST", headers, body: payload })).status;
    },
    settled,
    async paySilently(sessionId, choice = {}) {
      silence.isSilent = true;
      await provider.pay(sessionId, choice);
      await settled();
    },
    rows: async (sql, values = []) => (await kit.db.query(sql, values)).rows,
    broken: async () => [...(await checkInvariants(kit.db)), ...(await differencesWithProvider(kit.db))],
    async stop() {
      await payments.close();
      await provider.close();
      await sales.sales.close();
    },
  };
}

interface TestBuying extends Buying, Pick<TestSales, "kit" | "pass" | "signUp" | "close"> {
  /** Advances both clocks, and sends what is due by then. */
  later(minutes: number): Promise<void>;
}

/** A shop with carts, orders and payments. With TEST_DATABASE_URL on that empty PostgreSQL database. */
export async function openTestBuying(): Promise<TestBuying> {
  const { kit, pass, signUp, close } = await openTestSales();
  const buying = await startBuying(kit);
  return {
    ...buying,
    kit,
    pass,
    signUp,
    async later(minutes) {
      pass(minutes);
      await buying.settled();
    },
    async close() {
      await buying.stop();
      await close();
    },
  };
}
