import * as carts from "#contract/carts";
import * as contract from "#contract/checkout";
import { testAddress as home, type TestSales } from "./testing";

type From = Parameters<TestSales["ask"]>[1];

export const phone = { product: "1", sid: "s1", spid: "m-o1" };
export const sleeve = { product: "5", sid: "s2", spid: "m-o7" };
export const grownUp = { product: "6", sid: "s2", spid: "m-o8" };

let visitors = 0;
export const visitor = () => ({ session: `c${visitors++}` });

/** What buyers do in the shop under test; it may be opened later. */
export function buyers(shop: () => TestSales) {
  const add = (from: From, body: object) => shop().ask(carts.addProduct, from, { body: body as carts.OfferOf });
  const fill = (from: From, more: object = {}) =>
    shop().ask(contract.chooseAddress, from, {
      body: { attribute: "delivery_address", address: home, email: "noor@mail.example", ...more },
    });
  async function draftOf(from: From): Promise<contract.Draft> {
    const { body } = await shop().ask(contract.orderOverview, from, { body: {} });
    if (!body.draft) throw new Error("There is no draft.");
    return body.draft;
  }
  async function place(from: From) {
    const { version, total } = await draftOf(from);
    return (await shop().ask(contract.placeOrder, from, { body: { version, expected_total: total } })).body;
  }
  async function ready(...lines: object[]): Promise<{ session: string }> {
    const from = visitor();
    for (const line of lines) await add(from, line);
    await fill(from);
    return from;
  }
  const code = (from: From, promocode: string) => shop().ask(contract.addPromocode, from, { body: { promocode } });
  return { add, fill, draftOf, place, ready, code };
}
