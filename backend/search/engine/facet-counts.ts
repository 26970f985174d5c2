import { type Bits, hasBit } from "./bits";
import type { Columns } from "./columns";
import { SHOP_FIELD } from "./shop-field";
import type { OfferDemands } from "./shop-offers";
import type { Members } from "./variant-groups";

const MOST_VALUES = 100;

/** Counts the occurrences of every ordinal in a set of documents; reuses one array. */
export class FacetCounter {
  private counts = new Uint32Array(0);

  constructor(private readonly columns: Columns) {}

  /** Number of values that are counted. */
  get values(): number {
    return this.columns.dictionary.size;
  }

  /** `firstOnly` counts only the first facet of each document, which is its category. */
  count(bits: Bits, firstOnly = false): void {
    this.makeRoom();
    this.counts.fill(0);
    this.add(bits, 1, firstOnly);
  }

  /** Counts a set from the counts of a larger one and what it has less. */
  countWithout(larger: Uint32Array, less: Bits, firstOnly = false): void {
    this.makeRoom();
    this.counts.fill(0).set(larger);
    this.add(less, -1, firstOnly);
  }

  /**
   * Counts a value that several variants of a group have once, after the set has been counted. `change` of 1 takes that
   * back.
   */
  withoutRepeats(bits: Bits, { slots, groups }: Members, firstOnly = false, change: 1 | -1 = -1): void {
    const { start, count, ordinals } = this.columns;
    const { counts } = this;
    const last = new Uint32Array(this.values);
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i] ?? 0;
      if (!hasBit(bits, slot)) continue;
      const group = groups[i] ?? 0;
      const from = start[slot] ?? 0;
      const to = from + (firstOnly ? Math.min(1, count[slot] ?? 0) : (count[slot] ?? 0));
      for (let k = from; k < to; k++) {
        const ordinal = ordinals[k] ?? 0;
        if (last[ordinal] === group) counts[ordinal] = (counts[ordinal] ?? 0) + change;
        last[ordinal] = group;
      }
    }
  }

  /** Adds the documents of several shops to the counts of the shops that meet demands, or takes them off. */
  addShops(bits: Bits, demands: OfferDemands, change: 1 | -1 = 1): void {
    this.columns.shopOffers.addTo(this.counts, bits, demands, change);
  }

  /**
   * Counts a group of variants once for each shop that meets demands; documents of one shop are only in the set when
   * they do. `change` as above.
   */
  withoutRepeatedShops(bits: Bits, { slots, groups }: Members, demands: OfferDemands, change: 1 | -1 = -1): void {
    const { counts } = this;
    const { dictionary, start, count, ordinals, shopOffers } = this.columns;
    const field = dictionary.fields.indexOf(SHOP_FIELD);
    const last = new Uint32Array(this.values);
    const met = shopOffers.room();
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i] ?? 0;
      if (!hasBit(bits, slot)) continue;
      const group = groups[i] ?? 0;
      const isOne = !shopOffers.areSeveral(slot);
      const from = isOne ? (start[slot] ?? 0) : 0;
      const to = isOne ? from + (count[slot] ?? 0) : shopOffers.meeting(slot, demands, met);
      for (let k = from; k < to; k++) {
        const ordinal = (isOne ? ordinals[k] : met[k]) ?? 0;
        if (isOne && dictionary.fieldOf[ordinal] !== field) continue;
        if (last[ordinal] === group) counts[ordinal] = (counts[ordinal] ?? 0) + change;
        last[ordinal] = group;
      }
    }
  }

  /** The counts of the last counted set. */
  copy(): Uint32Array {
    return this.counts.slice(0, this.values);
  }

  private makeRoom(): void {
    if (this.counts.length < this.values) this.counts = new Uint32Array(Math.ceil(this.values * 1.2));
  }

  private add(bits: Bits, each: 1 | -1, firstOnly: boolean): void {
    const { start, count, ordinals } = this.columns;
    const { counts } = this;
    for (let w = 0; w < bits.length; w++) {
      let v = bits[w] ?? 0;
      while (v !== 0) {
        const lowest = v & -v;
        const slot = (w << 5) + 31 - Math.clz32(lowest);
        v ^= lowest;
        const from = start[slot] ?? 0;
        const to = from + (firstOnly ? Math.min(1, count[slot] ?? 0) : (count[slot] ?? 0));
        for (let k = from; k < to; k++) {
          const ordinal = ordinals[k] ?? 0;
          counts[ordinal] = (counts[ordinal] ?? 0) + each;
        }
      }
    }
  }

  /** Values of a field that occur in the last counted set, most frequent first. */
  valuesOf(field: string, limit: number = MOST_VALUES): [string, number][] {
    const { counts } = this;
    const { dictionary } = this.columns;
    const found = dictionary.ordinalsOf(field).filter((ordinal) => (counts[ordinal] ?? 0) > 0);
    return mostFrequent(found, counts, limit).map((ordinal) => [
      dictionary.values[ordinal] ?? "",
      counts[ordinal] ?? 0,
    ]);
  }
}

/** The first `limit` by count, then by age. Only those that can be among them are sorted one by one. */
function mostFrequent(found: readonly number[], counts: Uint32Array, limit: number): number[] {
  const byCount = (a: number, b: number) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b;
  if (found.length <= limit * 2) return [...found].sort(byCount).slice(0, limit);
  const least = Uint32Array.from(found, (ordinal) => counts[ordinal] ?? 0).sort()[found.length - limit] ?? 0;
  const above = found.filter((ordinal) => (counts[ordinal] ?? 0) > least);
  const equal = found.filter((ordinal) => counts[ordinal] === least).slice(0, limit - above.length);
  return [...above.sort(byCount), ...equal];
}
