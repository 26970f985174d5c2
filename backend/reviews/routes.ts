import type { OpenAPIHono } from "@hono/zod-openapi";
import * as contract from "#contract/reviews";
import { failure } from "../http/failure";
import { createRoutes } from "../http/routes";
import { serve } from "../http/serve";
import type { Kit } from "../kit";
import { productOf } from "../products/offers";
import { countByStars, readReviews, type Subject } from "./records";
import { histogramOf, summaryOf } from "./rules";
import { reviewsQuery, shopReviewsQuery } from "./schema";

const MAX_AGE = 60;
/** A new review appears on the page within this time. */
const KEEP_SECONDS = 10;

type Page = { sort?: contract.ReviewSort | undefined; page?: number | undefined };

/** Reading reviews of products and shops (service `reviews`). */
export function reviewRoutes(kit: Kit): OpenAPIHono {
  const routes = createRoutes(kit);
  const around = { maxAge: MAX_AGE, keepSeconds: KEEP_SECONDS };

  async function about(subject: Subject, { sort = "newest", page = 1 }: Page): Promise<contract.ProductReviews> {
    const limit = contract.REVIEWS_SHOWN;
    const [counts, reviews] = await Promise.all([
      countByStars(kit.db, subject),
      readReviews(kit.db, subject, { sort, limit, offset: (page - 1) * limit }),
    ]);
    const histogram = histogramOf(counts);
    return { ...summaryOf(histogram), histogram, reviews };
  }

  const failures = { 404: "There is no such product" };
  serve(routes, contract.productReviews, { query: reviewsQuery, ...around, failures }, async ({ query }) => {
    const { offer, ean, product, ...page } = query;
    if (!offer && !ean && !product) throw failure(400, "An offer, a barcode or a product is required.");
    const id = product ?? (await productOf(kit.db, { offer, ean }));
    if (!id) throw failure(404, "There is no such product.");
    return about({ productId: id }, page);
  });
  serve(routes, contract.shopReviews, { query: shopReviewsQuery, ...around }, ({ query }) => {
    const { shop, ...page } = query;
    return about({ shopId: shop }, page);
  });
  return routes;
}
