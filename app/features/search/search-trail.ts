import type { Paths } from "~/paths";
import { categoryName } from "./category-filter";
import type { SearchData } from "./load-search";

/** The breadcrumb below Home: the categories, then what was searched for; the last one is where one is. */
export function searchTrail(paths: Paths, data: SearchData, searchLabel: string): { text: string; url?: string }[] {
  const { place, state, category } = data;
  const slugs = place.kind === "uberfilter" ? [] : place.slugs;
  const categories = slugs.map((slug, index) => {
    const text = category?.path[index]?.name ?? categoryName(slug);
    const url = paths.category(slugs.slice(0, index + 1));
    return url ? { text, url } : { text };
  });
  if (place.kind === "uberfilter") return [{ text: data.results.page_title ?? categoryName(place.slug) }];
  if (state.q) return [...categories, { text: `'${state.q}'` }];
  return place.kind === "search" && slugs.length === 0 ? [{ text: searchLabel }] : categories;
}
