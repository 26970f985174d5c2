import { type OpenAPIHono, z } from "@hono/zod-openapi";
import * as contract from "#contract/recommendations";
import { adultCategoryIds } from "../categories/tree";
import { failure } from "../http/failure";
import { createRoutes } from "../http/routes";
import { serve } from "../http/serve";
import type { CheckBearer, Kit } from "../kit";
import { productsSchema } from "../products/schema";
import { productSummaries } from "../products/summaries";
import { keepFor } from "../storage/kept";
import { readMostViewed, readNeighbours } from "./records";

const MAX_AGE = 60;
const KEEP_MS = 60_000;
const MOST_SHOWN = 24;

const query = z.object({
  userId: z.string().max(64).optional(),
  productId: z.string().max(64).optional(),
});

/** What to look at next (service `recommendations`). Who asks makes no difference yet. */
export function recommendationRoutes(kit: Kit, checkBearer: CheckBearer): OpenAPIHono {
  const routes = createRoutes(kit);
  const mostViewed = keepFor(KEEP_MS, async () => {
    const ids = await readMostViewed(kit.db, await adultCategoryIds(kit.db), MOST_SHOWN);
    return { products: await productSummaries(kit.db, ids) };
  });

  const answer = { query, response: productsSchema, maxAge: MAX_AGE };
  serve(routes, contract.mostViewedItems, answer, () => mostViewed());
  serve(routes, contract.relatedViews, answer, async ({ query: { productId } }) => {
    if (!productId) return mostViewed();
    return { products: await productSummaries(kit.db, await readNeighbours(kit.db, productId, MOST_SHOWN)) };
  });
  const failures = { 401: "Nobody is signed in" };
  serve(routes, contract.personalized, { query, response: productsSchema, failures }, async (_asked, c) => {
    if (!(await checkBearer(c.req.header("authorization")))) throw failure(401, "Sign in first.");
    return mostViewed();
  });
  return routes;
}
