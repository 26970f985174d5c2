import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as carts from "#contract/carts";
import * as checkout from "#contract/checkout";
import { type GraphAnswer, graphql, ordersDocument } from "#contract/graphql";
import { openTestSales, type TestSales, testAddress } from "../carts/testing";
import { answered } from "../http/testing";
import { finishPurchase } from "../orders/finish-purchase";
import { ownOrders } from "../orders/own-orders";
import { mostRowsRead, statementsOf } from "../storage/testing-plans";

let test: TestSales;
beforeAll(async () => {
  test = await openTestSales();
  for (const sub of ["anna", "bob", "many"]) await test.signUp(sub);
}, 60_000);
afterAll(() => test.close());

const send = (body: string, headers: Record<string, string> = { Authorization: "Bearer anna" }, method = "POST") =>
  test.request(graphql.path, {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    ...(method === "POST" && { body }),
  });
async function ask(query: string, variables: object = {}, sub = "anna") {
  const response = await send(JSON.stringify({ query, variables }), { Authorization: `Bearer ${sub}` });
  const { data, errors } = (await response.json()) as { data?: unknown; errors?: { message: string }[] };
  return { data, errors, headers: response.headers };
}
async function page(sub: string, offset = 0, more: object = {}): Promise<GraphAnswer> {
  const { data } = await ask(ordersDocument, { limit: 10, offset, next: offset + 10, ...more }, sub);
  return answered("graphql", data);
}

async function buy(sub: string): Promise<string> {
  const from = { session: sub, sub };
  await test.ask(carts.addProduct, from, { body: { product: "1", sid: "s1", spid: "m-o1", quantity: 2 } });
  await test.ask(carts.addProduct, from, { body: { product: "1", sid: "s2", spid: "m-o2" } });
  const body = { attribute: "delivery_address" as const, address: testAddress, email: `${sub}@mail.example` };
  const { draft } = (await test.ask(checkout.chooseAddress, from, { body })).body;
  const { version = "", total = 0 } = draft ?? {};
  const { order_id } = (await test.ask(checkout.placeOrder, from, { body: { version, expected_total: total } })).body;
  await test.kit.db.transaction((session) => finishPurchase(session, order_id, { amount: total, at: test.kit.now() }));
  return order_id;
}

describe("asking", () => {
  it("needs a token before anything is read", async () => {
    const wrong: Record<string, string>[] = [{}, { Authorization: "Bearer bad" }];
    for (const headers of wrong) {
      const response = await send("{ no JSON", headers);
      expect(response.status).toBe(401);
      expect(response.headers.get("WWW-Authenticate")).toBe("Bearer");
    }
  });
  it("takes POST only, of a bounded size", async () => {
    const got = await send("", { Authorization: "Bearer anna" }, "GET");
    expect([got.status, got.headers.get("Allow")]).toEqual([405, "POST"]);
    expect((await send(JSON.stringify({ query: "{a}".padEnd(9_000) }))).status).toBe(413);
  });

  const nested = "{ orders { shipments { updates { id { a { b { c } } } } } } }";
  const cyclic =
    "{ orders { ...F } } fragment F on Order { shipments { updates { ...G } } } fragment G on Order { ...F }";
  const many = `{ orders { ${Array.from({ length: 201 }, (_, at) => `a${at}: id`).join(" ")} } }`;
  const lists = `{ ${Array.from({ length: 5 }, (_, at) => `a${at}: orders { id }`).join(" ")} }`;
  it.each([
    ["a list that is too long", "{ orders(limit: 51) { id } }"],
    ["no list at all", "{ orders(limit: 0) { id } }"],
    ["an offset beyond the limit", "{ orders(offset: 10001) { id } }"],
    ["a search that is too long", `{ orders(search: "${"a".repeat(61)}") { id } }`],
    ["too deep a document", nested],
    ["fragments that contain each other", cyclic],
    ["too many fields", many],
    ["too many lists", lists],
    ["the schema", "{ __schema { types { name } } }"],
    ["a status that does not exist", "{ orders(status: lost) { id } }"],
    ["a mutation", "mutation { orders { id } }"],
    ["no GraphQL", "{ orders { id "],
  ])("refuses %s", async (_, query) => {
    const { data, errors, headers } = await ask(query);
    expect(data ?? null).toBeNull();
    expect(errors?.length).toBeGreaterThan(0);
    expect(JSON.stringify(errors)).not.toMatch(/stack|\.ts:|select /);
    expect(headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("orders", () => {
  it("are those of the user, one per shop, and of nobody else", async () => {
    const purchaseId = await buy("anna");
    const { orders, more } = await page("anna");
    expect(more).toEqual([]);
    expect(orders).toMatchObject([
      {
        purchaseId,
        status: "paid",
        shopId: "s1",
        shopSdp: expect.stringMatching(/^\/shop\/.+\/$/),
        returnTill: null,
        deliveryAddress: { name: "Noor de Wit" },
        shipments: [],
        products: [{ merchantProductId: "m-o1", quantity: 2, returnableQuantity: 0 }],
      },
      { purchaseId, shopId: "s2", products: [{ merchantProductId: "m-o2", quantity: 1 }] },
    ]);
    expect(orders?.[0]?.products[0]?.pdpPath).toMatch(/^\/product\/.+\/1\/$/);
    expect((await page("bob")).orders).toEqual([]);
  });

  it("tell their shipments, and what can be sent back once it was sent", async () => {
    const id = (await page("anna")).orders?.[0]?.id;
    const at = "2026-11-22T10:00:00Z";
    await test.kit.db.query(`update orders set status = 'shipped' where id = $1`, [id]);
    await test.kit.db.query(`insert into shipments values ('z1', $1, 'PostNL', '3SABC', 'https://post.example/', $2)`, [
      id,
      at,
    ]);
    await test.kit.db.query(`insert into shipment_updates values ('u1', 'z1', 'Onderweg', $1)`, [at]);
    const first = (await page("anna")).orders?.[0];
    expect(first?.products[0]?.returnableQuantity).toBe(2);
    expect(first?.shipments).toEqual([
      {
        id: "z1",
        service: "PostNL",
        trackingCode: "3SABC",
        link: "https://post.example/",
        updates: [{ id: "u1", message: "Onderweg", receivedAt: "2026-11-22T10:00:00.000Z" }],
      },
    ]);
  });

  it("are found by status, product, shop and number, and % is a character", async () => {
    const found = async (asked: object) => (await page("anna", 0, asked)).orders?.map(({ shopId }) => shopId);
    const number = (await page("anna")).orders?.[1]?.number;
    expect(await found({ status: "shipped" })).toEqual(["s1"]);
    expect(await found({ status: "cancelled" })).toEqual([]);
    expect(await found({ search: number?.toLowerCase() })).toEqual(["s2"]);
    const name = (await page("anna")).orders?.[0]?.products[0]?.name ?? "";
    expect(await found({ search: name.slice(1, 6).toUpperCase() })).toEqual(["s1", "s2"]);
    expect(await found({ search: "%" })).toEqual([]);
    expect(await found({ search: "\0" })).toEqual(["s1", "s2"]);
  });

  it("come with the saved addresses", async () => {
    const { data } = await ask("{ addresses { publicId name default data { street } } }");
    expect(data).toEqual({ addresses: [] });
  });

  it("leave out what lapsed before it was paid", async () => {
    await test.kit.db.query(`update purchases set state = 'expired' where user_id = 'anna'`);
    expect((await page("anna")).orders).toEqual([]);
  });

  it("say nothing of a store that fails", async () => {
    await test.kit.db.query("alter table shipments rename to lost");
    await test.kit.db.query(`update purchases set state = 'paid' where user_id = 'anna'`);
    const { data, errors } = await ask("{ orders { id } }");
    await test.kit.db.query("alter table lost rename to shipments");
    expect(data ?? null).toBeNull();
    expect(errors).toMatchObject([{ message: "Something went wrong on our side." }]);
  });
});

describe("ten thousand orders", () => {
  beforeAll(async () => {
    const { query } = test.kit.db;
    const fill = (table: string, from: string, changed: string) =>
      query(`insert into ${table} select r.* from (select * from ${from} limit 1) t, generate_series(1, 10000) n,
        jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object('id', 'many' || n, ${changed})) r`);
    const at = "'placed_at', t.placed_at + n * interval '1 minute'";
    await fill("purchases", "purchases", `'number', 'M' || n, 'user_id', 'many', 'cart_id', null, ${at}`);
    await fill("orders", "orders where shop_id = 's2'", "'number', 'M' || n || '-1', 'purchase_id', 'many' || n");
    await fill("order_lines", "order_lines", "'order_id', 'many' || n");
    await query("analyze");
  });

  it("are paged to the end", async () => {
    const numbers = async (offset: number) => (await page("many", offset)).orders?.map(({ number }) => number);
    expect(await numbers(0)).toEqual(Array.from({ length: 10 }, (_, at) => `M${10_000 - at}-1`));
    expect(await numbers(9_990)).toEqual(Array.from({ length: 10 }, (_, at) => `M${10 - at}-1`));
    expect((await page("many", 9_980)).more).toHaveLength(1);
  });

  it("cost no more rows than ten", async () => {
    const { db } = test.kit;
    const asked = await statementsOf(db, async (session) => {
      const found = await ownOrders(session, "many", { limit: 10, offset: 0, search: null, status: null });
      expect(found).toHaveLength(10);
    });
    const [[sql, values] = [""]] = asked;
    expect(await mostRowsRead(db, sql, values)).toBeLessThan(50);
  });
});
