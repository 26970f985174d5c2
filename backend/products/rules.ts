import type { Delivery, Rating, Specification } from "#contract/products";

/** SQL equivalent of the contract's `isOrderable`, for offers with alias `o`. */
export const ORDERABLE = "o.availability <> 'out_of_stock'";

/** SQL equivalent of the contract's `lowestPrices(…).lowestTotal`, over a group of offers with alias `o`. */
export const LOWEST_TOTAL = `coalesce(
  min(o.price + o.shipping) filter (where ${ORDERABLE} and o.condition = 'new'),
  min(o.price + o.shipping) filter (where ${ORDERABLE}))`;

/** Path of a product's page on this site. */
export function canonicalPath(product: { id: string; slug: string }): string {
  return `/product/${product.slug || "-"}/${encodeURIComponent(product.id)}/`;
}

export function deliveryOf(row: { min: number | null; max: number | null; cutoff: string | null }): Delivery | null {
  const minDays = row.min ?? row.max;
  const maxDays = row.max ?? row.min;
  if (minDays === null || maxDays === null) return null;
  return row.cutoff === null ? { minDays, maxDays } : { minDays, maxDays, cutoff: row.cutoff };
}

export function ratingOf(average: number | null, count: number): Rating | null {
  return average === null || count === 0 ? null : { average: oneDecimal(average), count };
}

export function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Whether a rating is shown as four stars or more; unrated is not. */
export const isWellRated = (average: number | null): boolean => average !== null && oneDecimal(average) >= 4;

const HIGHLIGHTS = 2;

/** The most relevant features in the category, from the specifications or else from the facets; without duplicates. */
export function highlightsOf(
  wanted: string[],
  specifications: Specification[],
  features: Record<string, string[]>,
): string[] {
  const byName = new Map(specifications.map((specification) => [specification.name.toLowerCase(), specification]));
  const byFeature = new Map(Object.entries(features).map(([key, values]) => [key.toLowerCase(), values.join(", ")]));
  const shown = wanted.map((wish) => {
    const told = byName.get(wish.toLowerCase());
    return highlightOf(told?.value ?? byFeature.get(wish.toLowerCase()) ?? "", told?.name);
  });
  return [...new Set(shown)].filter((text) => text !== "").slice(0, HIGHLIGHTS);
}

/**
 * A bare yes or no, number or letter means nothing without its name: yes becomes the name (`Waterdicht`), no is
 * dropped, the others get the name (`Personen: 6`). Facet keys are not display names.
 */
function highlightOf(value: string, name?: string): string {
  if (/^(?:nee|geen|zonder|niet)$/i.test(value)) return "";
  if (/^(?:ja|met)$/i.test(value)) return name ?? "";
  return name && /^(?:[\d.,]+|\p{L}\+*)$/u.test(value) ? `${name}: ${value}` : value;
}
