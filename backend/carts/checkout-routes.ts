import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import * as contract from "#contract/checkout";
import { failure } from "../http/failure";
import { createRateLimit } from "../http/rate-limit";
import { createRoutes } from "../http/routes";
import { serveHttp } from "../http/serve";
import type { CheckBearer, Kit } from "../kit";
import * as checkout from "./checkout";
import * as schema from "./checkout-schema";
import type { PickupPoints } from "./pickup-points";
import type { Store } from "./store";
import { visitorOf } from "./visitor";

const MOST_BODY = 8_192;
const MINUTES_10_S = 600;

interface Surroundings {
  checkBearer: CheckBearer;
  clientOf?: (headers: Headers) => string | undefined;
  points: PickupPoints;
}

/** The checkout up to placing (service `carts`). */
export function checkoutRoutes(kit: Kit & Store, { checkBearer, clientOf, points }: Surroundings): OpenAPIHono {
  const routes = createRoutes({ ...kit, maxBody: MOST_BODY });
  const mayTryCode = createRateLimit(30, MINUTES_10_S);
  const who = (c: Context) => visitorOf(kit, checkBearer, c);
  const failures = { 400: "Neither a usable cart session nor a token, or a wrong field", 401: "The token is invalid" };

  const options = { query: schema.near, failures };
  serveHttp(routes, contract.deliveryOptions, options, async ({ query }, c) =>
    checkout.deliveryOptions(kit, await who(c), points, query.postcode),
  );
  const type = { body: schema.deliveryType, failures: { ...failures, 404: "There is no such point" } };
  serveHttp(routes, contract.updateDeliveryType, type, async ({ body }, c) => {
    const point = body.point === undefined ? undefined : await points.find(body.point, body.postcode);
    if (body.point !== undefined && !point) throw failure(404, "There is no such pick-up point.");
    const chosen = { pickup: body.pickup_delivery, methods: {}, ...(point && { pickupPoint: point }) };
    return checkout.changeDraft(kit, await who(c), async () => chosen);
  });
  const address = { body: schema.addressChoice, failures: { ...failures, 404: "There is no such address" } };
  serveHttp(routes, contract.chooseAddress, address, async ({ body }, c) =>
    checkout.changeDraft(kit, await who(c), (asked) => checkout.chosenAddress(asked, body)),
  );
  const method = { body: schema.methodChoice, failures: { ...failures, 404: "There is no such method" } };
  serveHttp(routes, contract.chooseShippingMethod, method, async ({ body }, c) =>
    checkout.changeDraft(kit, await who(c), (asked, cart) => checkout.chosenMethod(asked, cart, body)),
  );
  const refusals = { 409: "`unknown`, `expired`, `used`, `minimum` or `not_here`", 429: "Too many tries" };
  const code = { body: schema.promocode, failures: { ...failures, ...refusals } };
  serveHttp(routes, contract.addPromocode, code, async ({ body }, c) => {
    const visitor = await who(c);
    await mayTryCode(clientOf?.(c.req.raw.headers) ?? visitor.user?.sub ?? visitor.sessionHash ?? "");
    return checkout.changeDraft(kit, visitor, (asked, cart) => checkout.addedCode(asked, cart, body.promocode));
  });
  serveHttp(routes, contract.removePromocode, { body: schema.promocode, failures }, async ({ body }, c) =>
    checkout.changeDraft(kit, await who(c), (asked, cart) => checkout.removedCode(asked, cart, body.promocode)),
  );
  return routes;
}
