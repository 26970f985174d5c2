import * as carts from "#contract/carts";
import * as contract from "#contract/checkout";
import type { Order } from "#contract/orders";
import { operatorKey } from "../auth/operator-key";
import { testAddress as home, openTestSales } from "../carts/testing";
import type { Session } from "../storage/database";
import { stock } from "../storage/tables-selling";
import { deliverOrder, shipOrder } from "./fulfil";
import { pay } from "./paid.fixture";
import { refundLines } from "./refund-lines";

const offers = {
  o1: { product: "1", sid: "s1", spid: "m-o1" },
  o5: { product: "2", sid: "s1", spid: "m-o5" },
  o7: { product: "5", sid: "s2", spid: "m-o7" },
};
type From = { session: string };
export const parcel = { service: "PostNL", trackingCode: "3SABC", link: "https://volg.example/3SABC" };

/** 200 when the work succeeds, else the status of its refusal. */
export const statusOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 200,
    (error: { status?: number }) => error.status ?? error,
  );

/** A test shop in which purchases are paid, and what happens to their orders afterwards. */
export async function openAfterSale() {
  const test = await openTestSales();
  const { kit } = test;
  await kit.db.orm.insert(stock).values({ offerId: "o1", onHand: 200 });
  const within = <T>(work: (session: Session) => Promise<T>) => kit.db.transaction(work);
  const ordersOf = async (from: From, order_id: string): Promise<Order[]> =>
    (await test.ask(contract.orderOverview, from, { body: { order_id } })).body.purchase?.orders ?? [];

  /** A paid purchase of these quantities. */
  async function bought(name: string, wanted: Partial<Record<keyof typeof offers, number>>) {
    const from = { session: name };
    for (const [offer, quantity] of Object.entries(wanted)) {
      await test.ask(carts.addProduct, from, { body: { ...offers[offer as keyof typeof offers], quantity } });
    }
    const address = { attribute: "delivery_address" as const, address: home, email: "noor@mail.example" };
    const { body } = await test.ask(contract.chooseAddress, from, { body: address });
    const { version = "", total = 0 } = body.draft ?? {};
    const placed = (await test.ask(contract.placeOrder, from, { body: { version, expected_total: total } })).body;
    const { order_id, number } = placed;
    await pay(kit, order_id, total);
    const again = () => ordersOf(from, order_id);
    const orders = await again();
    const [first] = orders;
    if (!first) throw new Error("Nothing was ordered.");
    return { from, order_id, number, total, orders, first, again };
  }

  /** A call of the operator's command. */
  async function desk(path: string, body?: object) {
    const authorization = `Bearer ${await operatorKey(kit.dataDir)}`;
    const sent = body && { method: "POST", body: JSON.stringify(body) };
    const headers = { authorization, "content-type": "application/json" };
    const response = await test.request(`/orders/desk${path}`, { headers, ...sent });
    return { status: response.status, body: await response.json() };
  }

  return {
    ...test,
    bought,
    desk,
    within,
    rows: async (sql: string, values: unknown[] = []) => (await kit.db.query(sql, values)).rows,
    ship: (id: string, code = parcel.trackingCode) =>
      within((session) => shipOrder(session, id, { ...parcel, trackingCode: code }, kit.now())),
    deliver: (id: string, day?: string) => within((session) => deliverOrder(session, id, kit.now(), day)),
    refund: (orderId: string, units: { lineId: string; quantity: number }[], kind: "cancelled" | "returned") =>
      within((session) =>
        refundLines(session, { orderId, units, kind, reason: "test", restock: kind === "cancelled", at: kit.now() }),
      ),
  };
}
