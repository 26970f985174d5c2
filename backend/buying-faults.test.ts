import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as checkout from "#contract/checkout";
import { expirePurchases } from "./orders/end-purchase";
import { signature } from "./payment-provider/signature";
import { cards } from "./payment-provider/testing";
import { openTestBuying } from "./testing-buying";

let test: Awaited<ReturnType<typeof openTestBuying>>;
beforeAll(async () => {
  test = await openTestBuying();
}, 60_000);
afterAll(() => test.close());

let shoppers = 0;
let from = { session: "" };
beforeEach(async () => {
  from = { session: `f${shoppers++}` };
  test.silence.isSilent = false;
  await test.provider.testCall("faults", {}, "DELETE");
});

const fault = (fields: Record<string, string>) => test.provider.testCall("faults", fields);
const stateOf = async (id: string) => (await test.purchaseOf(from, id)).state;
const sessionsOf = async (id: string) => {
  const { data } = await test.provider.stripe.checkout.sessions.list({ limit: 100 });
  return data.filter((one) => one.client_reference_id === id);
};
const refundsOf = (id: string) =>
  test.rows("select reason, state, amount from refunds where purchase_id = $1 order by reason", [id]);

describe("opening a payment", () => {
  it("twice at once opens one session", async () => {
    const { order_id } = await test.bought(from);
    const opened = await Promise.all(Array.from({ length: 10 }, () => test.open(from, order_id)));
    const good = opened.filter(({ status }) => status === 200);
    expect(good.length).toBeGreaterThan(0);
    expect(new Set(good.map(({ body }) => body.id)).size).toBe(1);
    expect(await sessionsOf(order_id)).toHaveLength(1);
  });

  it("is refused while the provider is down, and works when it is back", async () => {
    const { order_id } = await test.bought(from, "o1");
    await fault({ on: "call", kind: "fail", path: "/v1/checkout" });
    expect((await test.open(from, order_id)).status).toBe(503);
    expect(await stateOf(order_id)).toBe("pending");
    expect((await test.open(from, order_id)).status).toBe(200);
  });

  it("does not depend on a failure that the provider keeps under the key", async () => {
    const { order_id } = await test.bought(from, "o1");
    await fault({ on: "call", kind: "fail", path: "/v1/checkout" });
    await test.open(from, order_id);
    const [attempt] = await test.rows("select id, state from payment_attempts where purchase_id = $1", [order_id]);
    expect(attempt?.state).toBe("expired");
    const { body } = await test.open(from, order_id);
    const { metadata } = await test.provider.stripe.checkout.sessions.retrieve(body.id);
    expect(metadata?.attempt).not.toBe(attempt?.id);
  });

  it("whose answer was lost gives the same session when it is asked for again", async () => {
    const { order_id } = await test.bought(from, "o1");
    await fault({ on: "call", kind: "lost", path: "/v1/checkout" });
    expect((await test.open(from, order_id)).status).toBe(503);
    const { body } = await test.open(from, order_id);
    expect((await sessionsOf(order_id)).map(({ id }) => id)).toEqual([body.id]);
  });

  it("whose answer was lost can be done from another page", async () => {
    const { order_id } = await test.bought(from, "o1");
    await fault({ on: "call", kind: "lost", path: "/v1/checkout" });
    await test.open(from, order_id);
    const { status, body } = await test.open(from, order_id, { cancel_url: "/bestelling/x/" });
    expect(status).toBe(200);
    await test.provider.pay(body.id);
    await test.settled();
    expect(await stateOf(order_id)).toBe("paid");
    expect(await test.broken()).toEqual([]);
  });

  it("does not ask for money again when the first payment went through unheard, until its time was over", async () => {
    const { order_id } = await test.bought(from, "o1");
    await test.paySilently((await test.open(from, order_id)).body.id);
    test.pass(36);
    expect((await test.open(from, order_id)).status).toBe(409);
    expect(await stateOf(order_id)).toBe("paid");
    expect(await sessionsOf(order_id)).toHaveLength(1);
  });

  it("ends what it opened when the purchase was replaced in the meantime", async () => {
    const { order_id } = await test.bought(from, "o1");
    const { sessions } = test.provider.stripe.checkout;
    const create = sessions.create.bind(sessions);
    vi.spyOn(sessions, "create").mockImplementationOnce(async (...asked) => {
      await test.add(from, "o7");
      expect((await test.place(from)).order_id).not.toBe(order_id);
      return create(...asked);
    });
    expect((await test.open(from, order_id)).status).toBe(409);
    expect((await sessionsOf(order_id)).map(({ status }) => status)).toEqual(["expired"]);
  });

  it("is not needed when codes pay for everything", async () => {
    await test.rows(
      "insert into promo_codes (code, kind, value) values ('ALLES', 'percentage', 100), ('VRIJ', 'shipping', 0)",
    );
    await test.add(from, "o1");
    for (const promocode of ["ALLES", "VRIJ"]) await test.ask(checkout.addPromocode, from, { body: { promocode } });
    const { order_id, total } = await test.place(from);
    expect(total).toBe(0);
    const { body } = await test.open(from, order_id);
    expect(body.url).toBe("https://winkel.example/bestelling/x/?status=terug");
    expect(await stateOf(order_id)).toBe("paid");
    expect(await test.broken()).toEqual([]);
  });
});

describe("a payment", () => {
  it("that the card's bank does not confirm can be made again, and one that is left can be opened again", async () => {
    const { order_id } = await test.bought(from, "o1");
    const { body } = await test.open(from, order_id);
    await test.provider.pay(body.id, { number: cards.confirm });
    await test.provider.confirm(body.id, "no");
    await test.settled();
    expect(await stateOf(order_id)).toBe("pending");
    expect((await test.open(from, order_id)).body.id).toBe(body.id);
    expect((await test.place(from)).order_id).toBe(order_id);
    await test.provider.pay(body.id, { number: cards.confirm });
    await test.provider.confirm(body.id, "yes");
    await test.settled();
    expect(await stateOf(order_id)).toBe("paid");
  });

  it("that is told before its buyer is back is paid when they are, and is not asked for again", async () => {
    const { order_id } = await test.bought(from);
    await test.provider.pay((await test.open(from, order_id)).body.id);
    await test.settled();
    const back = await test.purchaseOf(from, order_id);
    expect([back.state, back.payment.state]).toEqual(["paid", "paid"]);
    expect(back.orders.map(({ status }) => status)).toEqual(["paid", "paid"]);
    // Another tab still has the button that pays.
    expect((await test.open(from, order_id)).status).toBe(409);
    expect(await sessionsOf(order_id)).toHaveLength(1);
    expect(await test.broken()).toEqual([]);
  });

  it("that is told three days late, and once more, is booked once", async () => {
    const { order_id } = await test.bought(from, "o1");
    await test.paySilently((await test.open(from, order_id)).body.id);
    await test.later(3 * 1_440 - 300);
    test.silence.isSilent = false;
    await test.later(1_440);
    expect(await stateOf(order_id)).toBe("paid");
    const event = test.provider.received.findLast(({ event: { type } }) => type === "checkout.session.completed");
    expect(event && (await test.repeat(event))).toBe(200);
    expect(
      await test.rows("select 1 from ledger_entries where purchase_id = $1 and account = 'provider'", [order_id]),
    ).toHaveLength(1);
    expect(await test.broken()).toEqual([]);
  });

  it("of another amount than was asked is kept for the operator, and books nothing", async () => {
    const { order_id, total } = await test.bought(from, "o1");
    const { body } = await test.open(from, order_id);
    await test.rows("update payment_attempts set amount = amount - 1 where session_id = $1", [body.id]);
    await test.provider.pay(body.id);
    await test.settled();
    expect(await stateOf(order_id)).toBe("pending");
    const told = await test.rows("select problem from payment_events where object_id = $1", [body.id]);
    expect(told).toEqual([{ problem: "another amount than was asked" }]);
    expect((await test.broken()).join()).toContain("a payment that the provider took is not ours");
    await test.rows("update payment_attempts set amount = $2 where session_id = $1", [body.id, total]);
    test.pass(3);
    await test.payments.sweep();
    expect(await test.broken()).toEqual([]);
  });

  it("that the bank refuses in the end frees the goods, also when nobody tells", async () => {
    const { order_id } = await test.bought(from, "o1");
    const { body } = await test.open(from, order_id);
    await test.provider.pay(body.id, { method: "ideal", outcome: "late-failed" });
    await test.settled();
    test.silence.isSilent = true;
    await test.later(50);
    await expirePurchases(test.kit);
    expect((await test.purchaseOf(from, order_id)).payment.state).toBe("processing");
    await test.payments.sweep();
    expect((await test.purchaseOf(from, order_id)).payment.state).toBe("failed");
    await expirePurchases(test.kit);
    expect(await stateOf(order_id)).toBe("expired");
  });

  it("is found behind many of which the provider knows nothing", async () => {
    await test.rows(
      `insert into purchases (id, number, email, delivery_address, billing_address, state, goods, shipping, discount, total,
         content_hash, access_key, placed_at, expires_at)
       select 'lost' || n, 'LOST' || n, 'a@b.example', '{}', '{}', 'pending', 0, 0, 0, 0, 'h', 'k', $1, $2
         from generate_series(1, 60) n`,
      [test.kit.now(), new Date(test.kit.now().getTime() + 3_600_000)],
    );
    await test.rows(
      `insert into payment_attempts (id, purchase_id, session_id, session_url, state, amount, created_at, expires_at)
       select id, id, 'cs_' || id, '/', 'open', 0, placed_at, expires_at from purchases where number like 'LOST%'`,
    );
    const { order_id } = await test.bought(from, "o1");
    await test.paySilently((await test.open(from, order_id)).body.id);
    for (let minutes = 0; minutes < 12; minutes += 3) {
      test.pass(3);
      await test.payments.sweep();
    }
    expect(await stateOf(order_id)).toBe("paid");
    test.pass(60);
    await test.payments.sweep();
    const left = await test.rows("select 1 from payment_attempts where purchase_id like 'lost%' and state = 'open'");
    expect(left.length).toBe(40);
  });
});

describe("an event", () => {
  it("that is forged or stale changes nothing", async () => {
    const { order_id } = await test.bought(from, "o1");
    await test.paySilently((await test.open(from, order_id)).body.id);
    const event = test.provider.received.findLast(({ event: { type } }) => type === "checkout.session.completed");
    const payload = event?.payload ?? "";
    const old = new Date(test.kit.now().getTime() - 301_000);
    const secrets = await test.provider.provider.webhookSecrets();
    for (const bad of [signature(payload, ["whsec_other"], test.kit.now()), signature(payload, secrets, old), ""]) {
      expect(await test.repeat({ payload, signature: bad })).toBe(400);
    }
    expect(await stateOf(order_id)).toBe("pending");
    expect(await test.repeat({ payload, signature: signature(payload, secrets, test.kit.now()) })).toBe(200);
    expect(await stateOf(order_id)).toBe("paid");
  });
});

describe("a refund", () => {
  /** A purchase that was paid twice, so that one payment has to go back. */
  async function paidTwice(): Promise<string> {
    const { order_id } = await test.bought(from, "o1");
    const first = await test.open(from, order_id);
    await test.rows("update payment_attempts set state = 'expired' where session_id = $1", [first.body.id]);
    const second = await test.open(from, order_id);
    for (const { body } of [first, second]) await test.provider.pay(body.id);
    await test.settled();
    return order_id;
  }

  it("whose answer was lost is not made again, even after its key is forgotten", async () => {
    await fault({ on: "call", kind: "lost", path: "/v1/refunds", method: "POST" });
    await fault({ on: "event", kind: "drop", type: "refund" });
    const order_id = await paidTwice();
    expect(await refundsOf(order_id)).toMatchObject([{ state: "requested" }]);
    test.pass(26 * 60);
    await test.payments.sweep();
    expect(await refundsOf(order_id)).toMatchObject([{ state: "succeeded" }]);
    expect(await test.broken()).toEqual([]);
  });

  it("of which an event has told that it failed is not taken for sent when the call's own answer comes", async () => {
    const { refunds } = test.provider.stripe;
    const create = refunds.create.bind(refunds);
    vi.spyOn(refunds, "create").mockImplementationOnce(async (...asked) => {
      const made = await create(...asked);
      await test.rows("update refunds set state = 'failed' where id = $1", [made.metadata?.refund]);
      return made;
    });
    const order_id = await paidTwice();
    expect(await refundsOf(order_id)).toMatchObject([{ state: "failed" }]);
  });
});
