import { compareOffers, isOrderable } from "#contract/offer-rules";
import type { Offer } from "#contract/products";

export const offerSorts = ["total", "price", "delivery", "rating"] as const;
export type OfferSort = (typeof offerSorts)[number];

export function isOfferSort(name: string | null): name is OfferSort {
  return offerSorts.some((sort) => sort === name);
}

const LAST = Number.MAX_SAFE_INTEGER;
const ranks: Record<OfferSort, (offer: Offer) => number> = {
  total: (offer) => offer.total,
  price: (offer) => offer.price,
  delivery: (offer) => offer.delivery?.maxDays ?? LAST,
  rating: (offer) => (offer.shop.rating === null ? LAST : -offer.shop.rating),
};

/** Best first; offers that cannot be ordered come last, and the total breaks ties. */
export function sortOffers(offers: readonly Offer[], sort: OfferSort): Offer[] {
  const rank = ranks[sort];
  return [...offers].sort(
    (a, b) => Number(isOrderable(b)) - Number(isOrderable(a)) || rank(a) - rank(b) || compareOffers(a, b),
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether the shop last confirmed the offer more than a day before `now` (ms since the epoch). */
export function isStale(offer: Pick<Offer, "checkedAt">, now: number): boolean {
  const checked = Date.parse(offer.checkedAt);
  return Number.isFinite(checked) && now - checked > DAY_MS;
}

/** The offer's address at the shop, when it is a web address. */
export function shopAddress(offer: Pick<Offer, "url">): string | undefined {
  return URL.canParse(offer.url) && /^https?:$/.test(new URL(offer.url).protocol) ? offer.url : undefined;
}
