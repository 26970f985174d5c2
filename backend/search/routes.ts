import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ProductSummary } from "#contract/products";
import * as contract from "#contract/search";
import { readWish } from "#contract/wish";
import { failure, notYet } from "../http/failure";
import { createRoutes } from "../http/routes";
import { serve } from "../http/serve";
import type { Log } from "../process/log";
import { withHighlights } from "../products/price-highlights";
import { isNamedSet } from "./engine/selection";
import { type LiveIndex, NotReadyError } from "./live-index";
import { facetFullRequest, searchRequest, suggestionsQuery, wishRequest } from "./request";

const RETRY_AFTER_SECONDS = 2;
/**
 * Calls within this process are cached too, so that visitors with the same search get the same search_id either way.
 */
const KEEP_SECONDS = 30;
const SUGGESTIONS_MAX_AGE = 60;

interface Parts {
  log: Log;
  now: () => Date;
  index: Pick<LiveIndex, "call">;
  summaries: (ids: string[]) => Promise<ProductSummary[]>;
  /** Adds what products cost at a shop, by its website. */
  pricesAt: (website: string, products: ProductSummary[]) => Promise<ProductSummary[]>;
  newId: () => string;
}

/** While there is no index, the caller is asked to retry later. */
async function whenReady<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof NotReadyError)) throw error;
    throw notYet("The search index is being built.", RETRY_AFTER_SECONDS);
  }
}

/** A nonexistent list is a 404, unlike an empty one. */
function knownSets({ uber_ids = [] }: contract.SearchRequest): void {
  if (!uber_ids.every(isNamedSet)) throw failure(404, "There is no such list of products.");
}

const readingOf = ({ adult, marketplace }: { adult?: 1; marketplace?: 1 }) => ({
  adult: adult === 1,
  marketplace: marketplace === 1,
});

/** Routes for search, facets and suggestions (service `search`). */
export function searchRoutes({ log, now, index, summaries, pricesAt, newId }: Parts): OpenAPIHono {
  const routes = createRoutes({ log });
  const failures = { 404: "No such list of products", 503: "The index is being built" };
  const moment = () => now().getTime();
  const keepSeconds = KEEP_SECONDS;
  serve(routes, contract.search, { body: searchRequest, keepSeconds, failures }, async ({ body }) => {
    knownSets(body);
    const found = await whenReady(index.call("search", body, moment()));
    const { nearest } = found;
    const products = await summaries([...found.ids, ...found.expired, ...(nearest?.ids ?? [])]);
    const [shop, ...otherShops] = body.filters.campaign ?? [];
    const priced = shop && otherShops.length === 0 ? await pricesAt(shop, products) : products;
    const byId = new Map(priced.map((product) => [product.id, withHighlights(product, found.news[product.id])]));
    const known = (ids: string[]) => ids.map((id) => byId.get(id)).filter((product) => product !== undefined);
    return {
      hits: {
        hits: known(found.ids).map((product) => ({ _id: product.id, _source: product })),
        total: { value: found.total },
      },
      hidden_adult: found.hiddenAdult,
      expiredProducts: known(found.expired),
      warnings: found.warnings,
      spellingCorrections: found.spellingCorrections,
      top_categories: found.topCategories,
      videos: [],
      search_id: newId(),
      unknown_filters: found.unknownFilters,
      ...(nearest && { nearest: { categories: nearest.categories, products: known(nearest.ids) } }),
    };
  });
  serve(routes, contract.facets, { body: searchRequest, keepSeconds, failures }, async ({ body }) => ({
    facets: await whenReady(index.call("facets", body, moment())),
  }));
  serve(routes, contract.facetFull, { body: facetFullRequest, keepSeconds, failures }, async ({ body }) => ({
    facet: await whenReady(index.call("facetFull", body, body.facet, moment())),
  }));
  serve(routes, readWish, { body: wishRequest, keepSeconds, failures }, async ({ body }) => ({
    wish: await whenReady(index.call("readWish", body)),
  }));
  serve(
    routes,
    contract.suggestions,
    { query: suggestionsQuery, maxAge: SUGGESTIONS_MAX_AGE, failures },
    async ({ query }) => {
      if (query.q.trim() === "") return { terms: [], categories: [], brands: [], products: [] };
      const found = await whenReady(index.call("suggest", query.q, readingOf(query), moment()));
      const { hiddenAdult, products, ...others } = found;
      return { ...others, products: await summaries(products), hidden_adult: hiddenAdult };
    },
  );
  return routes;
}
