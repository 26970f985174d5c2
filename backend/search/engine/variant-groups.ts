import { type Bits, bitsFor, clearBit, countBits, eachSlot, hasBit, onesOf, setBit } from "./bits";
import { type Columns, flag } from "./columns";

/** A set of which the members of each group are put in an order: the lowest key represents the group. */
export interface Ordered {
  bits: Bits;
  keyOf: (slot: number) => number;
}

/** With fewer documents than all members by this factor, sorting those is faster than looking at all. */
const FEW = 16;
/** More than there are slots. */
const SLOTS = 2 ** 22;
/** Members are left out for sets that are smaller than all of them by this factor. */
const WORTH_LOOKING = 4;

/** Documents of groups, those of one group together. */
export class Members {
  private readonly known = new WeakMap<Bits, Bits>();
  private foundLasts: Bits | undefined;

  constructor(
    readonly slots: Uint32Array,
    /** The group of each. */
    readonly groups: Uint32Array,
  ) {}

  /** The place of the last member of each group. */
  private get lasts(): Bits {
    const { groups } = this;
    if (this.foundLasts) return this.foundLasts;
    this.foundLasts = bitsFor(groups.length);
    for (let i = 0; i < groups.length; i++) if (groups[i] !== groups[i + 1]) setBit(this.foundLasts, i);
    return this.foundLasts;
  }

  /** Number of entries that a list of these documents has; those that share a group are all members. */
  entries(bits: Bits): number {
    return countBits(bits) - this.repeats(this.find(bits));
  }

  /** The members in a set, a bit each by their place here. The set must not change afterwards. */
  placed(bits: Bits): Bits {
    const known = this.known.get(bits) ?? this.find(bits);
    this.known.set(bits, known);
    return known;
  }

  /** Of placed members that are in both sets: how many have another one of their group before them. */
  repeats(placed: Bits, others: Bits = placed): number {
    const { lasts } = this;
    let members = 0;
    let groups = 0;
    let carry = 0;
    for (let w = 0; w < placed.length; w++) {
      const here = (placed[w] ?? 0) & (others[w] ?? 0);
      const last = lasts[w] ?? 0;
      // Adding ones to the places before a group's last carries into that last place if any of them is taken.
      const sum = ((here & ~last) >>> 0) + (~last >>> 0) + carry;
      carry = sum > 0xffffffff ? 1 : 0;
      members += onesOf(here);
      groups += onesOf((sum | here) & last);
    }
    return members - groups;
  }

  private find(bits: Bits): Bits {
    const { slots } = this;
    const found = bitsFor(slots.length);
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i] ?? 0;
      const isIn = ((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1;
      found[i >>> 5] = (found[i >>> 5] ?? 0) | (isIn << (i & 31));
    }
    return found;
  }

  /** At least the groups of which a set has two members or more: all of them when looking takes longer than it saves. */
  within(bits: Bits): Members {
    const most = countBits(bits);
    if (most * WORTH_LOOKING > this.slots.length) return this;
    const slots = new Uint32Array(most);
    const groups = new Uint32Array(most);
    let found = 0;
    let first = 0;
    for (let i = 0; i < this.slots.length; i++) {
      const slot = this.slots[i] ?? 0;
      const group = this.groups[i] ?? 0;
      if (!hasBit(bits, slot)) continue;
      if (found > first && groups[first] !== group) {
        if (found - first === 1) found = first;
        first = found;
      }
      slots[found] = slot;
      groups[found++] = group;
    }
    if (found - first === 1) found = first;
    return new Members(slots.subarray(0, found), groups.subarray(0, found));
  }
}

class GroupedMembers extends Members {
  constructor(
    slots: Uint32Array,
    groups: Uint32Array,
    /** Place of the first member of each group, by its number; one more than there are groups. */
    readonly starts: Uint32Array,
  ) {
    super(slots, groups);
  }
}

/**
 * Which documents are variants of each other. Lists show a group once, and totals and facets count it once; filters and
 * sorts choose which of its variants that is.
 */
export class VariantGroups {
  /** Of all groups of two or more, those of one group together, in slot order. Built on first use after a change. */
  private members: GroupedMembers | undefined;

  constructor(private readonly columns: Columns) {}

  clear(): void {
    this.members = undefined;
  }

  /** By slot: the number of its group, 0 without one. */
  get numbers(): Uint32Array {
    return this.columns.group;
  }

  /** At least the groups of which a set has two documents or more: what counting the set, or parts of it, asks for. */
  within(bits: Bits): Members {
    const members = this.all();
    return countBits(bits) * FEW < members.slots.length ? ofFew(bits, this.columns) : members.within(bits);
  }

  /** All members of the groups that have one in a set. */
  sharingWith(bits: Bits): Members {
    const { group } = this.columns;
    const { slots, groups, starts } = this.all();
    const isShared = new Uint8Array(starts.length);
    let total = 0;
    eachSlot(bits, (slot) => {
      const own = group[slot] ?? 0;
      if (isShared[own] === 1) return;
      isShared[own] = 1;
      total += (starts[own + 1] ?? 0) - (starts[own] ?? 0);
    });
    const places = new Uint32Array(total);
    let found = 0;
    for (let own = 0; own < starts.length; own++) {
      if (isShared[own] !== 1) continue;
      for (let i = starts[own] ?? 0; i < (starts[own + 1] ?? 0); i++) places[found++] = i;
    }
    return new Members(
      places.map((place) => slots[place] ?? 0),
      places.map((place) => groups[place] ?? 0),
    );
  }

  /**
   * Leaves one document of each group, in place: the first set that has any keeps the one with the lowest key. `members`
   * are those within a set that contains all of them.
   */
  collapse(sets: readonly Ordered[], { slots, groups }: Members): void {
    for (let from = 0; from < slots.length; ) {
      let to = from + 1;
      while (to < slots.length && groups[to] === groups[from]) to++;
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

  /** Number of entries of a set of which no document is in another set. */
  entriesOutside(bits: Bits, others: Bits): number {
    const { slots, starts } = this.all();
    const seen = new Set<number>();
    let found = 0;
    eachSlot(bits, (slot) => {
      const own = this.columns.group[slot] ?? 0;
      if (own !== 0 && seen.has(own)) return;
      seen.add(own);
      const variants = slots.subarray(starts[own], starts[own + 1]);
      if (own === 0 || !variants.some((variant) => hasBit(others, variant))) found += 1;
    });
    return found;
  }

  /** Takes documents and all their variants out of a set. */
  takeOut(bits: Bits, slots: readonly number[]): void {
    const { slots: members, starts } = this.all();
    for (const slot of slots) {
      clearBit(bits, slot);
      const group = this.columns.group[slot] ?? 0;
      for (let i = starts[group] ?? 0; i < (starts[group + 1] ?? 0); i++) clearBit(bits, members[i] ?? 0);
    }
  }

  private all(): GroupedMembers {
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

/** The members of a set of few documents, found without looking at those of all groups. */
function ofFew(bits: Bits, { group }: Columns): Members {
  const packed: number[] = [];
  eachSlot(bits, (slot) => {
    const own = group[slot] ?? 0;
    if (own !== 0) packed.push(own * SLOTS + slot);
  });
  const sorted = Float64Array.from(packed).sort();
  const slots = Uint32Array.from(sorted, (value) => value % SLOTS);
  return new Members(
    slots,
    Uint32Array.from(sorted, (value) => Math.floor(value / SLOTS)),
  );
}

function sortedByGroup({ group, flags, slots, groupKeys }: Columns): GroupedMembers {
  const isMember = (slot: number) => group[slot] !== 0 && ((flags[slot] ?? 0) & flag.known) !== 0;
  const sizes = new Uint32Array(groupKeys.size + 1);
  for (let slot = 0; slot < slots; slot++) {
    const own = group[slot] ?? 0;
    if (isMember(slot)) sizes[own] = (sizes[own] ?? 0) + 1;
  }
  const starts = new Uint32Array(sizes.length + 1);
  let total = 0;
  for (let own = 0; own < sizes.length; own++) {
    starts[own] = total;
    if ((sizes[own] ?? 0) > 1) total += sizes[own] ?? 0;
  }
  starts[sizes.length] = total;
  const next = starts.slice();
  const sorted = new Uint32Array(total);
  for (let slot = 0; slot < slots; slot++) {
    const own = group[slot] ?? 0;
    if (!isMember(slot) || (sizes[own] ?? 0) < 2) continue;
    sorted[next[own] ?? 0] = slot;
    next[own] = (next[own] ?? 0) + 1;
  }
  return new GroupedMembers(
    sorted,
    sorted.map((slot) => group[slot] ?? 0),
    starts,
  );
}
