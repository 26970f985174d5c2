import { LRUCache } from "lru-cache";
import { type Bits, countBits, subtract } from "./bits";
import type { EngineQuery } from "./engine";
import type { FacetCounter } from "./facet-counts";
import { type PriceFacet, priceFacet } from "./price-ranges";

const BYTES = 8 * 1024 * 1024;
const AROUND_BYTES = 2_000;
/** Copying the counts of this many values takes as long as counting one document. */
const VALUES_PER_DOCUMENT = 4;

interface Whole {
  counts: Uint32Array;
  price: PriceFacet;
}

/**
 * Counts of all documents that the filters of a query choose from. A selection of more than half of them is counted by
 * what it leaves out. Kept until a document changes.
 */
export class WholeCounts {
  private readonly kept = new LRUCache<string, Whole>({
    maxSize: BYTES,
    sizeCalculation: ({ counts }) => counts.byteLength + AROUND_BYTES,
  });

  constructor(
    private readonly counter: FacetCounter,
    private readonly prices: () => Int32Array,
  ) {}

  /** For one query with the documents that its filters choose from. */
  of({ groups, matching, sort, filters, except, only }: EngineQuery, base: Bits): CountsWithin {
    const { category, noun, adult, expired = false, sets = [] } = filters;
    const words = groups.length > 0 && [groups, matching, sort === "relevance"];
    // The named sets look back from this moment, so their counts cannot be kept.
    const key = sets.length > 0 || only ? undefined : JSON.stringify([words, category, noun, adult, expired, except]);
    const count = (): Whole => {
      this.counter.count(base);
      return { counts: this.counter.copy(), price: priceFacet(this.prices(), base) };
    };
    return new CountsWithin(this.counter, base, {
      known: () => (key === undefined ? undefined : this.kept.get(key)),
      find: () => {
        const known = key === undefined ? undefined : this.kept.get(key);
        if (known) return known;
        const found = count();
        if (key !== undefined) this.kept.set(key, found);
        return found;
      },
    });
  }

  clear(): void {
    this.kept.clear();
  }
}

/** Counts selections of one base. */
export class CountsWithin {
  private readonly total: number;

  constructor(
    private readonly counter: FacetCounter,
    private readonly base: Bits,
    private readonly whole: { known: () => Whole | undefined; find: () => Whole },
  ) {
    this.total = countBits(base);
  }

  /** Counts a part of the base; `firstOnly` as in the counter. */
  count(some: Bits, firstOnly = false): void {
    const isMost = countBits(some) * 2 > this.total && this.total * VALUES_PER_DOCUMENT > this.counter.values;
    // Counting categories alone is no reason to count everything else.
    const whole = isMost ? (firstOnly ? this.whole.known() : this.whole.find()) : undefined;
    if (whole) this.counter.countWithout(whole.counts, subtract(this.base.slice(), some), firstOnly);
    else this.counter.count(some, firstOnly);
  }

  /** The price facet of the whole base. */
  price(prices: Int32Array): PriceFacet {
    return this.whole.known()?.price ?? priceFacet(prices, this.base);
  }
}
