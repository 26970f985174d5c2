import type { NumberArray } from "./binary-file";
import { type Bits, bitsFor, hasBit, setBit } from "./bits";
import { grown, roomy } from "./number-arrays";
import { NO_TRAITS } from "./offer-traits";
import { HIGHEST_PRICE, type PriceRange, priceBits } from "./price-bits";

const MOST_OFFERS = 65_535;

/** An offer that can be ordered: ordinal of its shop, lowest total there in cents, and the bit of its traits. */
export type StoredOffer = readonly [shop: number, total: number, bit: number];

/** The total of a shop that cannot deliver. */
const NO_TOTAL = -1;
/** A bit of traits is a byte, and a word has 32. */
const BIT_WORDS = 8;
const EVERY_PRICE: PriceRange = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

/** What filters demand of a shop; at least one of them. */
export interface OfferDemands {
  /** Of its lowest total. */
  range: PriceRange | undefined;
  /** Of an offer's traits: the wanted combinations. */
  wanted: Uint32Array | undefined;
}

/**
 * What each shop asks and promises, by slot, for documents of more than one shop: of the others the columns tell. A shop
 * that cannot deliver has the total -1 and no traits. A changed document's old space is wasted until the next save.
 */
export class ShopOffers {
  private start = new Uint32Array(0);
  private count = new Uint16Array(0);
  private shops = new Uint32Array(0);
  private totals = new Int32Array(0);
  private bits = new Uint8Array(0);
  private used = 0;
  /** By slot, of the shops that deliver. */
  private lowest = new Int32Array(0);
  private highest = new Int32Array(0);
  /** Found when first asked for after a change. */
  private several: Bits | undefined;

  set(slot: number, list: readonly StoredOffer[]): void {
    this.start = grown(this.start, slot + 1);
    this.count = grown(this.count, slot + 1);
    const count = Math.min(list.length, MOST_OFFERS);
    this.shops = grown(this.shops, this.used + count);
    this.totals = grown(this.totals, this.used + count);
    this.bits = grown(this.bits, this.used + count);
    this.start[slot] = this.used;
    this.count[slot] = count;
    this.several = undefined;
    for (const [shop, total, bit] of list.slice(0, count)) {
      this.shops[this.used] = shop;
      this.totals[this.used] = total;
      this.bits[this.used++] = bit;
    }
    this.lowest = grown(this.lowest, slot + 1);
    this.highest = grown(this.highest, slot + 1);
    this.noteExtremes(slot);
  }

  private noteExtremes(slot: number): void {
    let lowest = NO_TOTAL;
    let highest = NO_TOTAL;
    const from = this.start[slot] ?? 0;
    for (let k = from; k < from + (this.count[slot] ?? 0); k++) {
      const total = this.totals[k] ?? NO_TOTAL;
      if (total < 0) continue;
      if (lowest < 0 || total < lowest) lowest = total;
      if (total > highest) highest = total;
    }
    this.lowest[slot] = lowest;
    this.highest[slot] = highest;
  }

  /** The documents of more than one shop; not to be changed. */
  ofSeveral(slots: number): Bits {
    if (this.several?.length !== (slots + 31) >>> 5) {
      this.several = bitsFor(slots);
      const { count } = this;
      const end = Math.min(slots, count.length);
      for (let slot = 0; slot < end; slot++) if (count[slot] !== 0) setBit(this.several, slot);
    }
    return this.several;
  }

  /** Those of more than one shop in a set that cost this much at every shop that delivers them. */
  within(among: Bits, [low, high]: PriceRange): Bits {
    return priceBits(priceBits(among, this.lowest, [low, HIGHEST_PRICE]), this.highest, [low, high]);
  }

  areSeveral(slot: number): boolean {
    return (this.count[slot] ?? 0) > 0;
  }

  /**
   * Adds `change` to the count of each shop of these documents that meets the demands. Whether an offer does can rarely be
   * predicted, so that is computed without branches: `miss` is -1 or 0.
   */
  addTo(counts: Uint32Array, among: Bits, { range, wanted }: OfferDemands, change: 1 | -1): void {
    const { start, count, shops, totals, bits } = this;
    const low = Math.max(range?.[0] ?? NO_TOTAL, NO_TOTAL);
    const high = Math.min(range?.[1] ?? HIGHEST_PRICE, HIGHEST_PRICE);
    const traits = new Uint32Array(BIT_WORDS).fill(0xffffffff);
    if (wanted) traits.fill(0).set(wanted);
    for (let w = 0; w < among.length; w++) {
      let v = among[w] ?? 0;
      while (v !== 0) {
        const lowest = v & -v;
        v ^= lowest;
        const slot = (w << 5) + 31 - Math.clz32(lowest);
        const from = start[slot] ?? 0;
        const to = from + (count[slot] ?? 0);
        let last = -1;
        for (let k = from; k < to; k++) {
          const shop = shops[k] ?? 0;
          if (shop === last) continue;
          const total = totals[k] ?? NO_TOTAL;
          const bit = bits[k] ?? NO_TRAITS;
          const miss = ((((traits[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) - 1) | (((total - low) | (high - total)) >> 31);
          counts[shop] = (counts[shop] ?? 0) + (change & ~miss);
          last ^= (last ^ shop) & ~miss;
        }
      }
    }
  }

  /** As many as one document can have shops. */
  room(): Uint32Array {
    return new Uint32Array(MOST_OFFERS);
  }

  /** Writes the shops of a document of several that meet the demands, each once; returns how many. */
  meeting(slot: number, { range, wanted }: OfferDemands, into: Uint32Array): number {
    const { shops, totals, bits } = this;
    const from = this.start[slot] ?? 0;
    const to = from + (this.count[slot] ?? 0);
    const [low, high] = range ?? EVERY_PRICE;
    let found = 0;
    // Offers of one shop follow each other.
    let last = -1;
    for (let k = from; k < to; k++) {
      const shop = shops[k] ?? 0;
      const total = totals[k] ?? -1;
      if (shop === last || total < low || total > high) continue;
      if (wanted && !hasBit(wanted, bits[k] ?? NO_TRAITS)) continue;
      last = shop;
      into[found++] = shop;
    }
    return found;
  }

  /** What a document costs at a shop that has it, when its lowest total is this. */
  totalAt(slot: number, shop: number, lowest: number): number {
    const from = this.start[slot] ?? 0;
    for (let k = from; k < from + (this.count[slot] ?? 0); k++) if (this.shops[k] === shop) return this.totals[k] ?? -1;
    return lowest;
  }

  /** Whether an offer of this shop has wanted traits, for a document that has some offer with them. */
  hasAt(slot: number, shop: number, wanted: Uint32Array): boolean {
    const count = this.count[slot] ?? 0;
    const from = this.start[slot] ?? 0;
    for (let k = from; k < from + count; k++) {
      const bit = this.bits[k] ?? NO_TRAITS;
      if (this.shops[k] === shop && bit !== NO_TRAITS && (((wanted[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1)
        return true;
    }
    return count === 0;
  }

  /** Arrays for so many slots, without wasted space. */
  toArrays(slots: number): Record<string, NumberArray> {
    const start = new Uint32Array(slots);
    const count = grown(this.count, slots).subarray(0, slots);
    const total = count.reduce((sum, here) => sum + here, 0);
    const [shops, totals, bits] = [new Uint32Array(total), new Int32Array(total), new Uint8Array(total)];
    let used = 0;
    for (let slot = 0; slot < slots; slot++) {
      const from = this.start[slot] ?? 0;
      const to = from + (count[slot] ?? 0);
      start[slot] = used;
      shops.set(this.shops.subarray(from, to), used);
      totals.set(this.totals.subarray(from, to), used);
      bits.set(this.bits.subarray(from, to), used);
      used += to - from;
    }
    return { offerStart: start, offerCount: count, offerShops: shops, offerTotals: totals, offerBits: bits };
  }

  static fromArrays(arrays: Record<string, NumberArray>): ShopOffers {
    const { offerStart: start, offerCount: count, offerShops: shops, offerTotals: totals, offerBits: bits } = arrays;
    const found = new ShopOffers();
    const isWhole =
      start instanceof Uint32Array &&
      count instanceof Uint16Array &&
      shops instanceof Uint32Array &&
      totals instanceof Int32Array &&
      bits instanceof Uint8Array;
    if (!isWhole) throw new Error("The columns of shops' offers are missing.");
    Object.assign(found, { start, count, shops, totals, bits, used: shops.length });
    found.lowest = roomy(Int32Array, count.length);
    found.highest = roomy(Int32Array, count.length);
    for (let slot = 0; slot < count.length; slot++) found.noteExtremes(slot);
    return found;
  }
}
