import { type OpenAPIHono, z } from "@hono/zod-openapi";
import * as contract from "#contract/discounts";
import { createRoutes } from "../http/routes";
import { serve } from "../http/serve";
import type { Kit } from "../kit";
import { cachedFor } from "../storage/cached";
import { currentDeals } from "./deals";

const KEEP_MS = 60_000;

/** Real price drops for the home page (service `discounts`). */
export function discountRoutes(kit: Kit): OpenAPIHono {
  const routes = createRoutes(kit);
  const deals = cachedFor(KEEP_MS, async () => ({ products: await currentDeals(kit) }));
  serve(routes, contract.homepageDeals, { body: z.object({}), keepSeconds: KEEP_MS / 1_000 }, () => deals());
  return routes;
}
