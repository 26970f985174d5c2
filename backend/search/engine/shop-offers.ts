import type { NumberArray } from "./binary-file";
import { type Bits, bitsWhere, hasBit } from "./bits";
import { grown } from "./number-arrays";
import { NO_TRAITS } from "./offer-traits";

/** An offer that can be ordered: ordinal of its shop, lowest total there in cents, and the bit of its traits. */
export type StoredOffer = readonly [shop: number, total: number, bit: number];

/** Lowest and highest price in cents, both included. */
export type PriceRange = readonly [low: number, high: number];

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

  set(slot: number, list: readonly StoredOffer[]): void {
    this.start = grown(this.start, slot + 1);
    this.count = grown(this.count, slot + 1);
    const count = Math.min(list.length, 65_535);
    this.shops = grown(this.shops, this.used + count);
    this.totals = grown(this.totals, this.used + count);
    this.bits = grown(this.bits, this.used + count);
    this.start[slot] = this.used;
    this.count[slot] = count;
    for (const [shop, total, bit] of list.slice(0, count)) {
      this.shops[this.used] = shop;
      this.totals[this.used] = total;
      this.bits[this.used++] = bit;
    }
  }

  /** The documents of more than one shop. */
  ofSeveral(slots: number): Bits {
    return bitsWhere(slots, (slot) => this.areSeveral(slot));
  }

  areSeveral(slot: number): boolean {
    return (this.count[slot] ?? 0) > 0;
  }

  /** Calls once for each shop of a document of several that meets the demands. */
  each(slot: number, { range, wanted }: OfferDemands, found: (shop: number) => void): void {
    const from = this.start[slot] ?? 0;
    const to = from + (this.count[slot] ?? 0);
    // Offers of one shop follow each other.
    let last = -1;
    for (let k = from; k < to; k++) {
      const shop = this.shops[k] ?? 0;
      const total = this.totals[k] ?? -1;
      if (shop === last || (range && (total < range[0] || total > range[1]))) continue;
      if (wanted && !hasBit(wanted, this.bits[k] ?? NO_TRAITS)) continue;
      last = shop;
      found(shop);
    }
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
    return found;
  }
}
