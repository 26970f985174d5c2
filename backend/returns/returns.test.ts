import { afterAll, beforeAll, expect, it } from "vitest";
import * as carts from "#contract/carts";
import * as checkout from "#contract/checkout";
import { graphql, returnsDocument } from "#contract/graphql";
import { type Order, withdraw } from "#contract/orders";
import * as contract from "#contract/returns";
import { operatorKey } from "../auth/operator-key";
import { openTestSales, type TestSales, testAddress } from "../carts/testing";
import { answered } from "../http/testing";
import { deliverOrder, shipOrder } from "../orders/fulfil";
import { checkInvariants } from "../orders/invariants";
import { pay } from "../orders/paid.fixture";

let test: TestSales;
beforeAll(async () => {
  test = await openTestSales();
  await test.signUp("anna");
}, 60_000);
afterAll(() => test.close());

type From = { session: string; sub?: string };
/** Five units of a shop and one of another, delivered today. */
async function delivered(from: From) {
  await test.ask(carts.addProduct, from, { body: { product: "1", sid: "s1", spid: "m-o1", quantity: 5 } });
  await test.ask(carts.addProduct, from, { body: { product: "5", sid: "s2", spid: "m-o7" } });
  const body = { attribute: "delivery_address" as const, address: testAddress, email: "noor@mail.example" };
  const { version = "", total = 0 } = (await test.ask(checkout.chooseAddress, from, { body })).body.draft ?? {};
  const placed = await test.ask(checkout.placeOrder, from, { body: { version, expected_total: total } });
  const { order_id } = placed.body;
  await pay(test.kit, order_id, total);
  const read = async () =>
    (await test.ask(checkout.orderOverview, from, { body: { order_id } })).body.purchase?.orders[0] as Order;
  const { id: orderId, lines } = await read();
  await test.kit.db.transaction(async (session) => {
    await shipOrder(session, orderId, { service: "PostNL", trackingCode: "3S", link: "" }, test.kit.now());
    await deliverOrder(session, orderId, test.kit.now());
  });
  const [{ id: lineId = "" } = {}] = lines;
  const declare = (quantity: number, by: From | object = from, more: object = {}) =>
    test.ask(contract.declareReturn, by, {
      body: { orderId, shopId: "s1", selectedProducts: [{ id: lineId, quantity }], ...more },
    });
  return { order_id, orderId, lineId, read, declare };
}
async function operate(path: string, body: object = {}) {
  const response = await test.request(`/returns/desk${path}`, {
    method: path === "" ? "GET" : "POST",
    headers: { Authorization: `Bearer ${await operatorKey(test.kit.dataDir)}`, "Content-Type": "application/json" },
    ...(path !== "" && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}
const mails = async (word: string) =>
  (await test.kit.db.query<{ subject: string }>(`select subject from mail_queue where key like '${word}'`)).rows.map(
    ({ subject }) => subject,
  );

it("two and then three of five go back, and a sixth does not", async () => {
  const { declare, read } = await delivered({ session: "five" });
  const first = await declare(2, undefined, { returnReason: "Te klein" });
  expect(first).toMatchObject({ status: 200, body: { status: "requested", labelUrl: null, decision: "" } });
  // A second press of the button is the same return.
  expect((await declare(2)).body.reqID).toBe(first.body.reqID);
  expect((await read()).lines[0]?.returnableQuantity).toBe(3);
  expect((await declare(3)).status).toBe(200);
  expect(await declare(1)).toMatchObject({ status: 409, problem: "0" });
  expect((await read()).lines[0]?.returnableQuantity).toBe(0);
});

it("at once, only as many units go back as there are", async () => {
  const { declare, read } = await delivered({ session: "race" });
  const told = await Promise.all([declare(3), declare(4), declare(5), declare(4)]);
  expect(told.map(({ status }) => status).filter((status) => status === 200).length).toBeLessThanOrEqual(2);
  const { lines } = await read();
  expect(lines[0]?.returnableQuantity).toBeGreaterThanOrEqual(0);
  expect(lines[0]?.returnableQuantity).toBeLessThan(3);
});

it("after the last day it says which day that was", async () => {
  const { declare, read } = await delivered({ session: "late" });
  const till = (await read()).returnTill ?? "";
  const days = Math.ceil((Date.parse(till) - test.kit.now().getTime()) / 86_400_000) + 1;
  test.pass(days * 24 * 60);
  expect(await declare(1)).toMatchObject({ status: 409, problem: till });
  test.pass(-days * 24 * 60);
});

it("only who may read the purchase can send it back: its user, its browser, and the key of its mails", async () => {
  const { declare, order_id } = await delivered({ session: "mine", sub: "anna" });
  const [{ access_key: access } = { access_key: "" }] = (
    await test.kit.db.query<{ access_key: string }>("select access_key from purchases where id = $1", [order_id])
  ).rows;
  const stranger = { session: "stranger" };
  expect((await declare(1, stranger)).status).toBe(404);
  expect((await declare(1, stranger, { access: "wrong" })).status).toBe(404);
  expect((await declare(1, undefined, { shopId: "s2" })).status).toBe(404);
  expect((await declare(1, { sub: "anna" })).status).toBe(200);
  const { body } = await declare(2, {}, { access });
  await operate(`/${body.reqID}/approve`);
  const label = { body: { reqID: body.reqID } };
  expect((await test.ask(contract.returnLabel, stranger, label)).status).toBe(404);
  expect((await test.ask(contract.returnsOf, stranger, { body: { order_id } })).status).toBe(404);
  const printed = await test.ask(contract.returnLabel, {}, { body: { reqID: body.reqID, access } });
  expect(printed.body).toMatchObject({
    code: `ER-${body.reqID}`,
    to: { name: expect.any(String) },
    from: { recipient: "Noor de Wit" },
  });
  expect(printed.body.dropOff.length).toBeGreaterThan(0);
});

it("is approved with a label, received and refunded once, and told by mail", async () => {
  test.pass(5);
  const from = { session: "whole", sub: "anna" };
  const { declare, read, order_id } = await delivered(from);
  const { reqID } = (await declare(5)).body;
  expect((await operate(`/${reqID}/receive`)).status).toBe(409);
  expect((await test.ask(contract.returnLabel, from, { body: { reqID } })).status).toBe(404);
  const open = (await operate("")).body.returns as { number: string; lines: unknown[] }[];
  expect(open.find(({ number }) => number === reqID)?.lines).toHaveLength(1);
  expect((await operate(`/${reqID}/approve`)).body).toMatchObject({ status: "approved" });
  expect((await operate(`/${reqID}/approve`)).status).toBe(409);
  const { body } = await test.ask(contract.returnsOf, from, { body: { order_id } });
  expect(body.returns).toMatchObject([
    { reqID, status: "approved", labelUrl: expect.stringMatching(`^/retourlabel/${reqID}/\\?sleutel=`) },
  ]);
  const both = await Promise.all([operate(`/${reqID}/receive`), operate(`/${reqID}/receive`)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const order = await read();
  // The shipping goes back with the last unit.
  expect(order.refunded).toBe(order.total);
  expect(await checkInvariants(test.kit.db)).toEqual([]);
  expect((await mails("return:%")).filter((subject) => subject.includes(reqID))).toHaveLength(3);
  expect(await mails("refund:%")).toHaveLength(1);

  const asked = await test.request(graphql.path, {
    method: "POST",
    headers: { Authorization: "Bearer anna", "Content-Type": "application/json" },
    body: JSON.stringify({ query: returnsDocument, variables: { limit: 1, offset: 0, next: 1 } }),
  });
  const { data } = (await asked.json()) as { data: unknown };
  const { returns, moreReturns } = answered("graphql", data);
  expect(returns).toMatchObject([{ reqID, status: "refunded", products: [{ quantity: 5 }] }]);
  expect(moreReturns).toHaveLength(1);
});

it("starts by itself, approved, for whoever withdraws from an order that was sent", async () => {
  test.pass(5);
  const from = { session: "withdrawn" };
  const { declare, order_id, orderId } = await delivered(from);
  expect((await declare(2)).status).toBe(200);
  test.pass(5);
  const [{ number = "" } = {}] = (
    await test.kit.db.query<{ number: string }>("select number from orders where id = $1", [orderId])
  ).rows;
  const form = { key: "form-key-withdrawn", name: "Noor", articles: "" };
  await test.ask(withdraw, {}, { body: { ...form, number, email: "noor@mail.example" } });
  await test.sales.settled();
  const { body } = await test.ask(contract.returnsOf, from, { body: { order_id } });
  expect(body.returns).toMatchObject([
    { status: "approved", labelUrl: expect.any(String), products: [{ quantity: 3 }] },
    { status: "requested", products: [{ quantity: 2 }] },
  ]);
  const cases = await test.kit.db.query("select note, closed_at from withdrawal_cases where order_id = $1", [orderId]);
  expect(cases.rows).toEqual([{ note: `retour ${body.returns[0]?.reqID}`, closed_at: test.kit.now() }]);
  expect((await operate(`/${body.returns[0]?.reqID}/receive`)).status).toBe(200);
  expect(await checkInvariants(test.kit.db)).toEqual([]);
});

it("is rejected with the reason, which is mailed, and leaves its units to the buyer", async () => {
  const { declare, read } = await delivered({ session: "no" });
  const { reqID } = (await declare(4)).body;
  expect((await operate(`/${reqID}/reject`)).status).toBe(400);
  expect((await operate(`/${reqID}/reject`, { reason: "Het is op maat gemaakt" })).status).toBe(200);
  expect((await operate(`/${reqID}/approve`)).status).toBe(409);
  expect((await operate("/R0/approve")).status).toBe(404);
  expect((await read()).lines[0]?.returnableQuantity).toBe(5);
  const [{ text = "" } = {}] = (
    await test.kit.db.query<{ text: string }>("select text from mail_queue where key like 'return:%:rejected'")
  ).rows;
  expect(text).toContain("Het is op maat gemaakt");
  expect((await test.request("/returns/desk")).status).toBe(401);
});
