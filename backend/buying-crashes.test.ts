import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestSales, type TestSales } from "./carts/testing";
import { expirePurchases } from "./orders/end-purchase";
import { onScratch } from "./storage/testing-rollback";
import { type Buying, startBuying } from "./testing-buying";

let test: TestSales;
beforeAll(async () => {
  test = await openTestSales();
}, 60_000);
afterAll(() => test.close());

/** All orders of the steps, each of them once; the same step may be there twice. */
function ordersOf(steps: readonly string[]): string[][] {
  if (steps.length === 0) return [[]];
  return [...new Set(steps)].flatMap((first) => {
    const rest = steps.toSpliced(steps.indexOf(first), 1);
    return ordersOf(rest).map((more) => [first, ...more]);
  });
}

const from = { session: "orders" };
/** Everything that must be the same in the end, whatever came first. */
async function endOf(buying: Buying, id: string): Promise<unknown> {
  const facts = await buying.rows(
    `select p.state,
      (select count(*)::int from mail_queue where key = 'purchase:' || p.id || ':confirmed') as mails,
      (select count(*)::int from refunds r where r.purchase_id = p.id) as refunds,
      (select string_agg(a.state, ',') from payment_attempts a where a.purchase_id = p.id) as attempts,
      (select count(*)::int from stock_holds h where h.purchase_id = p.id) as holds,
      (select on_hand from stock where offer_id = 'o5') as on_hand,
      (select sum(amount)::int from ledger_entries e where e.purchase_id = p.id and account = 'provider') as captured
      from purchases p where p.id = $1`,
    [id],
  );
  return { ...facts[0], broken: await buying.broken() };
}

it.each([
  [
    "late-paid" as const,
    { state: "paid", mails: 1, refunds: 0, attempts: "paid", holds: 0, on_hand: 4, captured: 9_000 },
  ],
  [
    "late-failed" as const,
    { state: "expired", mails: 0, refunds: 0, attempts: "failed", holds: 0, on_hand: 5, captured: null },
  ],
])(
  "however the events of a payment that is %s arrive, with the sweeper and the end of the hold, it ends the same",
  async (outcome, end) => {
    await onScratch(test.kit.db, async (db, attempt) => {
      const kit = { ...test.kit, db };
      const buying = await startBuying(kit);
      await db.query("insert into stock (offer_id, on_hand) values ('o5', 5)");
      const { order_id } = await buying.bought(from, "o5");
      const { body } = await buying.open(from, order_id);
      buying.silence.isSilent = true;
      await buying.provider.pay(body.id, { method: "ideal", outcome });
      await buying.settled();
      test.pass(50);
      await buying.settled();
      const last = (kind: string) => buying.provider.received.findLast(({ event }) => event.type.endsWith(kind));
      const completed = last("session.completed");
      const decided = last(outcome === "late-paid" ? "async_payment_succeeded" : "async_payment_failed");
      if (!completed || !decided) throw new Error("The provider has not sent both events.");
      const steps: Record<string, () => Promise<unknown>> = {
        completed: async () => expect(await buying.repeat(completed)).toBe(200),
        decided: async () => expect(await buying.repeat(decided)).toBe(200),
        sweep: () => buying.payments.sweep(),
        expire: () => expirePurchases(kit),
      };
      const orders = ordersOf(["completed", "completed", "decided", "decided", "sweep"]).concat(
        ordersOf(["completed", "decided", "decided", "sweep", "expire"]),
      );
      for (const order of orders) {
        await attempt(async () => {
          for (const name of order) await steps[name]?.();
          await buying.payments.settled();
          // Time ends what is still open.
          await expirePurchases(kit);
          expect({ order, end: await endOf(buying, order_id) }).toEqual({ order, end: { ...end, broken: [] } });
        });
      }
      expect(orders.length).toBe(90);
      await buying.stop();
    });
  },
  120_000,
);
