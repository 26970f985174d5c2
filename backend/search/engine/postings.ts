import { type Bits, bitsFor, clearBit, setBit } from "./bits";
import type { Columns } from "./columns";

/**
 * Ordinal → documents, the inverse of the columns. Built in one pass; documents changed since are looked up in the
 * columns, and once there are too many it is rebuilt.
 */
export class Postings {
  private offsets = new Uint32Array(1);
  private slots = new Uint32Array(0);
  private readonly changed = new Set<number>();

  constructor(private readonly columns: Columns) {
    this.build();
  }

  build(): void {
    const { start, count, ordinals, slots: n, dictionary } = this.columns;
    const offsets = new Uint32Array(dictionary.size + 1);
    let total = 0;
    for (let slot = 0; slot < n; slot++) {
      const from = start[slot] ?? 0;
      const to = from + (count[slot] ?? 0);
      total += to - from;
      for (let k = from; k < to; k++) {
        const at = (ordinals[k] ?? 0) + 1;
        offsets[at] = (offsets[at] ?? 0) + 1;
      }
    }
    for (let o = 0; o < dictionary.size; o++) offsets[o + 1] = (offsets[o + 1] ?? 0) + (offsets[o] ?? 0);
    const next = offsets.slice();
    const slots = new Uint32Array(total);
    for (let slot = 0; slot < n; slot++) {
      const from = start[slot] ?? 0;
      const to = from + (count[slot] ?? 0);
      for (let k = from; k < to; k++) {
        const ordinal = ordinals[k] ?? 0;
        const at = next[ordinal] ?? 0;
        slots[at] = slot;
        next[ordinal] = at + 1;
      }
    }
    this.offsets = offsets;
    this.slots = slots;
    this.changed.clear();
  }

  markChanged(slots: number[]): void {
    for (const slot of slots) this.changed.add(slot);
    if (this.changed.size > 2_000 && this.changed.size > this.columns.slots / 20) this.build();
  }

  /** Documents that have one of the ordinals. */
  bitsOf(ordinals: readonly number[]): Bits {
    const bits = bitsFor(this.columns.slots);
    for (const ordinal of ordinals) {
      if (ordinal + 1 >= this.offsets.length) continue;
      const end = this.offsets[ordinal + 1] ?? 0;
      for (let k = this.offsets[ordinal] ?? 0; k < end; k++) setBit(bits, this.slots[k] ?? 0);
    }
    if (this.changed.size === 0) return bits;
    const wanted = new Set(ordinals);
    const { start, count, ordinals: all } = this.columns;
    for (const slot of this.changed) {
      clearBit(bits, slot);
      const from = start[slot] ?? 0;
      for (let k = from; k < from + (count[slot] ?? 0); k++) {
        if (wanted.has(all[k] ?? 0)) setBit(bits, slot);
      }
    }
    return bits;
  }
}
