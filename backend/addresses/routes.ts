import type { OpenAPIHono } from "@hono/zod-openapi";
import * as contract from "#contract/addresses";
import { createRoutes } from "../http/routes";
import type { CheckBearer, Kit } from "../kit";
import { needProfile } from "../users/as-user";
import { serveUser } from "../users/serve-user";
import { addressesOf, updateAddress } from "./addresses";
import { addressUpdateSchema } from "./schema";

/** Delivery addresses (service `carts`). */
export function addressRoutes(kit: Kit, checkBearer: CheckBearer): OpenAPIHono {
  const routes = createRoutes(kit);
  serveUser(routes, checkBearer, contract.deliveryAddresses, {}, async (_, { sub }) => {
    await needProfile(kit.db, sub);
    return { addresses: await addressesOf(kit.db, sub) };
  });
  const failures = { 404: "There is no such address, or no profile yet", 409: "There are too many" };
  const update = { body: addressUpdateSchema, failures };
  serveUser(routes, checkBearer, contract.updateDeliveryAddress, update, async ({ body }, { sub }) => ({
    addresses: await updateAddress(kit, sub, body),
  }));
  return routes;
}
