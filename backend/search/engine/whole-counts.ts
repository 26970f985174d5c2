import { LRUCache } from "lru-cache";
import { type Bits, countBits, countCommon, subtract } from "./bits";
import type { ByPrice } from "./by-price";
import type { Columns } from "./columns";
import type { EngineQuery } from "./engine";
import type { FacetCounter } from "./facet-counts";
import type { PriceRange } from "./price-bits";
import { type PriceFacet, priceFacet, withoutRepeats } from "./price-ranges";
import type { Selection } from "./selection";
import type { OfferDemands } from "./shop-offers";
import type { Members, VariantGroups } from "./variant-groups";

const BYTES = 8 * 1024 * 1024;
const AROUND_BYTES = 2_000;
const KEPT_PRICES = 1_000;
/** Copying the counts of this many values takes as long as counting one document. */
const VALUES_PER_DOCUMENT = 4;
/** Of everything that can be ordered. */
const ANY_PRICE: PriceRange = [0, Number.POSITIVE_INFINITY];

interface Whole {
  counts: Uint32Array;
  /** Of the shops that deliver; counted when first asked for. */
  shops?: Uint32Array;
}

interface Kept {
  whole: Whole | undefined;
  price: PriceFacet | undefined;
}

export interface Counting {
  columns: Columns;
  byPrice: ByPrice;
  counter: FacetCounter;
  groups: VariantGroups;
}

/**
 * Counts of all documents that the filters of a query choose from, or of those with a price beside a filter on it. A
 * selection of more than half of them is counted by what it leaves out. Kept until a document changes.
 */
export class WholeCounts {
  private readonly wholes = new LRUCache<string, Whole>({
    maxSize: BYTES,
    sizeCalculation: ({ counts }) => 2 * counts.byteLength + AROUND_BYTES,
  });
  private readonly prices = new LRUCache<string, PriceFacet>({ max: KEPT_PRICES });

  constructor(private readonly sources: Counting) {}

  /** For one query and its selection. */
  of(
    { groups, matching, sort, filters, except, only }: EngineQuery,
    { base, filters: chosen }: Selection,
  ): CountsWithin {
    const { byPrice, columns } = this.sources;
    const { category, noun, without, adult, expired = false, sets = [] } = filters;
    const words = groups.length > 0 && [groups, matching, sort === "relevance"];
    // Most filters on a price leave out little of what has one, but all that has none.
    const isPriced = chosen.some(({ field }) => field === "price") && countBits(base) * 2 > columns.slots;
    const whole = isPriced ? byPrice.within(base, ANY_PRICE) : base;
    const around = JSON.stringify([words, category, noun, without, adult, expired, except]);
    // The named sets look back from this moment, so their counts cannot be kept.
    if (sets.length > 0 || only) return new CountsWithin(this.sources, whole, { whole: undefined, price: undefined });
    const { wholes, prices } = this;
    const key = `${isPriced} ${around}`;
    return new CountsWithin(this.sources, whole, {
      get whole() {
        return wholes.get(key);
      },
      set whole(counted) {
        wholes.set(key, counted);
      },
      get price() {
        return prices.get(around);
      },
      set price(found) {
        prices.set(around, found);
      },
    });
  }

  clear(): void {
    this.wholes.clear();
    this.prices.clear();
  }
}

/** Counts selections of one base; a group of variants counts once for each value that its documents have. */
export class CountsWithin {
  private readonly total: number;
  private readonly members = new Map<Bits, Members>();

  constructor(
    private readonly sources: Counting,
    private readonly base: Bits,
    private readonly kept: Kept,
  ) {
    this.total = countBits(base);
  }

  /** Counts a part of the base; `firstOnly` as in the counter. */
  count(some: Bits, firstOnly = false): void {
    const { counter, groups } = this.sources;
    // Counting categories alone is no reason to count everything else.
    const whole = this.isMost(some) ? (firstOnly ? this.kept.whole : this.whole()) : undefined;
    if (!whole) {
      counter.count(some, firstOnly);
      counter.withoutRepeats(some, this.membersOf(some), firstOnly);
      return;
    }
    const less = subtract(this.base.slice(), some);
    counter.countWithout(whole.counts, less, firstOnly);
    const touched = groups.sharingWith(less);
    counter.withoutRepeats(this.base, touched, firstOnly, 1);
    counter.withoutRepeats(some, touched, firstOnly);
  }

  /** Counts each shop of a part of the base by its own offers that meet the demands. */
  countShops(some: Bits, demands: OfferDemands): void {
    const { byPrice, columns, counter, groups } = this.sources;
    const { range, wanted } = demands;
    // Documents of which every shop is in the range.
    const sure = range && !wanted && byPrice.atEveryShop(some, range);
    if (!sure || !this.isMost(sure)) {
      this.addShops(some, demands);
      return;
    }
    const any: OfferDemands = { range: ANY_PRICE, wanted: undefined };
    const orderable = byPrice.atAnyShop(this.base, ANY_PRICE);
    const whole = this.whole();
    if (!whole.shops) {
      this.addShops(orderable, any);
      whole.shops = counter.copy();
    }
    const less = subtract(orderable.slice(), sure);
    counter.countWithout(whole.shops, subtract(less.slice(), columns.ofSeveralShops()));
    counter.addShops(less, any, -1);
    counter.addShops(subtract(some.slice(), sure), demands);
    const touched = groups.sharingWith(less);
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
    const found = () => withoutRepeats(priceFacet(prices, some), prices, some, this.membersOf(some));
    // What has no price makes no difference here.
    const isWhole = prices === this.sources.columns.price && countCommon(some, this.base) === this.total;
    if (!isWhole) return found();
    const known = this.kept.price ?? found();
    this.kept.price = known;
    return known;
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
    const known = this.kept.whole;
    if (known) return known;
    const { counter } = this.sources;
    const { base } = this;
    counter.count(base);
    counter.withoutRepeats(base, this.membersOf(base));
    const counted: Whole = { counts: counter.copy() };
    this.kept.whole = counted;
    return counted;
  }
}
