import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { STOCK_ALERT_LIMIT } from "#contract/limits";
import * as notifications from "#contract/notifications";
import * as profile from "#contract/profile";
import * as contract from "#contract/stock-alerts";
import { insertRows } from "../storage/bulk";
import { stockSubscriptions, wishlistItems } from "../storage/tables-users";
import { openTestUsers, sellAt, type TestUsers } from "../users/testing";

let test: TestUsers;
beforeAll(async () => {
  test = await openTestUsers();
}, 60_000);
afterAll(() => test.close());

const wait = (sub: string, id: string) => test.ask(contract.subscribeBackInStock, sub, { body: { id } });
const waiting = async (sub: string) => (await test.ask(contract.backInStockSubscriptions, sub)).body.subscriptions;
const told = async (sub: string) => (await test.ask(notifications.notifications, sub)).body.notifications;

describe("waiting for a product", () => {
  it("is for what cannot be ordered, once, until it is taken back", async () => {
    await test.signUp("anna");
    for (const id of ["7", "3", "7"]) expect((await wait("anna", id)).status).toBe(200);
    expect(await waiting("anna")).toEqual([{ id: "3" }, { id: "7" }]);
    expect((await wait("anna", "1")).status).toBe(409);
    expect((await wait("anna", "unknown")).status).toBe(404);
    const drop = { body: { id: "3" } };
    expect((await test.ask(contract.removeBackInStockSubscription, "anna", drop)).status).toBe(200);
    expect((await test.ask(contract.removeBackInStockSubscription, "anna", drop)).status).toBe(200);
    expect(await waiting("anna")).toEqual([{ id: "7" }]);
  });

  it("has a limit", async () => {
    await test.signUp("bob");
    const rows = Array.from({ length: STOCK_ALERT_LIMIT }, (_, n) => {
      return { id: `b${n}`, userId: "bob", productId: `p${n}`, confirmed: true, createdAt: test.kit.now() };
    });
    await insertRows(test.kit.db, stockSubscriptions, rows);
    expect((await wait("bob", "7")).status).toBe(409);
    expect((await wait("bob", "p1")).status).toBe(404);
  });

  it("ends with one notification when the product is back, and not before", async () => {
    await test.signUp("carl");
    await wait("carl", "7");
    await test.users.sendAlerts();
    expect(await told("carl")).toEqual([]);
    await sellAt(test, "7", 6_000);
    await Promise.all([test.users.sendAlerts(), test.users.sendAlerts(), test.users.sendAlerts()]);
    await test.users.sendAlerts();
    expect(await told("carl")).toMatchObject([{ kind: "back_in_stock", product: { id: "7", name: "Nova Trio" } }]);
    expect(await waiting("carl")).toEqual([]);
    expect(await told("anna")).toHaveLength(1);
    await sellAt(test, "7", null);
  });

  it("is told at the next start when the shop was not running", async () => {
    await test.signUp("dora");
    await wait("dora", "7");
    await sellAt(test, "7", 6_000);
    await test.restart();
    expect(await told("dora")).toHaveLength(1);
    await sellAt(test, "7", null);
  });

  it("is told to everybody, more than fit into one batch", async () => {
    const users = Array.from({ length: 1_100 }, (_, n) => `crowd-${n}`);
    const now = test.kit.now();
    await test.kit.db.query(
      "insert into users (id, terms_accepted_at, created_at) select id, $2, $2 from unnest($1::text[]) as t (id)",
      [users, now],
    );
    await insertRows(
      test.kit.db,
      stockSubscriptions,
      users.map((userId) => ({ id: userId, userId, productId: "7", confirmed: true, createdAt: now })),
    );
    await sellAt(test, "7", 6_000);
    await test.users.sendAlerts();
    const { rows } = await test.kit.db.query(
      "select count(*)::int as all, count(distinct user_id)::int as users from notifications where user_id like 'crowd-%'",
    );
    expect(rows).toEqual([{ all: 1_100, users: 1_100 }]);
    await sellAt(test, "7", null);
  });
});

describe("a lower price of something saved", () => {
  const save = (sub: string, id: string) => test.ask(profile.addWishlistProduct, sub, { body: { id } });
  const drops = async (sub: string) =>
    (await told(sub)).flatMap((one) => (one.kind === "price_drop" ? [[one.from, one.to]] : []));
  const priceBecomes = async (price: number) => {
    test.pass(1);
    await sellAt(test, "2", price);
    await test.users.sendAlerts();
  };

  it("is told from one euro and five percent on, and again only when it has dropped further", async () => {
    await test.signUp("eva");
    await sellAt(test, "2", 10_000);
    await save("eva", "2");
    for (const [price, expected] of [
      [10_500, 0],
      [9_501, 0],
      [9_500, 1],
      [9_500, 1],
      [9_450, 1],
      [9_900, 1],
      [9_500, 1],
      [9_400, 2],
    ] as const) {
      await priceBecomes(price);
      expect(await drops("eva"), `at ${price}`).toHaveLength(expected);
    }
    expect(await drops("eva")).toEqual([
      [10_000, 9_400],
      [10_000, 9_500],
    ]);
  });

  it("is not told for less than a euro, for what cannot be ordered, or without a price at saving", async () => {
    await test.signUp("finn");
    await sellAt(test, "2", 1_000);
    await save("finn", "2");
    await priceBecomes(901);
    expect(await drops("finn")).toEqual([]);
    await test.kit.db.query("update products set expired = true where id = '2'");
    await priceBecomes(500);
    expect(await drops("finn")).toEqual([]);
    await test.kit.db.query("update products set expired = false where id = '2'");
    await insertRows(test.kit.db, wishlistItems, [{ userId: "anna", productId: "2", addedAt: test.kit.now() }]);
    await priceBecomes(900);
    expect([await drops("finn"), await drops("anna")]).toEqual([[[1_000, 900]], []]);
  });
});

it("never lets an import fail by it, and tells what it can", async () => {
  await test.signUp("gerda");
  await sellAt(test, "1", 8_000);
  await test.ask(profile.addWishlistProduct, "gerda", { body: { id: "1" } });
  await test.kit.db.query("alter table stock_subscriptions rename to elsewhere");
  const error = vi.spyOn(test.kit.log, "error");
  await sellAt(test, "1", 7_000);
  await expect(test.users.sendAlerts()).resolves.toBeUndefined();
  await test.users.settled();
  expect(error).toHaveBeenCalledWith("sending stock alerts failed", expect.anything());
  expect(await told("gerda")).toMatchObject([{ kind: "price_drop", from: 8_000, to: 7_000 }]);
  error.mockRestore();
  await test.kit.db.query("alter table elsewhere rename to stock_subscriptions");
});
