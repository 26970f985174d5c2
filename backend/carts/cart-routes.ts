import { type OpenAPIHono, z } from "@hono/zod-openapi";
import * as contract from "#contract/carts";
import { createRoutes } from "../http/routes";
import { serveHttp } from "../http/serve";
import type { CheckBearer, Kit } from "../kit";
import { line } from "../users/fields";
import { addToCart, removeFromCart } from "./change-cart";
import { MOST_UNITS } from "./limits";
import { openCart } from "./open-cart";
import type { Store } from "./store";
import { visitorOf } from "./visitor";

const MOST_ID = 200;
const MOST_BODY = 4_096;
const offer = { product: line(1, MOST_ID), sid: line(1, MOST_ID), spid: line(1, MOST_ID) };
const named = line(1, MOST_ID).optional();
const added = z.object({
  product: offer.product,
  sid: named,
  spid: named,
  quantity: z.number().int().min(1).max(MOST_UNITS).optional(),
});
const removed = z.object({ ...offer, all: z.boolean().optional() });

/** The cart (service `carts`). */
export function cartRoutes(kit: Kit & Store, checkBearer: CheckBearer): OpenAPIHono {
  const routes = createRoutes({ ...kit, maxBody: MOST_BODY });
  const failures = { 400: "Neither a usable cart session nor a token", 401: "The token is invalid" };
  const refusals = { ...failures, 404: "There is no such offer", 409: "`not_sellable`, `out_of_stock` or `limit`" };

  serveHttp(routes, contract.addProduct, { body: added, failures: refusals }, async ({ body }, c) =>
    addToCart(kit, await visitorOf(kit, checkBearer, c), body),
  );
  serveHttp(routes, contract.removeProduct, { body: removed, failures }, async ({ body }, c) =>
    removeFromCart(kit, await visitorOf(kit, checkBearer, c), body),
  );
  serveHttp(routes, contract.openCarts, { failures }, async (_, c) =>
    openCart(kit, await visitorOf(kit, checkBearer, c)),
  );
  // The specification names no method.
  serveHttp(routes, { ...contract.openCarts, method: "POST" }, { failures }, async (_, c) =>
    openCart(kit, await visitorOf(kit, checkBearer, c)),
  );
  return routes;
}
