import type { MetaDescriptor } from "@remix-run/react";
import { intl } from "~/i18n/intl";
import { metaFrom } from "~/seo/meta-from";
import { headingText } from "./heading";
import type { SearchData } from "./load-search";
import { headingOf } from "./search-heading";
import { buildSearch, type SearchState } from "./search-url";

/**
 * The head of a search screen. Only the pages of a listing without filters are for search engines; a search, a
 * filtered or an empty list is not.
 */
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
  // The name of a special list is whatever its address says, so that anyone could have it indexed under any words.
  return place.kind === "listing" && isPlainList(state);
}

/** A page of the whole list as it comes: nothing searched, filtered, sorted or shown otherwise. */
export function isPlainList(state: SearchState): boolean {
  return buildSearch({ ...state, page: 1 }).toString() === "";
}
