import type { OpenAPIHono } from "@hono/zod-openapi";
import * as contract from "#contract/reviews";
import { failure } from "../http/failure";
import { createRoutes } from "../http/routes";
import { serve } from "../http/serve";
import type { Kit } from "../kit";
import { productOf } from "../products/offers";
import { countByStars, newestReviews } from "./records";
import { histogramOf, summaryOf } from "./rules";
import { reviewsQuery } from "./schema";

const MAX_AGE = 60;
/** A new review appears on the page within this time. */
const KEEP_SECONDS = 10;
const SHOWN = 20;

/** Reviews of products (service `reviews`). */
export function reviewRoutes(kit: Kit): OpenAPIHono {
  const routes = createRoutes(kit);
  const failures = { 404: "There is no such product" };
  const answer = {
    query: reviewsQuery,
    maxAge: MAX_AGE,
    keepSeconds: KEEP_SECONDS,
    failures,
  };
  serve(routes, contract.productReviews, answer, async ({ query }) => {
    if (!query.offer && !query.ean) throw failure(400, "An offer or a barcode is required.");
    const id = await productOf(kit.db, query);
    if (!id) throw failure(404, "There is no such product.");
    const [counts, reviews] = await Promise.all([countByStars(kit.db, id), newestReviews(kit.db, id, SHOWN)]);
    const histogram = histogramOf(counts);
    return { ...summaryOf(histogram), histogram, reviews };
  });
  return routes;
}
