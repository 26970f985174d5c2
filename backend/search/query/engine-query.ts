import { REACHABLE_RESULTS } from "#contract/limits";
import { listFacets } from "#contract/list-facets";
import type { SearchRequest, WireSort } from "#contract/search";
import { normalise } from "../analysis/normalise";
import type { Synonyms } from "../analysis/synonyms";
import { tokens } from "../analysis/tokens";
import type { EngineFilters, EngineQuery, EngineSort, Group } from "../engine/engine";

/** Contract filters that are facets under their own name; any other key is a feature. */
const listFilters: ReadonlySet<string> = new Set(listFacets);
/** Words that products must not be named with: no facet, as it is of no product. */
const WITHOUT = "without";

function sortOf({ by, direction }: WireSort): EngineSort {
  if (by === "popular") return direction === "asc" ? "popularAsc" : "popularDesc";
  if (by === "price") return direction === "asc" ? "priceAsc" : "priceDesc";
  return by;
}

/** Whether a contract filter is predefined, and therefore not a feature. */
export const isListFilter = (key: string) =>
  listFilters.has(key) || key === "category" || key === "price" || key === WITHOUT;

export function engineFilters({ filters, uber_ids, adult }: SearchRequest): EngineFilters {
  const { category, price } = filters;
  const values: EngineFilters["values"] = {};
  for (const [key, chosen] of Object.entries(filters)) {
    if (key === "category" || key === "price" || key === WITHOUT || !chosen?.length) continue;
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
  // In a conversation nothing is shown that lacks a part of what was said.
  const matching = request.context === "assistant" ? "whole" : "partial";
  return { groups, matching, filters, ...sort, ...reachablePage(request.page), now };
}

/** A word, or a word for the same; undefined for no word. */
function groupOf(word: string, synonyms: Synonyms): Group | undefined {
  const words = word.trim().split(/\s+/);
  // `128 GB` is a phrase.
  if (words.length > 1) return [words.flatMap((one) => tokens(one).map(normalise))];
  const stem = normalise(tokens(word).join(""));
  return stem === "" ? undefined : [[stem], ...(synonyms.find([stem], 0)?.alternatives ?? [])];
}

/** The query with the noun that products must be named with, and the words that they must not be named with. */
export function withNouns(query: EngineQuery, { noun, filters }: SearchRequest, synonyms: Synonyms): EngineQuery {
  const own = groupOf(noun ?? "", synonyms);
  const denied = (filters[WITHOUT] ?? []).map((word) => groupOf(String(word ?? ""), synonyms));
  const without = denied.filter((group) => group !== undefined);
  if (!own && without.length === 0) return query;
  return {
    ...query,
    filters: { ...query.filters, ...(own && { noun: own }), ...(without.length > 0 && { without }) },
  };
}
