/** A set of document slots, one bit each. */
export type Bits = Uint32Array;

export function bitsFor(slots: number): Bits {
  return new Uint32Array((slots + 31) >>> 5);
}

export function setBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31));
}

export function clearBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) & ~(1 << (slot & 31));
}

export function hasBit(bits: Bits, slot: number): boolean {
  return (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;
}

/** These slots; all are below `slots`. */
export function bitsOf(slots: number, those: Iterable<number>): Bits {
  const bits = bitsFor(slots);
  for (const slot of those) setBit(bits, slot);
  return bits;
}

/** The slots that pass a test. */
export function bitsWhere(slots: number, test: (slot: number) => boolean): Bits {
  const bits = bitsFor(slots);
  for (let slot = 0; slot < slots; slot++) if (test(slot)) setBit(bits, slot);
  return bits;
}

/** Calls for every slot of a set. */
export function eachSlot(bits: Bits, found: (slot: number) => void): void {
  for (let w = 0; w < bits.length; w++) {
    let v = bits[w] ?? 0;
    while (v !== 0) {
      const lowest = v & -v;
      v ^= lowest;
      found((w << 5) + 31 - Math.clz32(lowest));
    }
  }
}

/** Number of bits of one word. */
export function onesOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bits): number {
  let total = 0;
  // Empty words are not skipped: where some are, which ones cannot be predicted.
  for (let w = 0; w < bits.length; w++) total += onesOf(bits[w] ?? 0);
  return total;
}

/** Number of slots in both sets. */
export function countCommon(a: Bits, b: Bits): number {
  const words = Math.min(a.length, b.length);
  let total = 0;
  for (let w = 0; w < words; w++) total += onesOf((a[w] ?? 0) & (b[w] ?? 0));
  return total;
}

/** Intersects `target` with `other` in place; a shorter `other` counts as empty beyond its end. */
export function intersect(target: Bits, other: Bits): Bits {
  for (let w = 0; w < target.length; w++) target[w] = (target[w] ?? 0) & (other[w] ?? 0);
  return target;
}

export function unite(target: Bits, other: Bits): Bits {
  const words = Math.min(target.length, other.length);
  for (let w = 0; w < words; w++) target[w] = (target[w] ?? 0) | (other[w] ?? 0);
  return target;
}

export function subtract(target: Bits, other: Bits): Bits {
  const words = Math.min(target.length, other.length);
  for (let w = 0; w < words; w++) target[w] = (target[w] ?? 0) & ~(other[w] ?? 0);
  return target;
}
