import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { CURRENCY } from "#contract/money";
import * as contract from "#contract/prices";
import { failure } from "../http/failure";
import { createRoutes } from "../http/routes";
import { serve } from "../http/serve";
import type { Kit } from "../kit";
import { productOf } from "../products/offers";
import { productSummaries } from "../products/summaries";
import { marketOf } from "./market";
import { readNearestInPrice } from "./records";
import { pricePoints } from "./rules";
import { relatedQuery } from "./schema";

const MAX_AGE = 300;
/** Shorter than the browsers' cache time, so that pages reflect a new day or another process's change sooner. */
const KEEP_SECONDS = 60;
const MOST_RELATED = 12;

/** Price history and alternatives (service `prices`). */
export function priceRoutes(kit: Kit): OpenAPIHono {
  const routes = createRoutes(kit);
  const params = z.object({ id: z.string().max(64) });
  const failures = { 404: "There is no such product" };
  const history = {
    params,
    maxAge: MAX_AGE,
    keepSeconds: KEEP_SECONDS,
    productOf: (input: { params: { id: string } }) => input.params.id,
    failures,
  };
  serve(routes, contract.priceHistory, history, async ({ params: { id } }) => {
    const days = (await marketOf(kit.db, [id])).get(id);
    if (!days && (await productSummaries(kit.db, [id])).length === 0) throw failure(404, "There is no such product.");
    return { productId: id, currency: CURRENCY, points: pricePoints(days ?? []) };
  });

  const related = {
    query: relatedQuery,
    maxAge: MAX_AGE,
    keepSeconds: KEEP_SECONDS,
    failures,
  };
  serve(routes, contract.related, related, async ({ query }) => {
    if (!query.offer && !query.ean) throw failure(400, "An offer or a barcode is required.");
    const id = await productOf(kit.db, query);
    if (!id) throw failure(404, "There is no such product.");
    return { products: await productSummaries(kit.db, await readNearestInPrice(kit.db, id, MOST_RELATED)) };
  });
  return routes;
}
