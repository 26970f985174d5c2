import type { MessageId } from "~/i18n/catalogue";

/** The category whose listing shows discounted products. */
export const DISCOUNTS_SLUG = "korting";

export interface HeadingInput {
  term: string;
  page: number;
  /** Chosen values of the brand filter. */
  brands: readonly string[];
  category?: { slug: string; name: string; page_title?: string };
  /** The title that the search API suggests. */
  pageTitle?: string;
}

export interface Heading {
  id: MessageId;
  values: Record<string, string>;
}

/** The heading without its page number (SR-21…23): the message and its values. */
export function searchHeading({ term, brands, category, pageTitle }: HeadingInput): Heading {
  if (pageTitle) return { id: "search.heading.plain", values: { title: pageTitle } };
  if (category?.slug === DISCOUNTS_SLUG && !term) return { id: "search.heading.discounts", values: {} };
  const [brand] = brands;
  if (term) {
    if (category) return { id: "search.heading.default", values: { term, category: category.name } };
    return { id: "search.heading.term", values: { term } };
  }
  if (brand && brand[0] !== "!" && brands.length === 1) {
    if (category) return { id: "search.heading.brand", values: { brand, category: category.name } };
    return { id: "search.heading.plain", values: { title: brand } };
  }
  if (category) return { id: "search.heading.plain", values: { title: category.page_title || category.name } };
  return { id: "search.heading.all", values: {} };
}

type Format = (descriptor: { id: MessageId }, values?: Record<string, string | number>) => string;

/** The heading as text; from page 2 the page number precedes it, also before a title of the API. */
export function headingText(format: Format, input: HeadingInput): string {
  const { id, values } = searchHeading(input);
  const page = input.page > 1 ? format({ id: "search.heading.page" }, { page: input.page }) : "";
  return format({ id }, { ...values, page });
}
