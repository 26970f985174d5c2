import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestSales, type TestSales } from "./carts/testing";
import { expirePurchases } from "./orders/end-purchase";
import { mortal } from "./storage/killed.fixture";
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

/** What the shopper was told before the process died. */
interface Told {
  placed?: string;
}
/** `arm`: from then on it may be killed. */
type Story = (buying: Buying, told: Told, arm: () => void) => Promise<void>;

async function payFor(buying: Buying, id: string): Promise<void> {
  const { status, body } = await buying.open(from, id);
  if (status !== 200) return;
  await buying.provider.pay(body.id);
  await buying.settled();
}
async function buy(buying: Buying, told: Told): Promise<void> {
  const { order_id, outcome } = await buying.place(from);
  if (outcome !== "placed") return;
  told.placed = order_id;
  await payFor(buying, order_id);
}

const stories: Record<string, Story> = {
  "buys something": (buying, told, arm) => {
    arm();
    return buy(buying, told);
  },
  "orders more instead of paying": async (buying, told, arm) => {
    const { order_id } = await buying.place(from);
    await buying.open(from, order_id);
    await buying.add(from, "o7");
    arm();
    await buy(buying, told);
  },
  "pays too late for goods that are gone": async (buying, told, arm) => {
    const { order_id } = await buying.place(from);
    told.placed = order_id;
    const { body } = await buying.open(from, order_id);
    await buying.rows("update purchases set state = 'expired', ended_at = placed_at where id = $1", [order_id]);
    await buying.rows("update orders set status = 'cancelled', cancelled_at = now() where purchase_id = $1", [
      order_id,
    ]);
    await buying.rows("delete from stock_holds");
    await buying.rows("update stock set on_hand = 0");
    arm();
    await buying.provider.pay(body.id);
    await buying.settled();
    await buying.payments.sweep();
  },
};

/** What the provider took and has not refunded is paid, and each paid purchase was confirmed by one mail. */
const FACTS = `select paid, taken = paid + refunded and mails = paid as "isBalanced" from (select
  (select count(*)::int from purchases where state = 'paid') as paid,
  (select count(*)::int from provider_intents where status = 'succeeded') as taken,
  (select count(*)::int from refunds where state = 'succeeded') as refunded,
  (select count(*)::int from mail_queue where key like 'purchase:%:confirmed') as mails) facts`;

/** The longest story has points like those of the others; an odd number, so that befores and afters take turns. */
const STRIDES: Record<string, number> = { "orders more instead of paying": 3 };

it.each(Object.keys(stories))(
  "a shopper who %s loses nothing, wherever the shop is killed",
  async (name) => {
    const story = stories[name] ?? buy;
    const isLate = name.includes("too late");
    await onScratch(test.kit.db, async (db, attempt) => {
      await db.query("insert into stock (offer_id, on_hand) values ('o5', 5)");
      const before = await startBuying({ ...test.kit, db });
      await before.add(from, "o5");
      await before.stop();
      let isOver = false;
      let points = 0;
      for (; !isOver; points += STRIDES[name] ?? 1) {
        await attempt(async () => {
          const process = mortal(db, points);
          const told: Told = {};
          const first = await startBuying({ ...test.kit, db: process.db }, process.around);
          await first.settled();
          isOver =
            (await Promise.race([story(first, told, process.arm).then(() => "ended"), process.died])) === "ended";
          void first.stop();
          const at = process.passed.at(-1);
          // Restarted when what was under way at the provider is known to have been abandoned.
          test.pass(3);
          const second = await startBuying({ ...test.kit, db });
          await second.settled();
          await second.payments.sweep();
          await second.settled();
          if (told.placed) await second.purchaseOf(from, told.placed);
          // The shopper looks again, and pays what is not paid.
          await buy(second, {});
          await second.payments.sweep();
          const [facts] = await second.rows(FACTS);
          const once = { paid: isLate ? facts?.paid : 1, isBalanced: true };
          expect({ at, ...facts, broken: await second.broken() }).toEqual({ at, ...once, broken: [] });
          await second.stop();
        });
      }
      expect(points).toBeGreaterThan(10);
    });
  },
  120_000,
);
