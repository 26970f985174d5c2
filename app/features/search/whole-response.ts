import type { SearchResponse } from "#contract/search";
import { listed } from "../product/listed";

const EXPIRED_SHOWN = 8;

/** The response as the screen shows it: no hits on a page that cannot be reached, and only a few expired products. */
export function wholeResponse(answer: SearchResponse, reachable = true): SearchResponse {
  const hits = reachable ? answer.hits.hits.map(({ _id, _source }) => ({ _id, _source: listed(_source) })) : [];
  return {
    ...answer,
    hits: { hits, total: answer.hits.total },
    expiredProducts: answer.expiredProducts.slice(0, EXPIRED_SHOWN).map(listed),
    ...(answer.nearest && { nearest: { ...answer.nearest, products: answer.nearest.products.map(listed) } }),
  };
}
