import { type OpenAPIHono, z } from "@hono/zod-openapi";
import * as contract from "#contract/checkout";
import { findOrder } from "#contract/orders";
import { failure } from "../http/failure";
import { createRateLimit } from "../http/rate-limit";
import { createRoutes } from "../http/routes";
import { serveHttp } from "../http/serve";
import type { CheckBearer, Kit } from "../kit";
import { mayRead } from "../orders/access";
import { findPurchase } from "../orders/find-order";
import { readPurchaseRow } from "../orders/purchases";
import { purchaseAnswer } from "../orders/read-purchase";
import { line } from "../users/fields";
import { changeDraft } from "./checkout";
import * as schema from "./checkout-schema";
import { type EndPayment, placeOrder } from "./placing";
import type { Store } from "./store";
import { readerOf, visitorOf } from "./visitor";

const MOST_BODY = 4_096;
const MOST_NUMBER = 30;
const HOUR_S = 3_600;

export interface OrderSurroundings {
  checkBearer: CheckBearer;
  clientOf?: (headers: Headers) => string | undefined;
  endPayment: EndPayment;
  /** Whether the confirmation of a purchase has been handed to the mail server. */
  isMailed: (purchaseId: string) => Promise<boolean>;
}

/** The overview of what is or was ordered, placing it, and finding it again (service `carts`). */
export function orderRoutes(kit: Kit & Store, around: OrderSurroundings): OpenAPIHono {
  const { checkBearer, clientOf, endPayment, isMailed } = around;
  const routes = createRoutes({ ...kit, maxBody: MOST_BODY });
  const failures = { 400: "Neither a usable cart session nor a token, or a wrong field", 401: "The token is invalid" };

  const overview = { body: schema.overviewOf, failures: { ...failures, 404: "Nobody's, or somebody else's" } };
  serveHttp(routes, contract.orderOverview, overview, async ({ body: { order_id: id, access } }, c) => {
    if (id === undefined) return changeDraft(kit, await visitorOf(kit, checkBearer, c), async () => ({}));
    const reader = await readerOf(kit, checkBearer, c, access);
    const purchase = await readPurchaseRow(kit.db, id);
    if (!purchase || !mayRead(purchase, reader)) throw failure(404, "There is no such order.");
    return { draft: null, purchase: await purchaseAnswer(kit.db, purchase, await isMailed(id)) };
  });

  serveHttp(routes, contract.placeOrder, { body: schema.placing, failures }, async ({ body }, c) =>
    placeOrder(kit, await visitorOf(kit, checkBearer, c), body, endPayment),
  );

  const mayFind = createRateLimit(20, HOUR_S);
  const mayAnybodyFind = createRateLimit(600, HOUR_S);
  const find = {
    body: z.object({ number: line(1, MOST_NUMBER), email: schema.mailAddress }),
    failures: { 404: "No such order with this address", 429: "Too many tries" },
  };
  serveHttp(routes, findOrder, find, async ({ body }, c) => {
    const client = clientOf?.(c.req.raw.headers);
    if (client !== undefined) await mayFind(client);
    await mayAnybodyFind("all");
    return findPurchase(kit.db, body);
  });
  return routes;
}
