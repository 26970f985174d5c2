import type Stripe from "stripe";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { providerEntries } from "../storage/tables-payment-provider";
import { type Choice, cards, openTestPaymentProvider, sessionOf, type TestPaymentProvider } from "./testing";

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

async function paid(amount: number, choice: Choice = {}): Promise<{ intent: string; charge: string }> {
  const data = { transfer_group: `group-${amount}` };
  const { id } = await test.stripe.checkout.sessions.create(sessionOf(amount, { payment_intent_data: data }));
  await test.pay(id, choice);
  const session = await test.stripe.checkout.sessions.retrieve(id, { expand: ["payment_intent"] });
  const intent = session.payment_intent as Stripe.PaymentIntent;
  await test.settled();
  test.received.length = 0;
  return { intent: intent.id, charge: String(intent.latest_charge) };
}
const seller = async () => (await test.stripe.accounts.create({ country: "NL", email: "winkel@voorbeeld.nl" })).id;
async function balance(stripeAccount?: string): Promise<number> {
  const { available } = await test.stripe.balance.retrieve({}, stripeAccount ? { stripeAccount } : {});
  return available[0]?.amount ?? 0;
}

it("refunds a part, another part, and never more than was paid", async () => {
  const before = await balance();
  const { intent, charge } = await paid(10_000);
  const metadata = { order: "W-1-2" };
  const first = await test.stripe.refunds.create({ payment_intent: intent, amount: 2_500, metadata });
  expect(first).toMatchObject({ object: "refund", status: "succeeded", amount: 2_500, charge, metadata });
  const more = test.stripe.refunds.create({ charge, amount: 7_501 });
  await expect(more).rejects.toMatchObject({ type: "StripeInvalidRequestError", param: "amount" });
  const rest = await test.stripe.refunds.create({ charge, reason: "requested_by_customer" });
  expect(rest.amount).toBe(7_500);
  await expect(test.stripe.refunds.create({ charge })).rejects.toMatchObject({ code: "charge_already_refunded" });
  expect(await test.stripe.charges.retrieve(charge)).toMatchObject({ refunded: true, amount_refunded: 10_000 });
  expect((await test.stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(2);
  await test.settled();
  expect(types()).toEqual(["charge.refunded", "charge.refunded", "refund.created", "refund.created"]);
  expect(await balance()).toBe(before);
});

it("two refunds at once never exceed the charge", async () => {
  const { charge } = await paid(1_000);
  const tries = await Promise.allSettled([1, 2, 3].map(() => test.stripe.refunds.create({ charge, amount: 600 })));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await test.stripe.charges.retrieve(charge)).amount_refunded).toBe(600);
});

it("a refund that fails later gives the money back to the balance, and says so", async () => {
  const { charge } = await paid(2_000, { number: cards.refundFails });
  const before = await balance();
  const { id, status } = await test.stripe.refunds.create({ charge });
  expect(status).toBe("succeeded");
  test.pass(61_000);
  await test.settled();
  expect(types()).toEqual(["charge.refunded", "refund.created", "refund.failed", "refund.updated"]);
  expect(await test.stripe.refunds.retrieve(id)).toMatchObject({
    status: "failed",
    failure_reason: "expired_or_canceled_card",
  });
  expect((await test.stripe.charges.retrieve(charge)).amount_refunded).toBe(0);
  expect(await balance()).toBe(before);
});

it("a refund that takes a while is pending first", async () => {
  const { charge } = await paid(2_000, { number: cards.refundPending });
  const { id, status } = await test.stripe.refunds.create({ charge });
  expect(status).toBe("pending");
  test.pass(61_000);
  await test.settled();
  expect((await test.stripe.refunds.retrieve(id)).status).toBe("succeeded");
  expect(types()).toContain("refund.updated");
});

it("what was not paid cannot be refunded", async () => {
  const { id } = await test.stripe.checkout.sessions.create(sessionOf());
  await test.pay(id, { number: cards.declined });
  const { payment_intent: intent } = await test.stripe.checkout.sessions.retrieve(id);
  await expect(test.stripe.refunds.create({ payment_intent: String(intent) })).rejects.toThrow(/successful charge/);
  await expect(test.stripe.refunds.create({ charge: "ch_none" })).rejects.toMatchObject({ code: "resource_missing" });
  await expect(test.stripe.refunds.create({})).rejects.toThrow(/payment_intent or charge/);
});

it("transfers parts of one charge to several sellers, up to its amount", async () => {
  const { charge } = await paid(10_001);
  const [jip, janneke] = [await seller(), await seller()];
  const of = (destination: string, amount: number) =>
    test.stripe.transfers.create({ amount, currency: "eur", destination, source_transaction: charge });
  expect(await of(jip, 6_000)).toMatchObject({
    object: "transfer",
    destination: jip,
    source_transaction: charge,
    transfer_group: "group-10001",
    reversed: false,
  });
  await of(janneke, 4_000);
  await expect(of(janneke, 2)).rejects.toMatchObject({ param: "amount" });
  expect([await balance(jip), await balance(janneke)]).toEqual([6_000, 4_000]);
  const { data } = await test.stripe.transfers.list({ transfer_group: "group-10001" });
  expect(data.map(({ amount }) => amount).sort()).toEqual([4_000, 6_000]);
  await test.settled();
  expect(types()).toEqual(["transfer.created", "transfer.created"]);
});

it("without a charge, transfers no more than the balance has", async () => {
  const destination = await seller();
  const amount = (await balance()) + 1;
  const over = test.stripe.transfers.create({ amount, currency: "eur", destination });
  await expect(over).rejects.toMatchObject({ code: "balance_insufficient" });
  const nobody = test.stripe.transfers.create({ amount: 1, currency: "eur", destination: "acct_none" });
  await expect(nobody).rejects.toMatchObject({ code: "resource_missing", param: "destination" });
});

it("reverses a part and the rest, but not more than was transferred", async () => {
  const { charge } = await paid(5_000);
  const destination = await seller();
  const { id } = await test.stripe.transfers.create({
    amount: 5_000,
    currency: "eur",
    destination,
    source_transaction: charge,
  });
  expect(await test.stripe.transfers.createReversal(id, { amount: 2_000 })).toMatchObject({
    object: "transfer_reversal",
    amount: 2_000,
    transfer: id,
  });
  await expect(test.stripe.transfers.createReversal(id, { amount: 3_001 })).rejects.toMatchObject({ param: "amount" });
  await test.stripe.transfers.createReversal(id);
  await expect(test.stripe.transfers.createReversal(id)).rejects.toThrow(/already fully reversed/);
  const whole = await test.stripe.transfers.retrieve(id, { expand: ["destination"] });
  expect(whole).toMatchObject({ reversed: true, amount_reversed: 5_000, destination: { id: destination } });
  expect(whole.reversals.data).toHaveLength(2);
  expect(await balance(destination)).toBe(0);
  await test.settled();
  expect(types()).toEqual(["transfer.created", "transfer.reversed", "transfer.reversed"]);
});

it("every move of money adds up to nothing", async () => {
  const entries = await test.kit.db.orm.select().from(providerEntries);
  const sums = new Map<string, number>();
  for (const { source, amount } of entries) sums.set(source, (sums.get(source) ?? 0) + amount);
  expect(sums.size).toBeGreaterThan(10);
  expect([...sums.values()].every((sum) => sum === 0)).toBe(true);
});
