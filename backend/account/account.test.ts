import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as notifications from "#contract/notifications";
import * as contract from "#contract/profile";
import { chats } from "../storage/tables-assistant";
import { reviewPhotos, reviews } from "../storage/tables-reviews";
import * as userTables from "../storage/tables-users";
import { openTestUsers, signupOf, type TestUsers } from "../users/testing";
import { fillAccount } from "./testing-account";

let test: TestUsers;
beforeAll(async () => {
  test = await openTestUsers();
}, 60_000);
afterAll(() => test.close());

/** Every table with a user_id column, and the users table itself. */
const tables = [...Object.values<unknown>(userTables), reviews, reviewPhotos, chats]
  .filter((value): value is PgTable => is(value, PgTable))
  .filter((table) => Object.values(getTableColumns(table)).some(({ name }) => name === "user_id"))
  .map((table) => getTableName(table));
const rowsOf = async (table: string, sub: string) => {
  const column = table === "users" ? "id" : "user_id";
  return (await test.kit.db.query(`select * from ${table} where ${column} = $1`, [sub])).rows;
};
const rows = async (sql: string) => (await test.kit.db.query(sql)).rows;
const ended = async (sub: string) => (await test.ask(contract.getUserData, sub)).status === 404;

describe("the export", () => {
  it("holds the rows of every table that knows the user, and what the provider keeps", async () => {
    await fillAccount(test, "anna");
    await fillAccount(test, "someone-else");
    const { status, body } = await test.ask(contract.exportUserData, "anna");
    expect(status).toBe(200);
    expect(tables.length).toBeGreaterThanOrEqual(8);
    for (const table of ["users", ...tables]) {
      const kept = await rowsOf(table, "anna");
      expect(kept.length, `fillAccount puts nothing into ${table}`).toBeGreaterThan(0);
      expect(body[table], table).toHaveLength(kept.length);
    }
    expect(body).toMatchObject({
      exportedAt: "2026-11-21T12:00:00.000Z",
      identity: { email: "anna@mail.example" },
      users: [{ id: "anna", termsAcceptedAt: "2026-11-21T12:00:00.000Z" }],
      delivery_addresses: [{ data: { street: "annastraat" } }],
      chat_messages: [{ chatId: "chat-of-anna", text: "Hier anna" }],
    });
    expect(JSON.stringify(body)).not.toContain("someone-else");
  });
});

describe("an account without a profile", () => {
  it("is exported with what the provider knows", async () => {
    const { status, body } = await test.ask(contract.exportUserData, "quinn");
    expect(status).toBe(200);
    expect(body).toMatchObject({ identity: { email: "quinn@mail.example" }, users: [], wishlist_items: [] });
  });
  it("is deleted at once, as there is nothing to wait for", async () => {
    const { status, body } = await test.ask(contract.deleteAccount, "quinn");
    expect([status, body.deletionAt]).toEqual([200, "2026-11-21T12:00:00.000Z"]);
    expect(test.removed).toContain("quinn");
  });
});

describe("the end of an account", () => {
  it("is told when it is asked, by a message and a notification, once", async () => {
    await test.signUp("bob");
    const asked = await test.ask(contract.deleteAccount, "bob");
    expect([asked.status, asked.body.deletionAt]).toEqual([200, "2026-12-21T12:00:00.000Z"]);
    test.pass(1);
    expect((await test.ask(contract.deleteAccount, "bob")).body).toEqual(asked.body);
    await test.users.settled();
    const sent = test.mails.filter(({ to }) => to === "bob@mail.example");
    expect(sent).toHaveLength(1);
    expect(sent[0]?.subject).toContain("21 december 2026");
    expect(sent[0]?.text).toContain("https://etalage.example/mijn-account/");
    const told = (await test.ask(notifications.notifications, "bob")).body.notifications;
    expect(told).toMatchObject([{ kind: "deletion_planned", on: "2026-12-21T12:00:00.000Z", read: false }]);
    expect((await test.ask(contract.getUserData, "bob")).body.deletionAt).toBe("2026-12-21T12:00:00.000Z");
  });

  it("is not told to an address that may be somebody else's, nor for every change of mind", async () => {
    for (const sub of ["new-carl", "dora"]) await test.signUp(sub);
    for (let n = 0; n < 5; n += 1) {
      for (const sub of ["new-carl", "dora"]) {
        await test.ask(contract.deleteAccount, sub);
        expect((await test.ask(contract.cancelAccountDeletion, sub)).status).toBe(200);
      }
    }
    await test.users.settled();
    const to = (sub: string) => test.mails.filter((mail) => mail.to === `${sub}@mail.example`).length;
    expect([to("new-carl"), to("dora")]).toEqual([0, 3]);
  });

  it("can be undone during grace, in which all goes on", async () => {
    await fillAccount(test, "eva");
    await test.ask(contract.deleteAccount, "eva");
    test.pass(29);
    await test.restart();
    expect((await test.ask(contract.exportUserData, "eva")).status).toBe(200);
    expect((await test.ask(contract.addWishlistProduct, "eva", { body: { id: "2" } })).status).toBe(200);
    expect((await test.ask(contract.cancelAccountDeletion, "eva")).status).toBe(200);
    expect((await test.ask(contract.cancelAccountDeletion, "eva")).status).toBe(200);
    test.pass(40);
    await test.restart();
    expect(await ended("eva")).toBe(false);
    const told = (await test.ask(notifications.notifications, "eva")).body.notifications;
    expect(told.some(({ kind }) => kind === "deletion_planned")).toBe(false);
  });

  it("takes every row of the user and the account at the provider, and nobody else's", async () => {
    await fillAccount(test, "finn");
    await test.ask(contract.deleteAccount, "finn");
    test.pass(30);
    expect((await test.ask(contract.cancelAccountDeletion, "finn")).status).toBe(409);
    await test.restart();
    expect(test.removed.filter((sub) => sub === "finn")).toHaveLength(1);
    for (const table of ["users", ...tables]) {
      expect(await rowsOf(table, "finn"), table).toEqual([]);
      expect((await rowsOf(table, "anna")).length, table).toBeGreaterThan(0);
    }
    expect(await rows("select chat_id from chat_messages where chat_id = 'chat-of-finn'")).toEqual([]);
    const written = await rows("select count(*)::int as count from reviews where product_id = '2'");
    expect(await rows("select rating_count as count from products where id = '2'")).toEqual(written);
    const anew = await test.ask(contract.signup, "finn", { body: signupOf() });
    expect(anew.body.wishlistItems).toEqual([]);
  });

  it("waits for a provider that is away, and does not hold up others", async () => {
    for (const sub of ["gerda", "hanna"]) {
      await test.signUp(sub);
      await test.ask(contract.deleteAccount, sub);
    }
    test.stays.add("gerda");
    test.pass(31);
    await test.restart();
    expect([await ended("gerda"), await ended("hanna")]).toEqual([false, true]);
    test.stays.clear();
    await test.restart();
    expect(await ended("gerda")).toBe(true);
  });

  it("waits until an order is closed, and leaves it to the administration", async () => {
    await test.signUp("ina");
    await rows(`insert into purchases (id, number, user_id, email, delivery_address, billing_address, state, goods, shipping,
      discount, total, content_hash, access_key, placed_at, expires_at)
      values ('p-ina', 'NUMBER', 'ina', 'x', '{}', '{}', 'paid', 1, 0, 0, 1, '', '', now(), now())`);
    await rows(`insert into orders (id, purchase_id, number, position, shop_id, seller, status, goods, shipping, discount,
      total, method_id, method_name) values ('o-ina', 'p-ina', 'NUMBER-1', 1, 's1', '{}', 'shipped', 1, 0, 0, 1, 'm', 'm')`);
    await test.ask(contract.deleteAccount, "ina");
    const open = async () => (await test.ask(contract.unsettledOrders, "ina")).body.orders;
    expect(await open()).toEqual([{ number: "NUMBER-1", state: "under_way" }]);
    expect((await test.ask(contract.unsettledOrders, "anna")).body.orders).toEqual([]);
    test.pass(31);
    await test.restart();
    expect(await ended("ina")).toBe(false);
    await rows("update orders set status = 'delivered' where id = 'o-ina'");
    const declared =
      "insert into returns (id, number, order_id, status, created_at, changed_at) values ('r-ina', 'R1', 'o-ina', 'approved', now(), now())";
    await rows(declared);
    expect(await open()).toEqual([{ number: "NUMBER-1", state: "return" }]);
    await rows("update returns set status = 'rejected' where id = 'r-ina'");
    expect(await open()).toEqual([]);
    const refund = `insert into refunds (id, purchase_id, order_id, amount, reason, state, requested_at)
      values ('f-ina', 'p-ina', 'o-ina', 1, '', 'sent', now())`;
    await rows(refund);
    expect(await open()).toEqual([{ number: "NUMBER-1", state: "refund" }]);
    await test.restart();
    expect(await ended("ina")).toBe(false);
    await rows("update refunds set state = 'succeeded' where id = 'f-ina'");
    expect(await open()).toEqual([]);
    await test.restart();
    expect(await ended("ina")).toBe(true);
    expect(await rows("select user_id from purchases where id = 'p-ina'")).toEqual([{ user_id: null }]);
  });
});
