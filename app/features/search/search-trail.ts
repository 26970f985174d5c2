import type { Paths } from "~/paths";
import { categoryName } from "./category-name";
import type { SearchData } from "./load-search";

export interface TrailItem {
  text: string;
  url?: string;
  ignoreExistingQueryString: true;
}

/** The breadcrumb after Home: the categories, then the search; the last item is the current page. */
export function searchTrail(paths: Paths, data: SearchData, searchLabel: string): TrailItem[] {
  const { place, state, category, results } = data;
  if (place.kind === "uberfilter") return [step(results.page_title ?? categoryName(place.slug))];
  const categories = place.slugs.map((slug, index) =>
    step(category?.path[index]?.name ?? categoryName(slug), paths.category(place.slugs.slice(0, index + 1))),
  );
  if (state.q) return [...categories, step(`'${state.q}'`)];
  return categories.length > 0 ? categories : [step(searchLabel)];
}

const step = (text: string, url?: string): TrailItem => ({
  text,
  ...(url ? { url } : {}),
  ignoreExistingQueryString: true,
});
