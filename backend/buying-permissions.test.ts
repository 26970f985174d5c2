import { afterAll, beforeAll, expect, it } from "vitest";
import { updateDeliveryAddress } from "#contract/addresses";
import type { Call } from "#contract/call";
import { CART_SESSION_HEADER } from "#contract/cart-session";
import * as carts from "#contract/carts";
import * as checkout from "#contract/checkout";
import * as graphql from "#contract/graphql";
import * as orders from "#contract/orders";
import * as payments from "#contract/payments";
import { sessionOf, testAddress } from "./carts/testing";
import { openTestBuying, testOffers } from "./testing-buying";

let test: Awaited<ReturnType<typeof openTestBuying>>;
const anna = { session: "anna", sub: "anna" };
/** What only Anna may see. */
let secrets: string[] = [];
const ids = { order_id: "", order: "", number: "", invoice: "", address: "" };

beforeAll(async () => {
  test = await openTestBuying();
  for (const sub of ["anna", "eve"]) await test.signUp(sub);
  const { company: _, ...address } = testAddress;
  const body = { name: "Thuis", address, default: true, deleted: false };
  const { addresses } = (await test.ask(updateDeliveryAddress, { sub: "anna" }, { body })).body;
  await test.ask(carts.openCarts, anna);
  const { order_id, number } = await test.bought(anna);
  await test.provider.pay((await test.open(anna, order_id)).body.id);
  await test.settled();
  const [order] = (await test.purchaseOf(anna, order_id)).orders;
  const [row] = await test.rows("select access_key from purchases where id = $1", [order_id]);
  Object.assign(ids, { order_id, number, order: order?.id, invoice: order?.invoice, address: addresses[0]?.publicId });
  await test.add(anna, "o7");
  const pending = await test.place(anna);
  secrets = ["noor@mail.example", "Noor", "Dorpsstraat", String(row?.access_key), pending.order_id, pending.number];
}, 60_000);
afterAll(() => test.close());

const from: Record<string, Record<string, string>> = {
  nobody: {},
  "a malformed session": { [CART_SESSION_HEADER]: "../anna" },
  "an invalid token": { [CART_SESSION_HEADER]: sessionOf("eve"), authorization: "Bearer bad" },
  "another browser": { [CART_SESSION_HEADER]: sessionOf("eve") },
  "another user": { authorization: "Bearer eve" },
};
/** Who asks about their own: nobody's session is refused, and a stranger works on what is theirs. */
const own = (stranger: number) => [400, 400, 401, stranger, stranger];
/** Answers all alike. */
const anybody = (status: number) => [status, status, status, status, status];
const theirs = own(404);
const key = "k".repeat(32);

const table: [Call, () => object, number[]][] = [
  [carts.addProduct, () => testOffers.o1, own(200)],
  [carts.openCarts, () => ({}), own(200)],
  [checkout.deliveryOptions, () => ({}), own(200)],
  [checkout.orderOverview, () => ({}), own(200)],
  [checkout.orderOverview, () => ({ order_id: ids.order_id }), theirs],
  [checkout.updateDeliveryType, () => ({ pickup_delivery: false }), own(200)],
  [checkout.chooseAddress, () => ({ attribute: "billing_address", id: ids.address }), theirs],
  [checkout.chooseShippingMethod, () => ({ id: "standard", shop_id: "s1" }), own(200)],
  [checkout.addPromocode, () => ({ promocode: "ONBEKEND" }), own(409)],
  [checkout.removePromocode, () => ({ promocode: "ONBEKEND" }), own(200)],
  [checkout.placeOrder, () => ({ version: "x", expected_total: 1 }), own(200)],
  [carts.removeProduct, () => testOffers.o1, own(200)],
  [orders.findOrder, () => ({ number: ids.number, email: "eve@mail.example" }), anybody(404)],
  [orders.cancelOrder, () => ({ order_id: ids.order_id, order: ids.order }), theirs],
  [orders.orderInvoice, () => ({ order_id: ids.order_id, number: ids.invoice }), theirs],
  [
    orders.withdraw,
    () => ({ key, name: "Eve", number: ids.number, email: "eve@mail.example", articles: "" }),
    anybody(200),
  ],
  [payments.createSession, () => ({ order_id: ids.order_id, success_url: "/a", cancel_url: "/b" }), theirs],
  [graphql.graphql, () => ({ query: "{ orders(limit: 10, offset: 0) { __typename } }" }), [401, 401, 401, 401, 200]],
];

async function send(call: Call, body: object, headers: Record<string, string>): Promise<Response> {
  const init = {
    method: call.method,
    headers: { "Content-Type": "application/json", ...headers },
    ...(call.method === "GET" ? {} : { body: JSON.stringify(body) }),
  };
  return call.service === "payments" ? test.service.request(call.path, init) : test.request(call.path, init);
}

it("has every call that a buyer makes", () => {
  const all = [carts, checkout, orders, payments, graphql].flatMap((calls) => Object.values(calls));
  const names = all.flatMap((one) => (typeof one === "object" && "path" in one ? [one.name] : []));
  expect([...new Set(table.map(([{ name }]) => name))].sort()).toEqual(names.sort());
});

it.each(table.map(([call, body, statuses]) => [call.name, call, body, statuses] as const))(
  "%s tells nothing of another's to whoever asks",
  async (_name, call, body, statuses) => {
    const got: Record<string, number> = {};
    for (const [who, headers] of Object.entries(from)) {
      const response = await send(call, body(), headers);
      got[who] = response.status;
      const text = await response.text();
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
    expect(got).toEqual(Object.fromEntries(Object.keys(from).map((who, at) => [who, statuses[at]])));
  },
);

it.each([checkout.orderOverview, orders.cancelOrder, orders.orderInvoice, payments.createSession])(
  "$name takes no other key than that of its mails",
  async (call) => {
    const body = { ...ids, number: ids.invoice, success_url: "/a", cancel_url: "/b", access: "0".repeat(32) };
    expect((await send(call, body, {})).status).toBe(404);
  },
);

it("nothing of the strangers' calls has changed what is Anna's", async () => {
  const purchase = await test.purchaseOf(anna, ids.order_id);
  expect([purchase.state, purchase.orders.map(({ status }) => status)]).toEqual(["paid", ["paid", "paid"]]);
  expect((await test.ask(carts.openCarts, anna)).body.count).toBe(1);
});
