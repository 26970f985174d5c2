import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { endPurchase, expirePurchases } from "./orders/end-purchase";
import { openTestBuying } from "./testing-buying";

let test: Awaited<ReturnType<typeof openTestBuying>>;
beforeAll(async () => {
  test = await openTestBuying();
}, 60_000);
afterAll(() => test.close());

let shoppers = 0;
let from = { session: "" };
beforeEach(() => {
  from = { session: `g${shoppers++}` };
  test.silence.isSilent = false;
});

const stateOf = async (id: string) => (await test.purchaseOf(from, id)).state;
const refundsOf = (id: string) =>
  test.rows("select reason, state, amount from refunds where purchase_id = $1 order by reason", [id]);

/** Texts of the mails that tell the buyer that a payment goes back. */
const goingBack = async (id: string) =>
  (
    await test.rows("select text from mail_queue where key like 'attempt:%:goes-back' and text like $1", [
      `%/${id}/?sleutel=%`,
    ])
  ).map(({ text }) => text);

it("a payment after the purchase has expired stands when its goods are there, and is refunded once when they are not", async () => {
  await test.rows("insert into stock (offer_id, on_hand) values ('o5', 2)");
  for (const isThere of [true, false]) {
    from = { session: `expired${isThere}` };
    const { order_id, total } = await test.bought(from, "o5");
    await test.paySilently((await test.open(from, order_id)).body.id);
    test.pass(46);
    await expirePurchases(test.kit);
    expect(await stateOf(order_id)).toBe("expired");
    if (!isThere) await test.rows("update stock set on_hand = 0 where offer_id = 'o5'");
    test.silence.isSilent = false;
    await test.later(1);
    await Promise.all([test.payments.sweep(), test.payments.sweep()]);
    expect(await stateOf(order_id)).toBe(isThere ? "paid" : "expired");
    const refunded = { reason: "paid_too_late", state: "succeeded", amount: total };
    expect(await refundsOf(order_id)).toEqual(isThere ? [] : [refunded]);
    expect(await goingBack(order_id)).toEqual(isThere ? [] : [expect.stringContaining("gaat niet door")]);
    // What the page of the purchase tells.
    expect((await test.purchaseOf(from, order_id)).payment.state).toBe("paid");
    expect(await test.broken()).toEqual([]);
  }
});

it("a payment after the purchase was replaced by another is refunded, and the buyer is told", async () => {
  const { order_id, total } = await test.bought(from, "o1");
  await test.paySilently((await test.open(from, order_id)).body.id);
  await test.rows("update payment_attempts set state = 'expired' where purchase_id = $1", [order_id]);
  await test.kit.db.transaction((session) => endPurchase(session, order_id, "cancelled", test.kit.now()));
  test.silence.isSilent = false;
  await test.later(1);
  await test.payments.sweep();
  expect(await stateOf(order_id)).toBe("cancelled");
  expect(await refundsOf(order_id)).toEqual([{ reason: "paid_too_late", state: "succeeded", amount: total }]);
  expect(await goingBack(order_id)).toEqual([expect.stringContaining("gaat niet door")]);
  expect(await test.broken()).toEqual([]);
});

it("a payment made a second time is refunded", async () => {
  const { order_id, total } = await test.bought(from, "o1");
  const first = await test.open(from, order_id);
  await test.rows("update payment_attempts set state = 'expired' where session_id = $1", [first.body.id]);
  const second = await test.open(from, order_id);
  for (const { body } of [first, second]) await test.provider.pay(body.id);
  await test.settled();
  await test.payments.sweep();
  expect(await refundsOf(order_id)).toEqual([{ reason: "paid_twice", state: "succeeded", amount: total }]);
  expect(await goingBack(order_id)).toEqual([expect.stringContaining("twee keer betaald")]);
  expect(await test.broken()).toEqual([]);
});
