import { categoryName } from "./category-name";
import type { HeadingInput } from "./heading";
import type { SearchData } from "./load-search";

/** What the heading, the document's title and the breadcrumb are made of. */
export function headingOf({ place, state, category, results }: SearchData): HeadingInput {
  // A special list is named by its address when the search service gives it no title.
  const listName = place.kind === "uberfilter" && !state.q ? categoryName(place.slug) : undefined;
  const pageTitle = results.page_title || listName;
  return {
    term: state.q,
    page: state.page,
    brands: state.filters.brand ?? [],
    ...(category ? { category } : {}),
    ...(pageTitle ? { pageTitle } : {}),
  };
}
