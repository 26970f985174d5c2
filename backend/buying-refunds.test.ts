import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cancelOrder } from "#contract/orders";
import * as returns from "#contract/returns";
import { operatorKey } from "./auth/operator-key";
import { openTestSales, type TestSales } from "./carts/testing";
import { countStock } from "./feeds/count-stock";
import { takeTurn } from "./feeds/holder";
import type { Kit } from "./kit";
import { deliverOrder, shipOrder } from "./orders/fulfil";
import { seeded } from "./orders/random.fixture";
import { mortal } from "./storage/killed.fixture";
import { onScratch } from "./storage/testing-rollback";
import { type Buying, startBuying } from "./testing-buying";

let test: TestSales;
beforeAll(async () => {
  test = await openTestSales();
}, 60_000);
afterAll(() => test.close());

const from = { session: "refunds" };

/** A paid purchase of two shops, whose first order has units to give back. */
async function paid(buying: Buying, quantity = 3) {
  await buying.add(from, ...Array.from({ length: quantity }, () => "o1" as const), "o7");
  const { order_id } = await buying.place(from);
  const { body } = await buying.open(from, order_id);
  await buying.provider.pay(body.id);
  await buying.settled();
  const { orders } = await buying.purchaseOf(from, order_id);
  const order = orders.find(({ shop }) => shop.id === "s1");
  const lineId = order?.lines[0]?.id;
  if (!order || !lineId) throw new Error("Nothing was ordered of s1.");
  return { order_id, order: order.id, lineId, goods: order.lines[0]?.total ?? 0 };
}
type Paid = Awaited<ReturnType<typeof paid>>;

const cancel = (buying: Buying, { order_id, order, lineId }: Paid, quantity: number) =>
  buying.ask(cancelOrder, from, { body: { order_id, order, lines: [{ id: lineId, quantity }] } });

/** The seller has an account and has been paid for what it sent. */
async function delivered(kit: Kit, buying: Buying, { order }: Paid): Promise<void> {
  const account = await buying.provider.stripe.accounts.create({ type: "express", country: "NL" });
  await buying.rows("update shop_sellers set account_id = $1 where shop_id = 's1'", [account.id]);
  await kit.db.transaction(async (session) => {
    await shipOrder(session, order, { service: "PostNL", trackingCode: "3S", link: "" }, kit.now());
    await deliverOrder(session, order, kit.now());
  });
  await buying.payments.sweep();
}

const declare = (buying: Buying, { order, lineId }: Paid, quantity: number) =>
  buying.ask(returns.declareReturn, from, {
    body: { orderId: order, shopId: "s1", selectedProducts: [{ id: lineId, quantity }] },
  });
async function operate(buying: Buying, number: string, word: "approve" | "receive"): Promise<number> {
  const response = await buying.request(`/returns/desk/${number}/${word}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${await operatorKey(test.kit.dataDir)}`, "Content-Type": "application/json" },
    body: "{}",
  });
  return response.status;
}

/** What must be the same in the end, whatever happened on the way. */
const FACTS = `select
  (select count(*)::int from refunds where state = 'succeeded') as refunds,
  (select count(*)::int from refunds where state <> 'succeeded') as open,
  (select coalesce(sum(amount), 0)::int from refunds) as ours,
  (select coalesce(sum(amount), 0)::int from provider_refunds where status = 'succeeded') as theirs,
  (select count(*)::int from mail_queue where key like 'refund:%') as mails,
  (select count(*)::int from invoices where corrects is not null) as notes,
  (select coalesce(sum(amount), 0)::int from provider_reversals) as reversed,
  (select coalesce(abs(sum(amount)), 0)::int from transfers where reversal_of is not null and state = 'sent') as "takenBack"`;

interface Story {
  /** Before the process may die. Returns what is done in it, which a second process does again. */
  prepare: (kit: Kit, buying: Buying, bought: Paid) => Promise<(buying: Buying) => Promise<unknown>>;
  reversed: boolean;
}
const stories: Record<string, Story> = {
  "cancels units before they are sent": {
    prepare: async (_kit, _buying, bought) => (buying) => cancel(buying, bought, 3),
    reversed: false,
  },
  "gets goods back of which the seller was paid": {
    async prepare(kit, buying, bought) {
      await delivered(kit, buying, bought);
      const { reqID } = (await declare(buying, bought, 2)).body;
      await operate(buying, reqID, "approve");
      return (again) => operate(again, reqID, "receive");
    },
    reversed: true,
  },
};

it.each(Object.keys(stories))(
  "whoever %s gets the money back once, wherever the shop is killed",
  async (name) => {
    const { prepare, reversed } = stories[name] ?? { prepare: async () => async () => undefined, reversed: false };
    await onScratch(test.kit.db, async (db, attempt) => {
      const before = await startBuying({ ...test.kit, db });
      const bought = await paid(before);
      const act = await prepare({ ...test.kit, db }, before, bought);
      await before.stop();
      let isOver = false;
      let points = 0;
      for (; !isOver; points += 1) {
        await attempt(async () => {
          const process = mortal(db, points);
          const first = await startBuying({ ...test.kit, db: process.db }, process.around);
          await first.settled();
          process.arm();
          const life = act(first)
            .then(() => first.payments.sweep())
            .then(() => first.settled())
            .then(() => "ended");
          isOver = (await Promise.race([life, process.died])) === "ended";
          void first.stop();
          const at = process.passed.at(-1);
          test.pass(3);
          const second = await startBuying({ ...test.kit, db });
          await second.settled();
          await act(second);
          for (let sweep = 0; sweep < 3; sweep += 1) {
            test.pass(3);
            await second.payments.sweep();
            await second.settled();
          }
          const [facts] = await second.rows(FACTS);
          expect({ at, ...facts, broken: await second.broken() }).toMatchObject({
            ...{ at, refunds: 1, open: 0, mails: 1, notes: 1, theirs: facts?.ours, broken: [] },
            reversed: facts?.takenBack,
          });
          expect(Number(facts?.reversed) > 0, at).toBe(reversed);
          await second.stop();
        });
      }
      expect(points).toBeGreaterThan(5);
    });
  },
  120_000,
);

it("cancelled and returned in any order and number, the books and those of the provider agree", async () => {
  const random = seeded(7);
  await onScratch(test.kit.db, async (db, attempt) => {
    const kit = { ...test.kit, db };
    for (let round = 0; round < 12; round += 1) {
      await attempt(async () => {
        const buying = await startBuying(kit);
        const units = random.between(1, 6);
        const bought = await paid(buying, units);
        let left = units;
        for (let n = random.below(3); n > 0; n -= 1) {
          const wanted = random.between(1, 3);
          const { status } = await cancel(buying, bought, wanted);
          expect(status).toBe(wanted <= left ? 200 : 409);
          if (status === 200) left -= wanted;
        }
        if (left > 0) {
          await delivered(kit, buying, bought);
          for (let n = random.below(4); n > 0; n -= 1) {
            const wanted = random.between(1, 3);
            const { status, body } = await declare(buying, bought, wanted);
            expect(status).toBe(wanted <= left ? 200 : 409);
            if (status !== 200) continue;
            left -= wanted;
            for (const word of ["approve", "receive"] as const)
              expect(await operate(buying, body.reqID, word)).toBe(200);
            expect(await operate(buying, body.reqID, "receive")).toBe(409);
          }
        }
        await buying.payments.sweep();
        await buying.settled();
        const [facts] = await buying.rows(FACTS);
        const [line] = await buying.rows(
          "select quantity, cancelled_quantity + returned_quantity as back from order_lines where id = $1",
          [bought.lineId],
        );
        expect({ round, ...line, ...facts, broken: await buying.broken() }).toMatchObject({
          ...{ round, quantity: units, back: units - left, open: 0, broken: [] },
          ...{ theirs: facts?.ours, reversed: facts?.takenBack, notes: facts?.refunds, mails: facts?.refunds },
        });
        await buying.stop();
      });
    }
  });
}, 120_000);

describe("a feed that counts less than is held", () => {
  it("leaves holds to those who are paying, gives nobody else any, and is no fault in the books", async () => {
    await onScratch(test.kit.db, async (db) => {
      const kit = { ...test.kit, db };
      const buying = await startBuying(kit);
      await buying.rows("insert into stock (offer_id, on_hand) values ('o5', 3)");
      const first = { session: "holder" };
      const placed = await buying.bought(first, "o5", "o5");
      expect(placed.outcome).toBe("placed");
      test.pass(1);
      await buying.rows(`insert into imports (id, shop_id, source, state) values ('i1', 's1', 'x', 'running')`);
      await buying.rows(`insert into feed_staging (import_id, position, merchant_product_id, offer_id, title, url, price, shipping,
        availability, condition, content_hash, product, extra, quantity)
        values ('i1', 1, 'm-o5', 'o5', 't', 'u', 1, 0, 'in_stock', 'new', 'h', '{}', '{}', 1)`);
      await takeTurn(kit, "i1", async () => undefined);
      await countStock(kit, "i1", "s1");
      const onHand = async () => (await buying.rows("select on_hand from stock where offer_id = 'o5'"))[0]?.on_hand;
      expect([await onHand(), await buying.broken()]).toEqual([1, []]);

      test.pass(1);
      const second = { session: "late" };
      expect((await buying.bought(second, "o5")).outcome).not.toBe("placed");
      const { body } = await buying.open(first, placed.order_id);
      await buying.provider.pay(body.id);
      await buying.settled();
      expect((await buying.purchaseOf(first, placed.order_id)).state).toBe("paid");
      expect([await onHand(), await buying.broken()]).toEqual([0, []]);

      const newer = await buying.bought({ session: "newer" }, "o1");
      await buying.rows(
        "insert into stock_holds (purchase_id, shop_id, merchant_product_id, quantity) values ($1, 's1', 'm-o5', 1)",
        [newer.order_id],
      );
      expect((await buying.broken()).join()).toContain("I4 no more is held");
      await buying.stop();
    });
  });
});
