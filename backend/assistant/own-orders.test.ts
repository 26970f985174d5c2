import { afterAll, beforeAll, expect, it } from "vitest";
import type { ChatBlock } from "#contract/assistant";
import * as carts from "#contract/carts";
import * as checkout from "#contract/checkout";
import { openTestSales, type TestSales, testAddress } from "../carts/testing";
import { pay } from "../orders/paid.fixture";
import { callsOf, emptyShop } from "./chats.fixture";

const QUESTION = "Waar is mijn bestelling?";
let sales: TestSales;
let calls: ReturnType<typeof callsOf>;
beforeAll(async () => {
  sales = await openTestSales();
  for (const sub of ["anna", "bob"]) await sales.signUp(sub);
  calls = callsOf(sales.kit, emptyShop());
}, 60_000);
afterAll(() => sales.close());

/** Buys at two shops; returns the id of the purchase and the numbers of its orders. */
async function buy(sub: string): Promise<{ id: string; numbers: string[] }> {
  const from = { session: sub, sub };
  await sales.ask(carts.addProduct, from, { body: { product: "1", sid: "s1", spid: "m-o1" } });
  await sales.ask(carts.addProduct, from, { body: { product: "1", sid: "s2", spid: "m-o2" } });
  const body = { attribute: "delivery_address" as const, address: testAddress, email: `${sub}@mail.example` };
  const { version = "", total = 0 } = (await sales.ask(checkout.chooseAddress, from, { body })).body.draft ?? {};
  const id = (await sales.ask(checkout.placeOrder, from, { body: { version, expected_total: total } })).body.order_id;
  await pay(sales.kit, id, total);
  const { rows } = await sales.kit.db.query<{ number: string }>("select number from orders where purchase_id = $1", [
    id,
  ]);
  return { id, numbers: rows.map(({ number }) => number) };
}

async function asked(sub?: string): Promise<{ text: string; blocks: ChatBlock[]; all: string }> {
  const sent = sub ? { sub } : {};
  const { status, body } = await calls.ask(await calls.begin(sent), QUESTION, sent);
  expect(status).toBe(200);
  const { text, blocks } = body.message;
  return { text, blocks, all: JSON.stringify(body) };
}

it("tells a signed-in visitor of their own orders and of nobody else's, and a guest how to look one up", async () => {
  const [anna, bob] = [await buy("anna"), await buy("bob")];
  expect(anna.numbers).toHaveLength(2);
  const told = await asked("anna");
  for (const number of anna.numbers) expect(told.text).toContain(number);
  expect(told.blocks.map((block) => block.type === "quote" && block.source)).toMatchObject([
    ...[{ kind: "order" }, { kind: "order" }],
  ]);
  expect(told.all).toContain(anna.id);
  for (const foreign of [bob.id, ...bob.numbers]) expect(told.all).not.toContain(foreign);

  const guest = await asked();
  expect(guest.text).toContain("bestelnummer");
  for (const order of [anna, bob])
    for (const part of [order.id, ...order.numbers]) expect(guest.all).not.toContain(part);
  // A number that one knows opens nothing.
  const chat = await calls.begin({ sub: "bob" });
  const { body } = await calls.ask(chat, `Waar is mijn bestelling ${anna.numbers[0]}?`, { sub: "bob" });
  expect(body.message.text).toContain(bob.numbers[0]);
  expect(body.message.text).not.toContain(anna.numbers[0]);
});
