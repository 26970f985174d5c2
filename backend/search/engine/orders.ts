import { type Bits, hasBit } from "./bits";
import { type Columns, flag } from "./columns";
import type { EngineSort } from "./engine";

/** Slots fit below this, sort keys below 2^31: together they fit a number exactly. */
const SLOTS = 2 ** 22;
const TOP = 2 ** 31 - 1;
const HALF = 2 ** 30 - 1;

type Key = (columns: Columns, slot: number) => number;
const priceOf: Key = ({ price }, slot) => price[slot] ?? -1;
const popularityOf: Key = ({ popularity }, slot) => Math.max(0, Math.min(HALF, popularity[slot] ?? 0));

/** Lower keys stand first; equal ones in the order of their slots. Without a price last, whichever way. */
const keys: Record<EngineSort, Key> = {
  relevance: (columns, slot) =>
    ((columns.flags[slot] ?? 0) & flag.inStock ? 0 : HALF + 1) + HALF - popularityOf(columns, slot),
  new: (columns, slot) => TOP - Math.min(TOP, columns.createdAt[slot] ?? 0),
  popularAsc: popularityOf,
  popularDesc: (columns, slot) => HALF - popularityOf(columns, slot),
  priceAsc: (columns, slot) => (priceOf(columns, slot) < 0 ? TOP : priceOf(columns, slot)),
  priceDesc: (columns, slot) => (priceOf(columns, slot) < 0 ? TOP : TOP - 1 - priceOf(columns, slot)),
};
export const sortNames = Object.keys(keys) as EngineSort[];

/** All slots in one order, kept sorted while documents change. */
export class Order {
  private rank = new Uint32Array(0);
  constructor(
    private readonly columns: Columns,
    private readonly sort: EngineSort,
    private slots: Uint32Array = new Uint32Array(0),
  ) {
    if (slots.length !== columns.slots) this.build();
    else this.number();
  }

  private packed(slot: number): number {
    return keys[this.sort](this.columns, slot) * SLOTS + slot;
  }

  build(): void {
    const packed = new Float64Array(this.columns.slots);
    for (let slot = 0; slot < packed.length; slot++) packed[slot] = this.packed(slot);
    packed.sort();
    this.slots = Uint32Array.from(packed, (value) => value % SLOTS);
    this.number();
  }

  private number(): void {
    this.rank = new Uint32Array(this.slots.length);
    for (let i = 0; i < this.slots.length; i++) this.rank[this.slots[i] ?? 0] = i;
  }

  /** Puts the changed slots where they belong now, in one pass over the others. */
  update(changed: number[]): void {
    const isChanged = new Uint8Array(this.columns.slots);
    for (const slot of changed) isChanged[slot] = 1;
    const moved = Float64Array.from(new Set(changed), (slot) => this.packed(slot)).sort();
    const merged = new Uint32Array(this.columns.slots);
    let at = 0;
    let m = 0;
    for (const slot of this.slots) {
      if (isChanged[slot] === 1) continue;
      const here = this.packed(slot);
      while (m < moved.length && (moved[m] ?? 0) < here) merged[at++] = (moved[m++] ?? 0) % SLOTS;
      merged[at++] = slot;
    }
    while (m < moved.length) merged[at++] = (moved[m++] ?? 0) % SLOTS;
    this.slots = merged;
    this.number();
  }

  /** The slots of a set from place `from`, at most `size`; `total` is the size of the set. */
  page(bits: Bits, total: number, from: number, size: number): number[] {
    if (from >= total || size === 0) return [];
    // Few among many: sorting them is cheaper than looking for them along the whole order.
    return total * 32 < this.slots.length ? this.pageOfFew(bits, total, from, size) : this.walk(bits, from, size);
  }

  private pageOfFew(bits: Bits, total: number, from: number, size: number): number[] {
    const ranks = new Uint32Array(total);
    let found = 0;
    for (let w = 0; w < bits.length; w++) {
      let v = bits[w] ?? 0;
      while (v !== 0) {
        const lowest = v & -v;
        ranks[found++] = this.rank[(w << 5) + 31 - Math.clz32(lowest)] ?? 0;
        v ^= lowest;
      }
    }
    return Array.from(ranks.sort().subarray(from, from + size), (rank) => this.slots[rank] ?? 0);
  }

  private walk(bits: Bits, from: number, size: number): number[] {
    const page: number[] = [];
    let seen = 0;
    for (let i = 0; i < this.slots.length && page.length < size; i++) {
      const slot = this.slots[i] ?? 0;
      if (hasBit(bits, slot) && seen++ >= from) page.push(slot);
    }
    return page;
  }

  /** Place of a slot in the order. */
  rankOf(slot: number): number {
    return this.rank[slot] ?? this.slots.length;
  }

  toArray(): Uint32Array {
    return this.slots;
  }
}
