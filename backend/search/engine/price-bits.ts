import type { Bits } from "./bits";

/** Lowest and highest price in cents, both included. */
export type PriceRange = readonly [low: number, high: number];

/** Differences of prices stay within 31 bits. */
export const HIGHEST_PRICE = 2 ** 31 - 2;

/**
 * The documents of a set with a price within a range; `prices` by slot, in cents, -1 without one. Computed without
 * branches: whether a price fits can rarely be predicted. `miss` is -1 or 0.
 */
export function priceBits(among: Bits, prices: Int32Array, range: PriceRange): Bits {
  const low = Math.max(range[0], 0);
  const high = Math.min(range[1], HIGHEST_PRICE);
  const bits = new Uint32Array(among.length);
  for (let w = 0; w < bits.length; w++) {
    let v = among[w] ?? 0;
    let word = 0;
    while (v !== 0) {
      const lowest = v & -v;
      v ^= lowest;
      const cents = prices[(w << 5) + 31 - Math.clz32(lowest)] ?? -1;
      const miss = ((cents - low) | (high - cents)) >> 31;
      word |= lowest & ~miss;
    }
    bits[w] = word;
  }
  return bits;
}

/** The lowest price of a set, in cents; infinite where nothing has one. */
export function lowestOf(prices: Int32Array, among: Bits): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (let w = 0; w < among.length; w++) {
    for (let v = among[w] ?? 0; v !== 0; v &= v - 1) {
      const cents = prices[(w << 5) + 31 - Math.clz32(v & -v)] ?? -1;
      if (cents >= 0 && cents < lowest) lowest = cents;
    }
  }
  return lowest;
}
