import type { CategoryDetail } from "#contract/categories";
import type { SearchResponse } from "#contract/search";

type Shown = { results: SearchResponse; category: Pick<CategoryDetail, "adult_content"> | null; adult: boolean };
type Listed = Omit<CategoryDetail, "content">;

/**
 * AD-05: whatever a service sent, products for adults are removed from the page of a visitor who did not choose to see
 * them. The total then counts the remaining ones; `hidden_adult` says how many are hidden.
 */
export function withoutAdult(response: SearchResponse, adult: boolean): SearchResponse {
  if (adult) return { ...response, hidden_adult: 0 };
  const { hits, total } = response.hits;
  const shown = hits.filter((hit) => !hit._source.adult_content);
  const dropped = hits.length - shown.length;
  const { nearest } = response;
  return {
    ...response,
    hits: { hits: shown, total: { value: Math.max(0, total.value - dropped) } },
    hidden_adult: (Number(response.hidden_adult) || 0) + dropped,
    expiredProducts: response.expiredProducts.filter((product) => !product.adult_content),
    ...(nearest && {
      nearest: { ...nearest, products: nearest.products.filter((product) => !product.adult_content) },
    }),
  };
}

/** Whether the list omits something because it is for adults, as far as its services report it. */
export function hidesSome({ results, category, adult }: Shown): boolean {
  return !adult && (Boolean(results.hidden_adult) || Boolean(category?.adult_content));
}

/** Of an adult category only its name is kept; other categories lose their adult subcategories. */
export function visibleCategory<T extends Listed>(category: T, adult: boolean): T {
  if (adult) return category;
  const children = category.children.filter((child) => !child.adult_content);
  if (!category.adult_content) return { ...category, children };
  return { ...category, intro: "", img: "", img_blue: "", product_count: 0, children: [], top_brands: [] };
}
