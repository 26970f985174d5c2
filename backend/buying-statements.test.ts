import pg from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import * as carts from "#contract/carts";
import { type From, openTestBuying, testOffers } from "./testing-buying";

let sent: string[] = [];
let test: Awaited<ReturnType<typeof openTestBuying>>;
beforeAll(async () => {
  // Connections keep the function that they find when they are opened.
  const { query } = pg.Client.prototype;
  vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...asked: unknown[]) {
    const [what] = asked as [string | { text: string }];
    sent.push(typeof what === "string" ? what : what.text);
    return (query as (...given: unknown[]) => void).apply(this, asked);
  });
  test = await openTestBuying();
  // The category tree and the provider's secrets are kept from here on.
  const earlier = { session: "earlier" };
  const { order_id } = await test.bought(earlier, "o1");
  await test.provider.pay((await test.open(earlier, order_id)).body.id);
}, 60_000);
afterAll(() => test.close());

/** The statements that the store is sent meanwhile, the ends of transactions included. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  await test.settled();
  sent = [];
  await work();
  return [...sent];
}

const ask = (from: From, name: keyof typeof testOffers) => () =>
  test.ask(carts.addProduct, from, { body: testOffers[name] });

/** How they begin. Whether the kept category tree is current is asked by the clock. */
const shortly = (told: string[]) =>
  told.filter((sent) => !sent.includes("last_value")).map((sent) => sent.slice(0, 19).trimEnd());

/** No transaction, which would hold the store's only connection from the one to the other. */
it("adding to the cart reads everything once and writes everything once", async () => {
  const from = { session: "adding" };
  const first = await statementsOf(ask(from, "o1"));
  const more = await statementsOf(ask(from, "o1"));
  const other = await statementsOf(ask(from, "o7"));
  expect(shortly(first)).toEqual(['with "cart_lines" a', "with own as (insert"]);
  for (const told of [more, other]) expect(shortly(told)).toEqual(['with "cart_lines" a', "with own as (update"]);
});

it("a purchase is written and booked with one statement for each table, however many shops it is of", async () => {
  const from = { session: "placing" };
  await test.add(from, "o1", "o7");
  let placed = { order_id: "" };
  const placing = await statementsOf(async () => {
    placed = await test.place(from);
  });
  let session = "";
  const opening = await statementsOf(async () => {
    session = (await test.open(from, placed.order_id)).body.id;
    await test.settled();
  });
  const paying = await statementsOf(async () => {
    await test.provider.pay(session);
    await test.settled();
  });
  expect((await test.purchaseOf(from, placed.order_id)).orders).toHaveLength(2);
  // Nine of them store the address.
  expect(placing).toHaveLength(23);
  // Seven of them are the provider's, as are fifteen of those that follow.
  expect(opening).toHaveLength(16);
  expect(paying).toHaveLength(34);
  const written = [...placing, ...paying].flatMap((sent) => /^insert into "(\w+)"/.exec(sent)?.[1] ?? []);
  for (const name of [
    "purchases",
    "orders",
    "order_lines",
    "ledger_entries",
    "transfers",
    "invoices",
    "invoice_counters",
  ]) {
    expect(written.filter((one) => one === name)).toEqual([name]);
  }
});

it("an event that says nothing new to the shop costs the shop one statement", async () => {
  const from = { session: "events" };
  const { order_id } = await test.bought(from, "o1");
  await test.provider.pay((await test.open(from, order_id)).body.id);
  await test.settled();
  const [told] = (await test.provider.stripe.events.list({ type: "payment_intent.succeeded" })).data;
  const [secret = ""] = await test.provider.provider.webhookSecrets();
  const payload = JSON.stringify(told);
  const timestamp = Math.floor(test.kit.now().getTime() / 1_000);
  const signature = test.provider.stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const asked = await statementsOf(async () => expect(await test.repeat({ payload, signature })).toBe(200));
  expect(asked).toHaveLength(1);
});
