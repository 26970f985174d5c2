import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import * as contract from "#contract/returns";
import { readerOf } from "../carts/visitor";
import { failure } from "../http/failure";
import { createRoutes } from "../http/routes";
import { serveHttp } from "../http/serve";
import type { CheckBearer, Kit } from "../kit";
import { mayRead } from "../orders/access";
import { chosenLines } from "../orders/chosen-lines";
import { type PurchaseRow, readPurchaseRow } from "../orders/purchases";
import { line } from "../users/fields";
import type { Carrier } from "./carrier";
import { orderOfShop, readOfPurchase, readReturnLines, readWholeReturn } from "./records";
import { returnAnswers } from "./return-answer";
import type { ReturnDesk } from "./return-desk";

const MOST_BODY = 16_384;
const MOST_ID = 100;
const MOST_SHOWN = 100;
const MOST_POINTS = 5;

const id = line(1, MOST_ID);
const access = id.optional();
const declared = z.object({
  orderId: id,
  shopId: id,
  selectedProducts: chosenLines,
  returnReason: line(0, contract.RETURN_REASON).optional(),
  access,
});

interface Surroundings {
  checkBearer: CheckBearer;
  desk: ReturnDesk;
  carrier: Carrier;
}

/** Sending back what was ordered, for whoever may read the purchase (service `carts`). */
export function returnRoutes(kit: Kit, { checkBearer, desk, carrier }: Surroundings): OpenAPIHono {
  const { db } = kit;
  const routes = createRoutes({ ...kit, maxBody: MOST_BODY });
  const failures = { 400: "Neither a usable cart session nor a token, or a wrong field", 401: "The token is invalid" };

  async function readable(c: Context, purchaseId: string | undefined, key: string | undefined): Promise<PurchaseRow> {
    const reader = await readerOf(kit, checkBearer, c, key);
    const purchase = purchaseId === undefined ? undefined : await readPurchaseRow(db, purchaseId);
    if (!purchase || !mayRead(purchase, reader)) throw failure(404, "There is no such order.");
    return purchase;
  }

  const declaring = { body: declared, failures: { ...failures, 404: "No such order", 409: "Too late, or too many" } };
  serveHttp(routes, contract.declareReturn, declaring, async ({ body }, c) => {
    const { orderId, shopId, selectedProducts, returnReason: reason = "" } = body;
    const purchase = await readable(c, await orderOfShop(db, orderId, shopId), body.access);
    const units = selectedProducts.map(({ id: lineId, quantity }) => ({ lineId, quantity }));
    const found = await desk.declare(purchase, { orderId, units, reason });
    const [answer] = await returnAnswers(db, [found], await desk.labelPaths());
    if (!answer) throw new Error("A declared return has no answer.");
    return answer;
  });

  const listing = { body: z.object({ order_id: id, access }), failures: { ...failures, 404: "No such purchase" } };
  serveHttp(routes, contract.returnsOf, listing, async ({ body }, c) => {
    const { id: purchaseId } = await readable(c, body.order_id, body.access);
    const found = await readOfPurchase(db, purchaseId, MOST_SHOWN);
    return { returns: await returnAnswers(db, found, await desk.labelPaths()) };
  });

  const printing = { body: z.object({ reqID: id, access }), failures: { ...failures, 404: "No label" } };
  serveHttp(routes, contract.returnLabel, printing, async ({ body }, c) => {
    const found = await readWholeReturn(db, body.reqID);
    const { deliveryAddress: from } = await readable(c, found?.purchase.id, body.access);
    if (!found?.row.labelCode) throw failure(404, "There is no label for this return.");
    const { row, order } = found;
    const { legalName: name, street, postalCode, city, country } = order.seller;
    const lines = await readReturnLines(db, [row.id]);
    return {
      reqID: row.number,
      code: row.labelCode,
      service: carrier.service,
      orderNumber: order.number,
      to: { name, street, postalCode, city, country },
      from,
      products: lines.map(({ line: { name }, quantity }) => ({ name, quantity })),
      dropOff: (await carrier.dropOff(from.postalCode)).slice(0, MOST_POINTS),
    };
  });
  return routes;
}
