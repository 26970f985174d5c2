import type { NumberArray } from "./binary-file";
import type { Bits } from "./bits";
import type { IndexDocument } from "./engine";
import { GroupKeys } from "./group-keys";
import { grown } from "./number-arrays";
import { NO_TRAITS, TRAIT_WORDS, traitBit, traitWords } from "./offer-traits";
import { HIGHLIGHT_WORDS, highlightWords } from "./price-highlights";
import { QuantityColumns } from "./quantity-columns";
import { SHOP_FIELD } from "./shop-field";
import { ShopOffers } from "./shop-offers";
import { ValueDictionary } from "./value-dictionary";

/** Bits of `flags`. */
export const flag = { known: 1, expired: 2, adult: 4, inStock: 8, bestRated: 16, wellRated: 32 } as const;

const NO_PRICE = -1;
const MAX_COUNT = 65_535;

/**
 * The data of every document for filters, facets and sorts, by slot. A document's facet ordinals are contiguous in
 * `ordinals` from `start`; a changed document gets new space at the end, and the old space is wasted until the next
 * save.
 */
export class Columns {
  dictionary = new ValueDictionary();
  slots = 0;
  start = new Uint32Array(0);
  count = new Uint16Array(0);
  ordinals = new Uint32Array(0);
  used = 0;
  price = new Int32Array(0);
  popularity = new Int32Array(0);
  createdAt = new Uint32Array(0);
  dropDay = new Uint16Array(0);
  flags = new Uint8Array(0);
  /** The combinations of traits of each document's offers, `TRAIT_WORDS` words a slot. */
  traits = new Uint32Array(0);
  /** What may be said about each document's price, `HIGHLIGHT_WORDS` numbers a slot. */
  news = new Int32Array(0);
  shopOffers = new ShopOffers();
  quantities = new QuantityColumns();
  groupKeys = new GroupKeys();
  /** The number of each document's variant group; 0 without one. */
  group = new Uint32Array(0);

  set(slot: number, document: IndexDocument): void {
    this.makeRoom(slot + 1);
    const ordinals = new Set(document.facets.map(([field, value]) => this.dictionary.add(field, value)));
    const count = Math.min(ordinals.size, MAX_COUNT);
    this.ordinals = grown(this.ordinals, this.used + count);
    this.start[slot] = this.used;
    this.count[slot] = count;
    for (const ordinal of [...ordinals].slice(0, count)) this.ordinals[this.used++] = ordinal;
    this.price[slot] = document.price ?? NO_PRICE;
    this.popularity[slot] = document.popularity;
    this.createdAt[slot] = document.createdAt;
    this.dropDay[slot] = document.dropDay;
    this.flags[slot] =
      flag.known |
      (document.expired ? flag.expired : 0) |
      (document.adult ? flag.adult : 0) |
      (document.inStock ? flag.inStock : 0) |
      (document.bestRated ? flag.bestRated : 0) |
      (document.wellRated ? flag.wellRated : 0);
    this.traits.set(traitWords(document.offers), slot * TRAIT_WORDS);
    this.news.set(highlightWords(document.news), slot * HIGHLIGHT_WORDS);
    this.group[slot] = this.groupKeys.add(document.group);
    this.quantities.set(slot, document.quantities ?? []);
    this.shopOffers.set(
      slot,
      (document.shopOffers ?? []).map(({ shop, total, traits }) => [
        this.dictionary.add(SHOP_FIELD, shop),
        total ?? NO_PRICE,
        traits ? traitBit(traits) : NO_TRAITS,
      ]),
    );
  }

  /** The documents of more than one shop; not to be changed. */
  ofSeveralShops(): Bits {
    return this.shopOffers.ofSeveral(this.slots);
  }

  /** The ordinal of a document's category, its first facet. */
  categoryOf(slot: number): number {
    return slot < this.slots && (this.count[slot] ?? 0) > 0 ? (this.ordinals[this.start[slot] ?? 0] ?? -1) : -1;
  }

  clear(slot: number): void {
    if (slot >= this.slots) return;
    this.flags[slot] = 0;
    this.count[slot] = 0;
    this.price[slot] = NO_PRICE;
    this.quantities.clear(slot);
  }

  /** Number of documents. */
  known(): number {
    let count = 0;
    for (let slot = 0; slot < this.slots; slot++) count += (this.flags[slot] ?? 0) & flag.known;
    return count;
  }

  private makeRoom(slots: number): void {
    if (slots <= this.slots) return;
    this.slots = slots;
    this.start = grown(this.start, slots);
    this.count = grown(this.count, slots);
    this.price = grown(this.price, slots);
    this.popularity = grown(this.popularity, slots);
    this.createdAt = grown(this.createdAt, slots);
    this.dropDay = grown(this.dropDay, slots);
    this.flags = grown(this.flags, slots);
    this.traits = grown(this.traits, slots * TRAIT_WORDS);
    this.news = grown(this.news, slots * HIGHLIGHT_WORDS);
    this.group = grown(this.group, slots);
  }

  /** Arrays cut to their actual length, without the space wasted by changed documents. */
  toArrays(): Record<string, NumberArray> {
    const n = this.slots;
    const start = new Uint32Array(n);
    let total = 0;
    for (let slot = 0; slot < n; slot++) total += this.count[slot] ?? 0;
    const ordinals = new Uint32Array(total);
    let used = 0;
    for (let slot = 0; slot < n; slot++) {
      const from = this.start[slot] ?? 0;
      start[slot] = used;
      ordinals.set(this.ordinals.subarray(from, from + (this.count[slot] ?? 0)), used);
      used += this.count[slot] ?? 0;
    }
    return {
      start,
      ordinals,
      count: this.count.subarray(0, n),
      price: this.price.subarray(0, n),
      popularity: this.popularity.subarray(0, n),
      createdAt: this.createdAt.subarray(0, n),
      dropDay: this.dropDay.subarray(0, n),
      flags: this.flags.subarray(0, n),
      traits: this.traits.subarray(0, n * TRAIT_WORDS),
      news: this.news.subarray(0, n * HIGHLIGHT_WORDS),
      group: this.group.subarray(0, n),
      ...this.shopOffers.toArrays(n),
      ...this.quantities.toArrays(n),
    };
  }

  static fromArrays(
    arrays: Record<string, NumberArray>,
    { dictionary, groupKeys, quantities }: Pick<Columns, "dictionary" | "groupKeys" | "quantities">,
  ): Columns {
    const columns = new Columns();
    const named = <T extends NumberArray>(name: string, Kind: new (length: number) => T): T => {
      const array = arrays[name];
      if (!(array instanceof Kind)) throw new Error(`The column ${name} is missing.`);
      return array;
    };
    columns.dictionary = dictionary;
    columns.groupKeys = groupKeys;
    columns.quantities = quantities;
    columns.start = named("start", Uint32Array);
    columns.count = named("count", Uint16Array);
    columns.ordinals = named("ordinals", Uint32Array);
    columns.price = named("price", Int32Array);
    columns.popularity = named("popularity", Int32Array);
    columns.createdAt = named("createdAt", Uint32Array);
    columns.dropDay = named("dropDay", Uint16Array);
    columns.flags = named("flags", Uint8Array);
    columns.traits = named("traits", Uint32Array);
    columns.news = named("news", Int32Array);
    columns.group = named("group", Uint32Array);
    columns.shopOffers = ShopOffers.fromArrays(arrays);
    columns.slots = columns.start.length;
    columns.used = columns.ordinals.length;
    return columns;
  }
}
