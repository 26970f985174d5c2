import type { Cents } from "#contract/money";
import { bestOffer } from "#contract/offer-rules";
import type { PricePoint } from "#contract/prices";
import type { Offer } from "#contract/products";

const DAY_MS = 86_400_000;
const LOOKED_BACK_DAYS = 180;
/** Shorter than this says nothing about what is usual. */
const LEAST_DAYS = 14;
/** How much above the lowest price, in percent, still counts as a usual one. */
const USUAL_PERCENT = 10;

export type Verdict =
  | { is: "unknown" }
  | { is: "lowest" | "lower" | "higher"; now: number; lowest: number; day: string; since: string };

const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

/**
 * How today's lowest price compares with what it was before, from the price history alone. `points` are the days on
 * which it changed, the oldest first.
 */
export function judgePrice(points: readonly PricePoint[], now: number | null, today: string): Verdict {
  const [first] = points;
  if (now === null || !first || first.date > daysBefore(today, LEAST_DAYS)) return { is: "unknown" };
  const from = daysBefore(today, LOOKED_BACK_DAYS);
  // The price that held when the period began is part of it.
  const began = points.filter(({ date }) => date <= from).at(-1);
  const seen = [...(began ? [began] : []), ...points.filter(({ date }) => date > from && date < today)];
  const since = began ? from : first.date;
  const [lowest] = [...seen].sort((a, b) => a.lowest - b.lowest || (a.date < b.date ? 1 : -1));
  if (!lowest) return { is: "unknown" };
  const found = { now, lowest: lowest.lowest, day: lowest.date < since ? since : lowest.date, since };
  if (now <= lowest.lowest) return { is: "lowest", ...found };
  const isUsual = now * 100 <= lowest.lowest * (100 + USUAL_PERCENT);
  return { is: isUsual ? "lower" : "higher", ...found };
}

export type WithShipping =
  | { is: "free" }
  | { is: "paid"; shop: string; total: Cents }
  | { is: "unknown"; shop: string };
type Sent = Pick<Offer, "id" | "availability" | "condition" | "price" | "shipping" | "total"> & {
  shop: Pick<Offer["shop"], "name" | "rating">;
};

/**
 * What shipping adds to the lowest price. The price history is without it, so a price that only seems low is told with
 * what one pays in all, at the shop where that is least.
 */
export function withShippingOf(offers: readonly Sent[]): WithShipping {
  const lowest = Math.min(...offers.map(({ price }) => price));
  if (offers.some(({ price, shipping }) => price === lowest && shipping === 0)) return { is: "free" };
  const best = bestOffer(offers);
  if (!best || best.shipping === null) return { is: "unknown", shop: best?.shop.name ?? "" };
  return { is: "paid", shop: best.shop.name, total: best.total };
}
