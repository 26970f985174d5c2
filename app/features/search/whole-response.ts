import type { SearchResponse } from "#contract/search";
import { listed } from "../product/listed";

const EXPIRED_SHOWN = 8;

/** A search service may leave out what it has none of. */
export function wholeResponse(answer: SearchResponse, reachable = true): SearchResponse {
  const hits = answer.hits.hits
    .filter((hit) => typeof hit?._source?.id === "string")
    .map(({ _id, _source }) => ({ _id, _source: listed(_source) }));
  return {
    ...answer,
    hits: { hits: reachable ? hits : [], total: { value: Number(answer.hits.total?.value) || 0 } },
    expiredProducts: (answer.expiredProducts ?? []).slice(0, EXPIRED_SHOWN).map(listed),
    warnings: answer.warnings ?? [],
    spellingCorrections: answer.spellingCorrections ?? [],
    top_categories: answer.top_categories ?? [],
    videos: answer.videos ?? [],
    search_id: answer.search_id ?? "",
  };
}
