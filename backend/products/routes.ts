import type { OpenAPIHono } from "@hono/zod-openapi";
import { MORE_LIKE_THIS_IDS } from "#contract/limits";
import * as contract from "#contract/products";
import { failure } from "../http/failure";
import { createRoutes } from "../http/routes";
import { serve } from "../http/serve";
import type { Kit } from "../kit";
import { productDetail } from "./detail";
import { checkedOffers } from "./offers";
import { type AddHighlights, noHighlights } from "./price-highlights";
import * as schema from "./schema";
import type { FindSimilar } from "./similar";
import { productSummaries } from "./summaries";

const MAX_AGE = 30;

/** Product data (service `search`); `addHighlights` is the search engine's. */
export function productCalls(kit: Kit, addHighlights: AddHighlights = noHighlights): OpenAPIHono {
  const routes = createRoutes(kit);
  serve(
    routes,
    contract.product,
    {
      path: "/product/{id}",
      params: schema.productParams,
      query: schema.productQuery,
      maxAge: MAX_AGE,
      keepSeconds: MAX_AGE,
      productOf: ({ params }) => params.id,
      failures: { 404: "There is no such product" },
    },
    async ({ params }) => {
      const product = await productDetail(kit.db, params.id);
      if (!product) throw failure(404, "There is no such product.");
      return product;
    },
  );
  serve(
    routes,
    contract.productOffers,
    {
      body: schema.offersRequestSchema,
      keepSeconds: MAX_AGE,
      productOf: ({ body }) => body.id,
      failures: { 404: "No product matches" },
    },
    async ({ body }) => {
      const offers = await checkedOffers(kit.db, body);
      if (!offers) throw failure(404, "There is no such product.");
      return { offers };
    },
  );
  serve(routes, contract.productsById, { body: schema.idsRequestSchema }, async ({ body }) => ({
    products: await addHighlights(await productSummaries(kit.db, body.ids)),
  }));
  return routes;
}

/** Similar products (service `products`); `findSimilar` and `addHighlights` are the search engine's. */
export function similarCalls(
  kit: Kit,
  findSimilar: FindSimilar,
  addHighlights: AddHighlights = noHighlights,
): OpenAPIHono {
  const routes = createRoutes(kit);
  const answer = {
    body: schema.similarRequestSchema,
    keepSeconds: MAX_AGE,
    productOf: ({ body }: { body: { productIds: string[] } }) =>
      body.productIds.length === 1 ? body.productIds[0] : undefined,
  };
  serve(routes, contract.moreLikeThis, answer, async ({ body }) => {
    const ids = body.productIds.slice(0, MORE_LIKE_THIS_IDS);
    const found = await addHighlights(await productSummaries(kit.db, await findSimilar(ids, MORE_LIKE_THIS_IDS)));
    return { hits: { hits: found.map((product) => ({ _id: product.id, _source: product })) } };
  });
  return routes;
}
