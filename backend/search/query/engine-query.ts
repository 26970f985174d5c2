import { REACHABLE_RESULTS } from "#contract/limits";
import { listFacets } from "#contract/list-facets";
import type { SearchRequest, WireSort } from "#contract/search";
import type { EngineFilters, EngineQuery, EngineSort, Group } from "../engine/engine";

/** Contract filters that are facets under their own name; any other key is a feature. */
const listFilters: ReadonlySet<string> = new Set(listFacets);

function sortOf({ by, direction }: WireSort): EngineSort {
  if (by === "popular") return direction === "asc" ? "popularAsc" : "popularDesc";
  if (by === "price") return direction === "asc" ? "priceAsc" : "priceDesc";
  return by;
}

/** Whether a contract filter is predefined, and therefore not a feature. */
export const isListFilter = (key: string) => listFilters.has(key) || key === "category" || key === "price";

export function engineFilters({ filters, uber_ids, adult }: SearchRequest): EngineFilters {
  const { category, price } = filters;
  const values: EngineFilters["values"] = {};
  for (const [key, chosen] of Object.entries(filters)) {
    if (key === "category" || key === "price" || !chosen?.length) continue;
    values[listFilters.has(key) ? key : `feature::${key}`] = chosen.filter((value) => typeof value === "string");
  }
  return {
    values,
    adult: adult === true,
    ...(category?.length && { category: category.join(".") }),
    ...(price && { price }),
    ...(uber_ids?.length && { sets: uber_ids }),
  };
}

/** The requested page, cut off at the last reachable result. */
export function reachablePage({ current, size }: SearchRequest["page"]): { from: number; size: number } {
  const from = Math.min(current * size, REACHABLE_RESULTS);
  return { from, size: Math.min(size, REACHABLE_RESULTS - from) };
}

export function engineQuery(request: SearchRequest, groups: readonly Group[], now: number): EngineQuery {
  const filters = engineFilters(request);
  const { prefer } = request;
  const sort = { sort: sortOf(request.sort), ...(prefer?.length && { prefer }) };
  return { groups, matching: "partial", filters, ...sort, ...reachablePage(request.page), now };
}
