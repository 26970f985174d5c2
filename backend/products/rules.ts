import type { Availability, Delivery, Offer, OfferShop, Rating, Specification } from "#contract/products";

const orderable: ReadonlySet<string> = new Set<Availability>(["in_stock", "preorder", "backorder"]);

/** The same rule in SQL, for a table named `o`. */
export const ORDERABLE = "o.availability in ('in_stock', 'preorder', 'backorder')";

export function isOrderable(offer: { availability: string }): boolean {
  return orderable.has(offer.availability);
}

/** Path of a product's page on this site. */
export function canonicalPath(product: { id: string; slug: string }): string {
  return `/product/${product.slug || "-"}/${encodeURIComponent(product.id)}/`;
}

type Sortable = Pick<Offer, "id" | "total" | "price"> & { shop: Pick<OfferShop, "rating"> };

/** What the shopper pays decides, then the price itself, then how well the shop is rated; ids keep ties in place. */
export function sortOffers<T extends Sortable>(offers: T[]): T[] {
  return [...offers].sort(
    (a, b) =>
      a.total - b.total || a.price - b.price || (b.shop.rating ?? 0) - (a.shop.rating ?? 0) || (a.id < b.id ? -1 : 1),
  );
}

/** Lowest price, lowest total and number of shops over the offers that can be ordered. */
export function lowestOf(offers: Offer[]) {
  const available = offers.filter(isOrderable);
  if (available.length === 0) return { lowestPrice: null, lowestTotal: null, shopCount: 0 };
  return {
    lowestPrice: Math.min(...available.map(({ price }) => price)),
    lowestTotal: Math.min(...available.map(({ total }) => total)),
    shopCount: new Set(available.map(({ shop }) => shop.id)).size,
  };
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

const HIGHLIGHTS = 2;

/** The features that tell most in the category, from the specifications or else from the facets; none twice. */
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
 * A value tells nothing without its name when it is a bare yes or no, a number or a letter: yes becomes the name
 * (`Waterdicht`), no is left out, the others are named (`Personen: 6`). Keys of facets are no names to show.
 */
function highlightOf(value: string, name?: string): string {
  if (/^(?:nee|geen|zonder|niet)$/i.test(value)) return "";
  if (/^(?:ja|met)$/i.test(value)) return name ?? "";
  return name && /^(?:[\d.,]+|\p{L}\+*)$/u.test(value) ? `${name}: ${value}` : value;
}
