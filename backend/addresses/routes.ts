import type { OpenAPIHono } from "@hono/zod-openapi";
import * as contract from "#contract/addresses";
import { createRoutes } from "../http/routes";
import type { CheckBearer, Kit } from "../kit";
import { needProfile } from "../users/as-user";
import { serveUser } from "../users/serve-user";
import { addressesOf, updateAddress } from "./addresses";
import { addressesSchema, addressUpdateSchema } from "./schema";

/** Where things are to be delivered (service `carts`). */
export function addressRoutes(kit: Kit, checkBearer: CheckBearer): OpenAPIHono {
  const routes = createRoutes(kit);
  const response = addressesSchema;
  serveUser(routes, checkBearer, contract.deliveryAddresses, { response }, async (_, { sub }) => {
    await needProfile(kit.db, sub);
    return { addresses: await addressesOf(kit.db, sub) };
  });
  const failures = { 404: "There is no such address, or no profile yet", 409: "There are too many" };
  const update = { body: addressUpdateSchema, response, failures };
  serveUser(routes, checkBearer, contract.updateDeliveryAddress, update, async ({ body }, { sub }) => ({
    addresses: await updateAddress(kit, sub, body),
  }));
  return routes;
}
