import type { MetaDescriptor } from "@remix-run/react";
import { intl } from "~/i18n/intl";
import { metaFrom } from "~/seo/meta-from";
import { headingText } from "./heading";
import type { SearchData } from "./load-search";
import { headingOf } from "./search-heading";
import { buildSearch, type SearchState } from "./search-url";

/** The head of a search screen. Only unfiltered, non-empty listing pages may be indexed; searches may not. */
export function searchMeta(
  data: SearchData | undefined,
  matches: Parameters<typeof metaFrom>[0],
  path: string,
): MetaDescriptor[] {
  const meta = metaFrom(matches);
  if (!data) return meta({ noindex: true });
  const { category, results, state } = data;
  return meta({
    title: headingText(intl.formatMessage, headingOf(data)),
    ...(category?.intro && state.page === 1 ? { description: category.intro } : {}),
    path,
    query: buildSearch(state),
    noindex: !isIndexable(data) || results.hits.hits.length === 0 || Boolean(category?.adult_content),
  });
}

function isIndexable({ place, state }: SearchData): boolean {
  // The name of a special list comes from its address, so anyone could get arbitrary words indexed.
  return place.kind === "listing" && isPlainList(state);
}

/** A page of the default list: not searched, filtered, sorted or shown differently. */
export function isPlainList(state: SearchState): boolean {
  return buildSearch({ ...state, page: 1 }).toString() === "";
}
