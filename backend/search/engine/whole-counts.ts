import { LRUCache } from "lru-cache";
import { type Bits, countBits, subtract } from "./bits";
import type { Columns } from "./columns";
import type { EngineQuery } from "./engine";
import type { FacetCounter } from "./facet-counts";
import type { PriceRange } from "./price-bits";
import { type PriceFacet, priceFacet, withoutRepeats } from "./price-ranges";
import type { OfferDemands } from "./shop-offers";
import type { Members, VariantGroups } from "./variant-groups";

const BYTES = 8 * 1024 * 1024;
const AROUND_BYTES = 2_000;
/** Copying the counts of this many values takes as long as counting one document. */
const VALUES_PER_DOCUMENT = 4;
/** Of everything that can be ordered. */
const ANY_PRICE: PriceRange = [0, Number.POSITIVE_INFINITY];

interface Whole {
  counts: Uint32Array;
  price: PriceFacet;
  /** Of the shops that deliver; counted when first asked for. */
  shops?: Uint32Array;
}

export interface Counting {
  columns: Columns;
  counter: FacetCounter;
  groups: VariantGroups;
}

/**
 * Counts of all documents that the filters of a query choose from. A selection of more than half of them is counted by
 * what it leaves out. Kept until a document changes.
 */
export class WholeCounts {
  private readonly kept = new LRUCache<string, Whole>({
    maxSize: BYTES,
    sizeCalculation: ({ counts }) => 2 * counts.byteLength + AROUND_BYTES,
  });

  constructor(private readonly sources: Counting) {}

  /** For one query with the documents that its filters choose from. */
  of({ groups, matching, sort, filters, except, only }: EngineQuery, base: Bits): CountsWithin {
    const { category, noun, without, adult, expired = false, sets = [] } = filters;
    const words = groups.length > 0 && [groups, matching, sort === "relevance"];
    // The named sets look back from this moment, so their counts cannot be kept.
    const about = [words, category, noun, without, adult, expired, except];
    const key = sets.length > 0 || only ? undefined : JSON.stringify(about);
    return new CountsWithin(this.sources, base, {
      known: () => (key === undefined ? undefined : this.kept.get(key)),
      keep: (whole) => {
        if (key !== undefined) this.kept.set(key, whole);
      },
    });
  }

  clear(): void {
    this.kept.clear();
  }
}

/** Counts selections of one base; a group of variants counts once for each value that its documents have. */
export class CountsWithin {
  private readonly total: number;
  private readonly members = new Map<Bits, Members>();
  private own: Whole | undefined;

  constructor(
    private readonly sources: Counting,
    private readonly base: Bits,
    private readonly kept: { known: () => Whole | undefined; keep: (whole: Whole) => void },
  ) {
    this.total = countBits(base);
    this.own = kept.known();
  }

  /** Counts a part of the base; `firstOnly` as in the counter. */
  count(some: Bits, firstOnly = false): void {
    const { counter } = this.sources;
    // Counting categories alone is no reason to count everything else.
    const whole = this.isMost(some) ? (firstOnly ? this.own : this.whole()) : undefined;
    if (!whole) {
      counter.count(some, firstOnly);
      counter.withoutRepeats(some, this.membersOf(some), firstOnly);
      return;
    }
    const less = subtract(this.base.slice(), some);
    counter.countWithout(whole.counts, less, firstOnly);
    const touched = this.membersOf(this.base).sharingWith(less);
    counter.withoutRepeats(this.base, touched, firstOnly, 1);
    counter.withoutRepeats(some, touched, firstOnly);
  }

  /** Counts each shop of a part of the base by its own offers that meet the demands. */
  countShops(some: Bits, demands: OfferDemands): void {
    const { columns, counter } = this.sources;
    const { range, wanted } = demands;
    // Documents of which every shop is in the range.
    const sure = range && !wanted && columns.atEveryShop(some, range);
    if (!sure || !this.isMost(sure)) {
      this.addShops(some, demands);
      return;
    }
    const any: OfferDemands = { range: ANY_PRICE, wanted: undefined };
    const orderable = columns.atAnyShop(this.base, ANY_PRICE);
    const whole = this.whole();
    if (!whole.shops) {
      this.addShops(orderable, any);
      whole.shops = counter.copy();
    }
    const less = subtract(orderable.slice(), sure);
    counter.countWithout(whole.shops, subtract(less.slice(), columns.ofSeveralShops()));
    counter.addShops(less, any, -1);
    counter.addShops(subtract(some.slice(), sure), demands);
    const touched = this.membersOf(orderable).sharingWith(less);
    counter.withoutRepeatedShops(orderable, touched, any, 1);
    counter.withoutRepeatedShops(some, touched, demands);
  }

  private addShops(some: Bits, demands: OfferDemands): void {
    const { columns, counter } = this.sources;
    counter.count(subtract(some.slice(), columns.ofSeveralShops()));
    counter.addShops(some, demands);
    counter.withoutRepeatedShops(some, this.membersOf(some), demands);
  }

  /** The price facet of a part of the base. */
  price(prices: Int32Array, some: Bits): PriceFacet {
    const isWhole = prices === this.sources.columns.price && countBits(some) === this.total;
    if (isWhole && this.own) return this.own.price;
    return withoutRepeats(priceFacet(prices, some), prices, some, this.membersOf(some));
  }

  /** The groups to look at when a part of the base is counted. Most counts are of the same one. */
  membersOf(some: Bits): Members {
    const members = this.members.get(some) ?? this.sources.groups.within(some);
    this.members.set(some, members);
    return members;
  }

  private isMost(some: Bits): boolean {
    return countBits(some) * 2 > this.total && this.total * VALUES_PER_DOCUMENT > this.sources.counter.values;
  }

  private whole(): Whole {
    if (this.own) return this.own;
    const { columns, counter } = this.sources;
    const { base } = this;
    counter.count(base);
    counter.withoutRepeats(base, this.membersOf(base));
    this.own = { counts: counter.copy(), price: this.price(columns.price, base) };
    this.kept.keep(this.own);
    return this.own;
  }
}
