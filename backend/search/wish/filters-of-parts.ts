import type { SearchFilters } from "#contract/search";
import type { WishPart } from "#contract/wish";

/** All hard parts together. */
export function filtersOf(parts: readonly WishPart[]): SearchFilters {
  const filters: SearchFilters = {};
  for (const { filter, hard } of parts) {
    if (!filter || !hard || filter.key === "category") continue;
    if (filter.values === undefined) filters.price = [filter.from, filter.to];
    else {
      const known = filters[filter.key];
      filters[filter.key] = [...((known as string[] | undefined) ?? []), ...filter.values];
    }
  }
  return filters;
}
