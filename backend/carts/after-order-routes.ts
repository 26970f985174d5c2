import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import * as contract from "#contract/orders";
import { failure } from "../http/failure";
import { createRateLimit } from "../http/rate-limit";
import { createRoutes } from "../http/routes";
import { serveHttp } from "../http/serve";
import type { CheckBearer, Kit } from "../kit";
import { mayRead } from "../orders/access";
import { chosenLines } from "../orders/chosen-lines";
import type { Desk } from "../orders/desk";
import { type PurchaseRow, readPurchaseRow } from "../orders/purchases";
import { readInvoice } from "../orders/read-invoice";
import { readWhole } from "../orders/whole-purchase";
import { receiveWithdrawal } from "../orders/withdrawals";
import { line } from "../users/fields";
import { mailAddress } from "./checkout-schema";
import { readerOf } from "./visitor";

const MOST_BODY = 16_384;
const MOST_ID = 200;
const MOST_NUMBER = 40;
const MOST_NAME = 100;
const MOST_ARTICLES = 500;
const HOUR_S = 3_600;

const id = line(1, MOST_ID);
const ofPurchase = { order_id: id, access: id.optional() };
const cancelling = z.object({
  ...ofPurchase,
  order: id,
  lines: chosenLines.optional(),
});
const invoicing = z.object({ ...ofPurchase, number: line(1, 300) });
const withdrawing = z.object({
  key: line(16, 64),
  name: line(1, MOST_NAME),
  number: line(1, MOST_NUMBER),
  email: mailAddress,
  articles: line(0, MOST_ARTICLES),
});

interface Surroundings {
  checkBearer: CheckBearer;
  clientOf?: (headers: Headers) => string | undefined;
  desk: Desk;
  /** Called after a statement was stored: it is to be read, and its receipt sent. */
  withdrawn: () => void;
}

/** What a buyer may do after ordering: cancel, see invoices, withdraw (service `carts`). */
export function afterOrderRoutes(kit: Kit, around: Surroundings): OpenAPIHono {
  const { checkBearer, clientOf, desk, withdrawn } = around;
  const routes = createRoutes({ ...kit, maxBody: MOST_BODY });
  const failures = { 404: "Nobody's, or somebody else's" };

  async function own(c: Context, purchaseId: string, access: string | undefined): Promise<PurchaseRow> {
    const reader = await readerOf(kit, checkBearer, c, access);
    const purchase = await readPurchaseRow(kit.db, purchaseId);
    if (!purchase || !mayRead(purchase, reader)) throw failure(404, "There is no such order.");
    return purchase;
  }

  const cancel = { body: cancelling, failures: { ...failures, 409: "It has been sent, or is not there any more" } };
  serveHttp(routes, contract.cancelOrder, cancel, async ({ body }, c) => {
    const purchase = await own(c, body.order_id, body.access);
    const { orders } = await readWhole(kit.db, purchase.id);
    if (!orders.some((order) => order.id === body.order)) throw failure(404, "There is no such order.");
    const units = body.lines?.map(({ id: lineId, quantity }) => ({ lineId, quantity }));
    const { order, amount } = await desk.refund(body.order, { kind: "cancelled", reason: "cancelled", units });
    return { status: order.status, refunded: amount };
  });

  serveHttp(routes, contract.orderInvoice, { body: invoicing, failures }, async ({ body }, c) => {
    const purchase = await own(c, body.order_id, body.access);
    const invoice = await readInvoice(kit.db, purchase.id, body.number);
    if (!invoice) throw failure(404, "There is no such invoice.");
    return invoice;
  });

  const perClient = createRateLimit(10, HOUR_S);
  const perAddress = createRateLimit(5, HOUR_S);
  const perShop = createRateLimit(300, HOUR_S);
  const withdrawal = { body: withdrawing, failures: { 429: "Too many statements" } };
  serveHttp(routes, contract.withdraw, withdrawal, async ({ body }, c) => {
    const client = clientOf?.(c.req.raw.headers);
    if (client !== undefined) await perClient(client);
    await perAddress(body.email);
    await perShop("all");
    const receipt = await receiveWithdrawal(kit, body);
    withdrawn();
    return receipt;
  });
  return routes;
}
