import { type Bits, countBits } from "./bits";
import { type Columns, flag } from "./columns";
import { isEverySlotOnce } from "./consistency";
import type { EngineSort } from "./engine";
import { grown, roomy } from "./number-arrays";
import { pageInOrder, type Window } from "./page-in-order";
import { reductionPercentage } from "./price-highlights";

/** Slots stay below this and sort keys below 2^31, so that both together fit a number exactly. */
const SLOTS = 2 ** 22;
const TOP = 2 ** 31 - 1;
const HALF = 2 ** 30 - 1;
const SMALL = 2 ** 23 - 1;
/** Sorting a set takes as long as looking at so many places of the order for each of its documents. */
const WALKED = 32;
/** Documents of a set seldom stand further from each other than evenly spread ones by this factor. */
const SPREAD = 4;

type Key = (columns: Columns, slot: number) => number;
const priceOf: Key = ({ price }, slot) => price[slot] ?? -1;
const popularityOf: Key = ({ popularity }, slot) => Math.max(0, Math.min(HALF, popularity[slot] ?? 0));

/** Lower keys come first; ties by slot. Documents without a price come last in either direction. */
const keys: Record<EngineSort, Key> = {
  relevance: (columns, slot) =>
    ((columns.flags[slot] ?? 0) & flag.inStock ? 0 : HALF + 1) + HALF - popularityOf(columns, slot),
  new: (columns, slot) => TOP - Math.min(TOP, columns.createdAt[slot] ?? 0),
  popularAsc: popularityOf,
  popularDesc: (columns, slot) => HALF - popularityOf(columns, slot),
  priceAsc: (columns, slot) => (priceOf(columns, slot) < 0 ? TOP : priceOf(columns, slot)),
  priceDesc: (columns, slot) => (priceOf(columns, slot) < 0 ? TOP : TOP - 1 - priceOf(columns, slot)),
  discount: (columns, slot) =>
    (100 - reductionPercentage(columns, slot)) * (SMALL + 1) + SMALL - Math.min(SMALL, popularityOf(columns, slot)),
};
export const sortNames = Object.keys(keys) as EngineSort[];

/** A slot that gets a place before another one. */
interface Entering {
  place: number;
  slot: number;
}

/** The list without the elements at some places and with others before some; both ascending, places in the old list. */
function rearranged(list: Uint32Array, leaving: readonly number[], entering: readonly Entering[]): Uint32Array {
  const result = new Uint32Array(list.length - leaving.length + entering.length);
  let [from, at, next] = [0, 0, 0];
  const copyTo = (place: number) => {
    result.set(list.subarray(from, place), at);
    at += place - from;
    from = place;
  };
  for (const place of [...leaving, list.length]) {
    for (let one = entering[next]; one && one.place <= place; one = entering[++next]) {
      copyTo(one.place);
      result[at++] = one.slot;
    }
    copyTo(place);
    from = place + 1;
  }
  return result;
}

/** All slots in one order, kept sorted while documents change. */
export class SortedSlots {
  /** By slot: its current key; NaN while the slot is not in the order. */
  private keys: Float64Array = new Float64Array(0);
  /** By slot: its position; built on first use after a change. */
  private ranks: Uint32Array | undefined;

  constructor(
    private readonly columns: Columns,
    private readonly sort: EngineSort,
    private slots: Uint32Array = new Uint32Array(0),
  ) {
    if (isEverySlotOnce(slots, columns.slots)) this.keys = this.currentKeys();
    else this.build();
  }

  private packed(slot: number): number {
    return keys[this.sort](this.columns, slot) * SLOTS + slot;
  }

  private currentKeys(): Float64Array {
    const current = roomy(Float64Array, this.columns.slots);
    for (let slot = 0; slot < current.length; slot++) current[slot] = this.packed(slot);
    return current;
  }

  build(): void {
    this.keys = this.currentKeys();
    this.slots = Uint32Array.from(this.keys.slice().sort(), (value) => value % SLOTS);
    this.ranks = undefined;
  }

  private rank(): Uint32Array {
    if (this.ranks) return this.ranks;
    const ranks = new Uint32Array(this.columns.slots);
    for (let i = 0; i < this.slots.length; i++) ranks[this.slots[i] ?? 0] = i;
    this.ranks = ranks;
    return ranks;
  }

  /** First position whose key is not below this one. */
  private placeOf(key: number): number {
    let low = 0;
    let high = this.slots.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.keys[this.slots[middle] ?? 0] ?? 0) < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private makeRoom(): void {
    const { length } = this.keys;
    if (length >= this.columns.slots) return;
    this.keys = grown(this.keys, this.columns.slots).fill(Number.NaN, length);
  }

  /** Moves the slots whose key changed to their new positions, copying whole runs in between. */
  update(changed: Iterable<number>): void {
    this.makeRoom();
    const moved = [...new Set(changed)].filter((slot) => this.keys[slot] !== this.packed(slot));
    if (moved.length === 0) return;
    // New documents do not always arrive in slot order, so any slot may be missing from the order.
    const present = moved.filter((slot) => !Number.isNaN(this.keys[slot]));
    const leaving = present.map((slot) => this.placeOf(this.keys[slot] ?? 0)).sort((a, b) => a - b);
    const entering = moved.map((slot) => ({ key: this.packed(slot), slot })).sort((a, b) => a.key - b.key);
    const placed = entering.map(({ key, slot }) => ({ place: this.placeOf(key), slot }));
    this.slots = rearranged(this.slots, leaving, placed);
    for (const { key, slot } of entering) this.keys[slot] = key;
    this.ranks = undefined;
  }

  /** By slot: the lower comes first. */
  keyOf(slot: number): number {
    return this.keys[slot] ?? 0;
  }

  /** The slots of a set of at most `total` documents, in a window of this order. */
  page(bits: Bits, total: number, window: Window): number[] {
    if (window.from >= total || window.size === 0) return [];
    const { length } = this.slots;
    const most = total * WALKED;
    if (most >= length) return pageInOrder(this.slots, bits, window);
    // The first few of a small set are met soon, unless it is at the end of the order.
    if ((window.from + window.size) * length * SPREAD < total * most) {
      const page = pageInOrder(this.slots, bits, window, most);
      if (page.length === window.size) return page;
    }
    return pageInOrder(this.inOrder(bits), bits, window);
  }

  private inOrder(bits: Bits): Uint32Array {
    const rank = this.rank();
    const ranks = new Uint32Array(countBits(bits));
    let found = 0;
    for (let w = 0; w < bits.length; w++) {
      let v = bits[w] ?? 0;
      while (v !== 0) {
        const lowest = v & -v;
        ranks[found++] = rank[(w << 5) + 31 - Math.clz32(lowest)] ?? 0;
        v ^= lowest;
      }
    }
    return ranks.sort().map((place) => this.slots[place] ?? 0);
  }

  toArray(): Uint32Array {
    return this.slots;
  }
}

/** The documents in every order. */
export type Orders = Record<EngineSort, SortedSlots>;

export function ordersOf(columns: Columns, saved: Partial<Record<EngineSort, Uint32Array>>): Orders {
  return Object.fromEntries(sortNames.map((sort) => [sort, new SortedSlots(columns, sort, saved[sort])])) as Orders;
}
