import { LRUCache } from "lru-cache";
import { type Bits, bitsFor, countBits, intersect, subtract, unite } from "./bits";
import type { Columns } from "./columns";
import { type PriceRange, priceBits } from "./price-bits";

/** Ranges kept, a bit a document each: the hits, the facets and the pages of one list ask for the same one. */
const KEPT = 8;

/** Documents by what they cost. */
export class ByPrice {
  private readonly kept = new LRUCache<string, Bits>({ max: KEPT });

  constructor(private readonly columns: Columns) {}

  /** Of a set: those with a lowest price within a range. */
  within(among: Bits, range: PriceRange): Bits {
    const { price, slots } = this.columns;
    if (countBits(among) * 2 < slots) return priceBits(among, price, range);
    const key = range.join();
    const known = this.kept.get(key) ?? priceBits(bitsFor(slots).fill(0xffffffff), price, range);
    this.kept.set(key, known);
    return intersect(known.slice(), among);
  }

  /** Of a set: what costs this much at some shop, and all that several shops have, of which each shop tells. */
  atAnyShop(among: Bits, range: PriceRange): Bits {
    return unite(this.within(among, range), intersect(this.columns.ofSeveralShops().slice(), among));
  }

  /** Of a set: what costs this much at every shop that delivers it. */
  atEveryShop(among: Bits, range: PriceRange): Bits {
    const several = this.columns.ofSeveralShops();
    return unite(subtract(this.within(among, range), several), this.columns.shopOffers.within(among, range));
  }

  clear(): void {
    this.kept.clear();
  }
}
