import type { PricePoint } from "#contract/prices";

/** One observation of an offer: its price from that day on, or null when it was removed. Days as YYYY-MM-DD. */
export interface Observation {
  offerId: string;
  shopId: string;
  day: string;
  price: number | null;
}

/** The state of the market from a day on; null prices and no shops when nobody sold the product. */
export interface MarketDay {
  day: string;
  lowest: number | null;
  average: number | null;
  shops: number;
}

function marketOn(day: string, prices: ReadonlyMap<string, Observation>): MarketDay {
  const current = [...prices.values()].flatMap(({ price }) => (price === null ? [] : [price]));
  if (current.length === 0) return { day, lowest: null, average: null, shops: 0 };
  const selling = [...prices.values()].filter(({ price }) => price !== null);
  return {
    day,
    lowest: Math.min(...current),
    average: Math.round(current.reduce((sum, price) => sum + price, 0) / current.length),
    shops: new Set(selling.map(({ shopId }) => shopId)).size,
  };
}

function same(a: MarketDay, b: MarketDay): boolean {
  return a.lowest === b.lowest && a.average === b.average && a.shops === b.shops;
}

/** One entry for every day with a change, oldest first, starting with the first observation. */
export function marketDays(observations: Observation[]): MarketDay[] {
  const sorted = [...observations].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const prices = new Map<string, Observation>();
  const days: MarketDay[] = [];
  for (const [index, observation] of sorted.entries()) {
    prices.set(observation.offerId, observation);
    if (sorted[index + 1]?.day === observation.day) continue;
    const market = marketOn(observation.day, prices);
    const last = days.at(-1);
    if (!last || !same(last, market)) days.push(market);
  }
  return days;
}

/** The price history as shown (PD-08), without days on which nobody sold the product. */
export function pricePoints(days: MarketDay[]): PricePoint[] {
  return days.flatMap(({ day, lowest, average, shops }) =>
    lowest === null || average === null ? [] : [{ date: day, lowest, average, shops }],
  );
}
