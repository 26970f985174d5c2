import type { Facets, SearchRequest } from "#contract/search";
import type { EngineQuery, SearchEngine } from "../engine/engine";
import { engineQuery } from "./engine-query";
import { inReading, type ShopContext } from "./shop-context";
import { shopFacets } from "./shop-facets";

/** Those of some products that meet a request's filters, in the order that they were given in. */
export interface FoundAmong {
  ids: string[];
  /** Categories of all of them with their counts, most frequent first, each with its name and address. */
  categories: { key: string; name: string; path: string; count: number }[];
  facets: Facets;
}

/** Only the filters of the request count, and its page; variants of one thing are one. */
export async function findAmong(
  engine: Pick<SearchEngine, "query">,
  context: ShopContext,
  ids: readonly string[],
  request: SearchRequest,
  now: number,
): Promise<FoundAmong> {
  const query: EngineQuery = { ...engineQuery(request, [], now), sort: "relevance", only: ids, facets: true };
  const found = await engine.query(query);
  const isListed = inReading(context, request.marketplace === true);
  const names = new Map(context.categories.map(({ key, name }) => [key, name]));
  const categories = found.categories.flatMap(([key, count]) => {
    const name = names.get(key);
    return name !== undefined && isListed(key) ? [{ key, name, path: `/${key.replaceAll(".", "/")}/`, count }] : [];
  });
  return {
    ids: found.ids,
    categories,
    facets: shopFacets(found, query.filters, context, request.marketplace),
  };
}
