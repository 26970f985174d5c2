import { type OpenAPIHono, z } from "@hono/zod-openapi";
import { LRUCache } from "lru-cache";
import { MORE_LIKE_THIS_IDS } from "#contract/limits";
import * as contract from "#contract/recommendations";
import { tastesOf } from "../account/tastes";
import { adultCategoryIds } from "../categories/tree";
import { createRoutes } from "../http/routes";
import { serve, serveHttp } from "../http/serve";
import type { CheckBearer, Kit } from "../kit";
import { type AddHighlights, noHighlights } from "../products/price-highlights";
import type { FindSimilar } from "../products/similar";
import { productSummaries } from "../products/summaries";
import { cachedFor } from "../storage/cached";
import { userOf } from "../users/serve-user";
import { personalProducts } from "./personal";
import { readCategoryOf, readMostViewed, readMostViewedIn } from "./records";

const MAX_AGE = 60;
const KEEP_MS = 60_000;
const MOST_SHOWN = 24;
const KEPT_CATEGORIES = 2_000;

const query = z.object({
  userId: z.string().max(64).optional(),
  productId: z.string().max(64).optional(),
});

/** Recommendations (service `recommendations`). `findSimilar` and `addHighlights` are the search engine's. */
export function recommendationRoutes(
  kit: Kit,
  checkBearer: CheckBearer,
  findSimilar: FindSimilar,
  addHighlights: AddHighlights = noHighlights,
): OpenAPIHono {
  const routes = createRoutes(kit);
  const mostViewed = cachedFor(KEEP_MS, async () => {
    const ids = await readMostViewed(kit.db, await adultCategoryIds(kit.db), MOST_SHOWN);
    return { products: await addHighlights(await productSummaries(kit.db, ids)) };
  });
  /** One more than are shown, as a product is no neighbour of its own. */
  const mostViewedIn = new LRUCache<string, string[]>({
    max: KEPT_CATEGORIES,
    ttl: KEEP_MS,
    fetchMethod: (category) => readMostViewedIn(kit.db, [category], MOST_SHOWN + 1),
  });
  /** The most viewed orderable products of the product's own category, without itself. */
  async function neighboursOf(productId: string): Promise<string[]> {
    const category = await readCategoryOf(kit.db, productId);
    const ids = category === undefined ? [] : ((await mostViewedIn.fetch(category)) ?? []);
    return ids.filter((id) => id !== productId).slice(0, MOST_SHOWN);
  }

  const answer = { query, maxAge: MAX_AGE, keepSeconds: MAX_AGE };
  serve(routes, contract.mostViewedItems, answer, () => mostViewed());
  const related = { ...answer, productOf: ({ query }: { query: { productId?: string } }) => query.productId };
  serve(routes, contract.relatedViews, related, async ({ query: { productId } }) => {
    if (!productId) return mostViewed();
    return { products: await addHighlights(await productSummaries(kit.db, await neighboursOf(productId))) };
  });
  const failures = { 401: "Not signed in" };
  const personal = { query, failures };
  serveHttp(routes, contract.personalized, personal, async (_asked, c) => {
    // The user comes from the token; a user id in the URL is not trusted.
    const { sub } = await userOf(checkBearer, c);
    const tastes = await tastesOf(kit.db, sub, MORE_LIKE_THIS_IDS);
    const [own, most] = await Promise.all([
      personalProducts(kit, tastes, findSimilar).then(addHighlights),
      mostViewed(),
    ]);
    const listed = new Set([...tastes.products, ...own.map(({ id }) => id)]);
    const products = [...own, ...most.products.filter(({ id }) => !listed.has(id))].slice(0, MOST_SHOWN);
    return products.length > 0 ? { products } : most;
  });
  return routes;
}
