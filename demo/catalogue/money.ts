/** A shop's price endings: `,95`, `,99` or whole euros. */
export type PriceStyle = 0 | 1 | 2;

/** A realistic shop price in cents near `cents`. */
export function shopPrice(cents: number, style: PriceStyle): number {
  if (cents < 1000) return Math.max(145, Math.round(cents / 50) * 50 - (style === 0 ? 5 : 1));
  const whole = Math.round(cents / (cents < 50_000 ? 100 : 500)) * (cents < 50_000 ? 100 : 500);
  if (cents < 10_000) return style === 2 ? whole : whole - (style === 0 ? 5 : 1);
  if (style === 0 && cents < 50_000) return whole - 5;
  return style === 1 ? whole - 100 : whole;
}
