import { categoryName } from "./category-name";
import type { HeadingInput } from "./heading";
import type { SearchData } from "./load-search";

/** Input for the heading, the document's title and the breadcrumb. */
export function headingOf({ place, state, category, results }: SearchData): HeadingInput {
  // Without a title from the search service, a special list is named after its address.
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
