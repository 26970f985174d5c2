import { type Bits, clearBit, countBits, hasBit, setBit } from "./bits";
import { type Columns, flag } from "./columns";

/** A set of which the members of each group are put in an order: the lowest key represents the group. */
export interface Ordered {
  bits: Bits;
  keyOf: (slot: number) => number;
}

/**
 * Which documents are variants of each other. Lists show a group once, and totals and facets count it once; filters and
 * sorts choose which of its variants that is.
 */
export class VariantGroups {
  /** Slots of all groups of two or more, those of one group together, in slot order. Built on first use after a change. */
  private members: Uint32Array | undefined;

  constructor(private readonly columns: Columns) {}

  clear(): void {
    this.members = undefined;
  }

  get isEmpty(): boolean {
    return this.slots().length === 0;
  }

  /** Number of entries that a list of these documents has: groups, and documents without. */
  entries(bits: Bits): number {
    let repeats = 0;
    let last = 0;
    this.each(bits, (_, group) => {
      if (group === last) repeats++;
      last = group;
    });
    return countBits(bits) - repeats;
  }

  /** Calls for every document of a set that is of a group, the members of one group after each other. */
  each(bits: Bits, found: (slot: number, group: number) => void): void {
    const { group } = this.columns;
    const slots = this.slots();
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i] ?? 0;
      if (hasBit(bits, slot)) found(slot, group[slot] ?? 0);
    }
  }

  /** Leaves one document of each group, in place: the first set that has any keeps the one with the lowest key. */
  collapse(sets: readonly Ordered[]): void {
    const { group } = this.columns;
    const slots = this.slots();
    for (let from = 0; from < slots.length; ) {
      let to = from + 1;
      while (to < slots.length && group[slots[to] ?? 0] === group[slots[from] ?? 0]) to++;
      let isPlaced = false;
      for (const set of sets) isPlaced = keepOne(set, slots, from, to, isPlaced) || isPlaced;
      from = to;
    }
  }

  /** The first of each group in a list, best first. */
  firstOfEach(list: readonly number[]): number[] {
    const { group } = this.columns;
    const seen = new Set<number>();
    return list.filter((slot) => {
      const own = group[slot] ?? 0;
      if (own === 0) return true;
      if (seen.has(own)) return false;
      seen.add(own);
      return true;
    });
  }

  /** Takes documents and all their variants out of a set. */
  takeOut(bits: Bits, slots: readonly number[]): void {
    const groups = new Set(slots.map((slot) => this.columns.group[slot] ?? 0));
    for (const slot of slots) clearBit(bits, slot);
    this.each(bits, (slot, group) => {
      if (groups.has(group)) clearBit(bits, slot);
    });
  }

  private slots(): Uint32Array {
    this.members ??= sortedByGroup(this.columns);
    return this.members;
  }
}

/** Keeps the lowest of the slots `from` to `to` in a set, or none of them. Returns whether it kept one. */
function keepOne({ bits, keyOf }: Ordered, slots: Uint32Array, from: number, to: number, none: boolean): boolean {
  let best = -1;
  for (let i = from; i < to; i++) {
    const slot = slots[i] ?? 0;
    if (!hasBit(bits, slot)) continue;
    clearBit(bits, slot);
    if (!none && (best < 0 || keyOf(slot) < keyOf(best))) best = slot;
  }
  if (best >= 0) setBit(bits, best);
  return best >= 0;
}

function sortedByGroup({ group, flags, slots, groupKeys }: Columns): Uint32Array {
  const isMember = (slot: number) => group[slot] !== 0 && ((flags[slot] ?? 0) & flag.known) !== 0;
  const sizes = new Uint32Array(groupKeys.size + 1);
  for (let slot = 0; slot < slots; slot++) {
    const own = group[slot] ?? 0;
    if (isMember(slot)) sizes[own] = (sizes[own] ?? 0) + 1;
  }
  const next = new Uint32Array(sizes.length);
  let total = 0;
  for (let own = 1; own < sizes.length; own++) {
    next[own] = total;
    if ((sizes[own] ?? 0) > 1) total += sizes[own] ?? 0;
  }
  const sorted = new Uint32Array(total);
  for (let slot = 0; slot < slots; slot++) {
    const own = group[slot] ?? 0;
    if (!isMember(slot) || (sizes[own] ?? 0) < 2) continue;
    sorted[next[own] ?? 0] = slot;
    next[own] = (next[own] ?? 0) + 1;
  }
  return sorted;
}
