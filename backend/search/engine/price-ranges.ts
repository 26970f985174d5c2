import { type Bits, hasBit } from "./bits";
import type { PriceBucket } from "./engine";
import type { Members } from "./variant-groups";

/** Round prices in cents (from whole euros) for the ends of a range. */
const EDGES = [5, 10, 15, 20, 25, 30, 40, 50, 60, 75, 100, 125, 150, 200, 250, 300, 400, 500, 600, 750, 1000]
  .concat([1250, 1500, 2000, 2500, 3000, 4000, 5000, 7500, 10_000, 25_000])
  .map((euros) => euros * 100);
const RANGES = 8;
/** Maps every whole euro up to here to its edge, which avoids searching the edges for each price. */
const TABLE_EUROS = 25_001;

const placeOfEuro = new Uint8Array(TABLE_EUROS + 1);
for (let euro = 0; euro <= TABLE_EUROS; euro++) placeOfEuro[euro] = EDGES.filter((edge) => edge < euro * 100).length;

export interface PriceFacet {
  price?: { min: number; max: number };
  ranges: PriceBucket[];
}

/** Lowest and highest price of the set, and at most eight ranges of about equal size. */
export function priceFacet(prices: Int32Array, bits: Bits): PriceFacet {
  // A range includes both its ends, as the filter does, so prices exactly on an edge are counted separately.
  const between = new Uint32Array(EDGES.length + 1);
  const exactly = new Uint32Array(EDGES.length);
  let min = Number.POSITIVE_INFINITY;
  let max = -1;
  let total = 0;
  for (let w = 0; w < bits.length; w++) {
    let v = bits[w] ?? 0;
    while (v !== 0) {
      const lowest = v & -v;
      const price = prices[(w << 5) + 31 - Math.clz32(lowest)] ?? -1;
      v ^= lowest;
      if (price < 0) continue;
      total++;
      if (price < min) min = price;
      if (price > max) max = price;
      const place = placeOfEuro[Math.min(TABLE_EUROS, Math.ceil(price / 100))] ?? 0;
      if (EDGES[place] === price) exactly[place] = (exactly[place] ?? 0) + 1;
      else between[place] = (between[place] ?? 0) + 1;
    }
  }
  if (total === 0) return { ranges: [] };
  return { price: { min, max }, ranges: mergeRanges(between, exactly, total) };
}

function mergeRanges(between: Uint32Array, exactly: Uint32Array, total: number): PriceBucket[] {
  const cuts: number[] = [];
  let seen = 0;
  for (let place = 0; place < EDGES.length && cuts.length < RANGES - 1; place++) {
    seen += (between[place] ?? 0) + (exactly[place] ?? 0);
    if (seen >= ((cuts.length + 1) * total) / RANGES && seen < total) {
      cuts.push(place);
    }
  }
  // A single range over everything would still filter out products without a price.
  if (cuts.length === 0) return [];
  const ends = [...cuts, EDGES.length];
  return ends.map((end, i) => {
    const begin = i === 0 ? -1 : (cuts[i - 1] ?? -1);
    let count = begin >= 0 ? (exactly[begin] ?? 0) : 0;
    for (let place = begin + 1; place <= end; place++) count += (between[place] ?? 0) + (exactly[place] ?? 0);
    return { from: begin >= 0 ? (EDGES[begin] ?? null) : null, to: EDGES[end] ?? null, count };
  });
}

/** The same ranges, in which a group of variants counts once. */
export function withoutRepeats(
  found: PriceFacet,
  prices: Int32Array,
  bits: Bits,
  { slots, groups }: Members,
): PriceFacet {
  const repeats = new Uint32Array(found.ranges.length);
  const last = new Uint32Array(found.ranges.length);
  if (repeats.length === 0 || slots.length === 0) return found;
  const ends = found.ranges.map(({ from, to }) => ({ from: from ?? 0, to: to ?? Number.POSITIVE_INFINITY }));
  for (let m = 0; m < slots.length; m++) {
    const slot = slots[m] ?? 0;
    const price = prices[slot] ?? -1;
    const group = groups[m] ?? 0;
    if (price < 0 || !hasBit(bits, slot)) continue;
    for (let i = 0; i < ends.length; i++) {
      const { from = 0, to = 0 } = ends[i] ?? {};
      if (price < from || price > to) continue;
      if (last[i] === group) repeats[i] = (repeats[i] ?? 0) + 1;
      last[i] = group;
    }
  }
  const ranges = found.ranges.map((range, i) => ({ ...range, count: range.count - (repeats[i] ?? 0) }));
  return { ...found, ranges };
}
