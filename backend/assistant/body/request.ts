import type { SearchFilters, SearchRequest } from "#contract/search";
import type { DialogueState, StatePart } from "../state";

/** Products that are looked at one by one, where the search cannot tell which meet a wish. */
export const MOST_CHECKED = 48;
/** Products at a time. */
export const SHOWN_AT_ONCE = 4;
const PREFERENCES = 3;

export interface View {
  adult?: boolean | undefined;
  marketplace?: boolean | undefined;
}

/** The filters that wishes come to. */
export function filtersOf(parts: readonly StatePart[]): SearchFilters {
  const filters: SearchFilters = {};
  for (const { filter, price } of parts) {
    if (price) filters.price = [price.from, price.to];
    if (!filter) continue;
    const known = filters[filter.key];
    const before = Array.isArray(known) ? known.filter((value) => typeof value === "string") : [];
    filters[filter.key] = [...new Set([...before, ...filter.values])];
  }
  return filters;
}

/** The search that the wishes come to. */
export function requestOf(
  { kinds, noun, q, parts }: Pick<DialogueState, "kinds" | "noun" | "q" | "parts">,
  { adult, marketplace }: View,
  page: SearchRequest["page"] = { current: 0, size: SHOWN_AT_ONCE },
): SearchRequest {
  const [kind, ...others] = kinds;
  const prefer = parts.flatMap((part) => part.prefer ?? []);
  const isOne = kind && others.length === 0;
  return {
    q,
    filters: { ...filtersOf(parts), ...(isOne && { category: kind.key.split(".") }) },
    page,
    sort: parts.find(({ sort }) => sort)?.sort ?? { by: "relevance", direction: "desc" },
    context: "assistant",
    mobile: false,
    adult: adult ?? false,
    marketplace: marketplace ?? false,
    ...(noun && { noun }),
    ...(isOne && { wpCategory: kind.key }),
    ...(prefer.length > 0 && { prefer: prefer.slice(0, PREFERENCES) }),
  };
}
