import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CART_SESSION_HEADER } from "#contract/cart-session";
import type { Cart } from "#contract/carts";
import * as contract from "#contract/carts";
import { deleteStaleCarts } from "./reaper";
import { openTestSales, sessionOf, type TestSales } from "./testing";

let test: TestSales;
beforeAll(async () => {
  test = await openTestSales();
}, 60_000);
afterAll(() => test.close());

const offers = {
  phone: { product: "1", sid: "s1", spid: "m-o1" },
  duo: { product: "2", sid: "s1", spid: "m-o5" },
  used: { product: "1", sid: "s3", spid: "m-o4" },
  case: { product: "5", sid: "s2", spid: "m-o7" },
};
type Known = keyof typeof offers;
let visitors = 0;
const visitor = () => ({ session: `v${visitors++}` });
type From = Parameters<TestSales["ask"]>[1];

const add = (from: From, what: Known, quantity?: number) =>
  test.ask(contract.addProduct, from, { body: { ...offers[what], ...(quantity !== undefined && { quantity }) } });
const remove = (from: From, what: Known, all?: boolean) =>
  test.ask(contract.removeProduct, from, { body: { ...offers[what], ...(all !== undefined && { all }) } });
const open = async (from: From) => (await test.ask(contract.openCarts, from)).body;
const units = (cart: Cart) =>
  Object.fromEntries(cart.carts.flatMap(({ lines }) => lines.map(({ spid, quantity }) => [spid, quantity])));

describe("a cart", () => {
  it("has lines by shop, each with what it costs to send once", async () => {
    const from = visitor();
    expect(await open(from)).toMatchObject({ carts: [], count: 0, total: 0, version: 0 });
    await add(from, "phone");
    await add(from, "case", 3);
    const { body } = await add(from, "duo");
    expect(body).toMatchObject({ count: 5, goods: 8_000 + 9_000 + 4_500, shipping: 795, total: 22_295, version: 3 });
    expect(body.carts.map(({ sid, goods, shipping }) => [sid, goods, shipping])).toEqual([
      ["s1", 17_000, 500],
      ["s2", 4_500, 295],
    ]);
    expect(body.carts[0]?.lines[0]).toEqual({
      ...offers.phone,
      name: "Nova Uno 128",
      slug: "nova-uno-128",
      picture: "/img/1.svg",
      size: "",
      quantity: 1,
      most: 99,
      price: 8_000,
      priceSeen: 8_000,
      total: 8_000,
      promise: { minDays: 1, maxDays: 2, cutoff: "22:00" },
      adult: false,
      problems: [],
    });
    expect(await open(from)).toEqual(body);
  });

  it("counts one more or less, sets a number, and says what was taken out", async () => {
    const from = visitor();
    await add(from, "phone");
    expect(units((await add(from, "phone")).body)).toEqual({ "m-o1": 2 });
    expect(units((await add(from, "phone", 9)).body)).toEqual({ "m-o1": 9 });
    const { body } = await remove(from, "phone");
    expect([units(body), body.removed]).toEqual([{ "m-o1": 8 }, undefined]);
    const gone = await remove(from, "phone", true);
    expect(gone.body).toMatchObject({
      carts: [],
      removed: { ...offers.phone, quantity: 8, name: "Nova Uno 128" },
    });
    expect((await remove(from, "phone")).status).toBe(200);
    expect((await remove(visitor(), "phone")).body.carts).toEqual([]);
  });

  it("is the visitor's own", async () => {
    const from = visitor();
    await add(from, "phone");
    expect((await open(visitor())).carts).toEqual([]);
  });

  it("refuses what cannot be ordered, what is unknown and what is too much", async () => {
    const from = visitor();
    const refusal = async (body: object) => {
      const { status, problem } = await test.ask(contract.addProduct, from, { body: body as contract.OfferOf });
      return [status, problem];
    };
    expect(await refusal(offers.used)).toEqual([409, "out_of_stock"]);
    expect(await refusal({ ...offers.phone, product: "2" })).toEqual([404, undefined]);
    expect(await refusal({ ...offers.phone, spid: "nothing" })).toEqual([404, undefined]);
    for (const quantity of [0, 100, 1.5, "2"]) {
      expect((await refusal({ ...offers.phone, quantity }))[0]).toBe(400);
    }
    await add(from, "phone", 99);
    expect(await refusal(offers.phone)).toEqual([409, "limit"]);
    expect(units(await open(from))).toEqual({ "m-o1": 99 });
  });

  it("says that a price has changed until the line is changed, and counts what cannot be ordered no longer", async () => {
    const from = visitor();
    await add(from, "duo", 2);
    await add(from, "case");
    const set = (column: string, value: unknown) =>
      test.kit.db.query(`update offers set ${column} = $1 where id = 'o5'`, [value]);
    await set("price", 9_500);
    const dearer = await open(from);
    expect(dearer.carts[0]?.lines[0]).toMatchObject({ price: 9_500, priceSeen: 9_000, problems: ["price_changed"] });
    expect(dearer.goods).toBe(19_000 + 1_500);
    expect((await open(from)).cartErrors).toEqual([
      { code: "price_changed", sid: "s1", spid: "m-o5", name: "Nova Duo 256" },
    ]);
    expect((await add(from, "duo", 1)).body.cartErrors).toEqual([]);
    await set("availability", "out_of_stock");
    const sold = await open(from);
    expect(sold.carts[0]?.lines[0]).toMatchObject({ problems: ["out_of_stock"], most: 0 });
    expect(sold).toMatchObject({ goods: 1_500, total: 1_795 });
    await set("availability", "in_stock");
    await set("price", 9_000);
    await test.kit.db.query("update offers set merchant_product_id = 'renamed' where id = 'o5'");
    expect((await open(from)).cartErrors).toMatchObject([{ code: "gone", name: "Nova Duo 256" }]);
    expect((await remove(from, "duo", true)).body.cartErrors).toEqual([]);
    await test.kit.db.query("update offers set merchant_product_id = 'm-o5' where id = 'o5'");
  });

  it("is one cart however many requests begin it or add to it at once", async () => {
    const from = visitor();
    for (const quantity of [20, 40]) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => add(from, "phone")));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      expect(units(await open(from))).toEqual({ "m-o1": quantity });
    }
  });
});

describe("who has a cart", () => {
  it.each([
    [{}, 400],
    [{ [CART_SESSION_HEADER]: "abc" }, 400],
    [{ [CART_SESSION_HEADER]: "A".repeat(32) }, 400],
    [{ [CART_SESSION_HEADER]: "a".repeat(32), Authorization: "Bearer bad" }, 401],
    [{ Authorization: "Bearer stranger" }, 404],
    [{ [CART_SESSION_HEADER]: "a".repeat(32), Authorization: "Bearer stranger" }, 200],
  ])("with %j is answered %i", async (headers, status) => {
    const response = await test.request(contract.openCarts.path, { headers: headers as Record<string, string> });
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([status, "no-store"]);
  });

  it("reads it by POST too, and the store never has the session itself", async () => {
    const from = visitor();
    await add(from, "phone");
    const headers = { [CART_SESSION_HEADER]: sessionOf(from.session), "Content-Type": "application/json" };
    const response = await test.request(contract.openCarts.path, { method: "POST", headers, body: "{}" });
    expect(units(await response.json())).toEqual({ "m-o1": 1 });
    const { rows } = await test.kit.db.query("select * from cart_sessions");
    expect(JSON.stringify(rows)).not.toContain(sessionOf(from.session));
  });
});

describe("a user", () => {
  it("keeps the browser's cart at sign-in, and has it in every browser", async () => {
    await test.signUp("anna");
    const from = visitor();
    await add(from, "phone", 2);
    expect(units(await open({ ...from, sub: "anna" }))).toEqual({ "m-o1": 2 });
    expect(units(await open({ sub: "anna" }))).toEqual({ "m-o1": 2 });
    const other = visitor();
    expect(units((await add({ ...other, sub: "anna" }, "case")).body)).toEqual({ "m-o1": 2, "m-o7": 1 });
    expect(units(await open(other))).toEqual({ "m-o1": 2, "m-o7": 1 });
    expect(units(await open(from))).toEqual({ "m-o1": 2, "m-o7": 1 });
  });

  it("has the lines of both carts, with the higher number, when both had one", async () => {
    await test.signUp("bob");
    await add({ sub: "bob" }, "phone", 2);
    await add({ sub: "bob" }, "case", 5);
    const from = visitor();
    await add(from, "phone", 3);
    await add(from, "case", 1);
    await add(from, "duo", 1);
    const both = { "m-o1": 3, "m-o7": 5, "m-o5": 1 };
    expect(units(await open({ ...from, sub: "bob" }))).toEqual(both);
    expect(units(await open({ ...from, sub: "bob" }))).toEqual(both);
    expect(units(await open({ sub: "bob" }))).toEqual(both);
  });

  it("is joined once when several requests arrive at sign-in", async () => {
    await test.signUp("carl");
    const from = visitor();
    await add(from, "phone", 3);
    await add({ sub: "carl" }, "case");
    const carts = await Promise.all(Array.from({ length: 10 }, () => open({ ...from, sub: "carl" })));
    for (const cart of carts) expect(units(cart)).toEqual({ "m-o1": 3, "m-o7": 1 });
    const { rows } = await test.kit.db.query("select count(*)::int as carts from carts where user_id = 'carl'");
    expect(rows).toEqual([{ carts: 1 }]);
  });

  it("does not get the cart of another user of the same browser", async () => {
    await test.signUp("dora");
    await test.signUp("eva");
    const from = visitor();
    await add({ ...from, sub: "dora" }, "phone");
    expect((await open({ ...from, sub: "eva" })).carts).toEqual([]);
    await add({ ...from, sub: "eva" }, "case");
    expect(units(await open({ ...from, sub: "eva" }))).toEqual({ "m-o7": 1 });
    expect(units(await open({ sub: "dora" }))).toEqual({ "m-o1": 1 });
  });
});

it("forgets a browser's cart after 30 days and a user's after 90, unless it is being paid", async () => {
  const [stale, paying, own] = [visitor(), visitor(), { sub: "finn" }];
  await test.signUp("finn");
  for (const from of [stale, paying, own]) await add(from, "phone");
  const { rows } = await test.kit.db.query<{ cart_id: string }>(
    `select cart_id from cart_sessions where hash = encode(sha256($1::bytea), 'hex')`,
    [sessionOf(paying.session)],
  );
  await test.kit.db.query(
    `insert into purchases (id, number, cart_id, email, delivery_address, billing_address, state, goods, shipping, discount,
       total, content_hash, access_key, placed_at, expires_at)
     values ('p', 'P', $1, 'a@b.example', '{}', '{}', 'pending', 1, 0, 0, 1, 'h', 'k', now(), now())`,
    [rows[0]?.cart_id],
  );
  test.pass(31 * 24 * 60);
  await deleteStaleCarts(test.kit);
  expect([(await open(stale)).count, (await open(paying)).count, (await open(own)).count]).toEqual([0, 1, 1]);
  test.pass(60 * 24 * 60);
  await deleteStaleCarts(test.kit);
  expect([(await open(paying)).count, (await open(own)).count]).toEqual([1, 0]);
});
