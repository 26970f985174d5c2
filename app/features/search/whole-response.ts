import type { SearchResponse } from "#contract/search";
import { listed } from "../product/listed";

const EXPIRED_SHOWN = 8;

/** As the screen shows it: no hits of a page that cannot be reached, and few of what is no longer sold. */
export function wholeResponse(answer: SearchResponse, reachable = true): SearchResponse {
  const hits = reachable ? answer.hits.hits.map(({ _id, _source }) => ({ _id, _source: listed(_source) })) : [];
  return {
    ...answer,
    hits: { hits, total: answer.hits.total },
    expiredProducts: answer.expiredProducts.slice(0, EXPIRED_SHOWN).map(listed),
  };
}
