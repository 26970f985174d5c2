import type { HeadingInput } from "./heading";
import type { SearchData } from "./load-search";

/** What the heading, the document's title and the breadcrumb are made of. */
export function headingOf({ state, category, results }: SearchData): HeadingInput {
  return {
    term: state.q,
    page: state.page,
    brands: state.filters.brand ?? [],
    ...(category ? { category } : {}),
    ...(results.page_title ? { pageTitle: results.page_title } : {}),
  };
}
