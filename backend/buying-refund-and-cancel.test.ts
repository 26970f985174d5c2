import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cancelOrder } from "#contract/orders";
import { operatorKey } from "./auth/operator-key";
import { openTestBuying } from "./testing-buying";

let test: Awaited<ReturnType<typeof openTestBuying>>;
beforeAll(async () => {
  test = await openTestBuying();
}, 60_000);
afterAll(() => test.close());

let buyers = 0;
/** A paid purchase of three units at one shop and one at another. */
async function paid() {
  buyers += 1;
  const from = { session: `buyer ${buyers}` };
  const { order_id, total } = await test.bought(from, "o1", "o1", "o1", "o7");
  await test.provider.pay((await test.open(from, order_id)).body.id);
  await test.settled();
  const { orders } = await test.purchaseOf(from, order_id);
  const order = orders.find(({ shop }) => shop.id === "s1");
  const line = order?.lines[0];
  if (!order || !line) throw new Error("Nothing was ordered of s1.");
  return { from, order_id, total, order: order.id, number: order.number, orderTotal: order.total, lineId: line.id };
}
type Paid = Awaited<ReturnType<typeof paid>>;

async function operate(path: string, body?: object) {
  const headers = {
    Authorization: `Bearer ${await operatorKey(test.kit.dataDir)}`,
    "Content-Type": "application/json",
  };
  const init = body ? { method: "POST", body: JSON.stringify(body), headers } : { headers };
  const response = await test.request(path, init);
  return { status: response.status, body: await response.json() };
}

/** Undefined: all that is left. */
type Quantity = number | undefined;
const byShop = async ({ number }: Paid, quantity: Quantity) => {
  const units = quantity && [{ line: 1, quantity }];
  const wish = { kind: "cancelled", reason: "uitverkocht", ...(units && { units }) };
  return (await operate(`/orders/desk/${number}/refund`, wish)).status;
};
const byShopper = async ({ from, order_id, order, lineId }: Paid, quantity: Quantity) => {
  const lines = quantity && [{ id: lineId, quantity }];
  return (await test.ask(cancelOrder, from, { body: { order_id, order, ...(lines && { lines }) } })).status;
};

type Both = (bought: Paid, shop: Quantity, shopper: Quantity) => Promise<number[]>;
const ways: Record<string, Both> = {
  "first the shop, then the shopper": async (bought, shop, shopper) => [
    await byShop(bought, shop),
    await byShopper(bought, shopper),
  ],
  "first the shopper, then the shop": async (bought, shop, shopper) => [
    await byShopper(bought, shopper),
    await byShop(bought, shop),
  ],
  "both at once": (bought, shop, shopper) => Promise.all([byShop(bought, shop), byShopper(bought, shopper)]),
  "each of them four times at once": (bought, shop, shopper) =>
    Promise.all([0, 1, 2, 3].flatMap(() => [byShopper(bought, shopper), byShop(bought, shop)])),
};

describe.each(Object.entries(ways))("a shop that refunds what its shopper cancels, %s", (_way, both) => {
  it.each([
    ["all and all", undefined, undefined, { back: 3, isWhole: true, done: 1 }],
    ["two and two of three units", 2, 2, { back: 2, isWhole: false, done: 1 }],
    ["one and two of three units", 1, 2, { back: 3, isWhole: true, done: 2 }],
  ] as const)("gives back what was paid and no more: %s", async (_what, shop, shopper, expected) => {
    const bought = await paid();
    const statuses = await both(bought, shop, shopper);
    await test.payments.sweep();
    await test.settled();
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    // Of four times one and two units, one of each or three of one.
    const isMany = statuses.length > 2;
    const done = statuses.filter((status) => status === 200).length;
    if (!isMany || expected.done === 1) expect(done).toBe(expected.done);
    const [facts] = await test.rows(
      `select cancelled_quantity as back, o.status,
         (select sum(amount)::int from refunds r where r.order_id = o.id and r.state = 'succeeded') as ours,
         (select sum(r.amount)::int from provider_refunds r join payment_attempts a on a.intent_id = r.intent_id
           where a.purchase_id = o.purchase_id and r.status = 'succeeded') as theirs
       from orders o join order_lines l on l.order_id = o.id where o.id = $1`,
      [bought.order],
    );
    expect(facts).toMatchObject({ back: expected.back, theirs: facts?.ours });
    expect(facts?.status === "cancelled").toBe(expected.isWhole);
    // The whole order of this shop, shipping included, or less; never what the other shop is paid.
    if (expected.isWhole) expect(facts?.ours).toBe(bought.orderTotal);
    else expect(Number(facts?.ours)).toBeLessThan(bought.orderTotal);
    expect((await operate("/orders/check")).body).toEqual({ broken: [] });
    expect(await test.broken()).toEqual([]);
  });
});
