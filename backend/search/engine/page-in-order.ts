import { type Bits, hasBit } from "./bits";

export interface Window {
  from: number;
  size: number;
  /** By slot, 0 for none: of the documents of one group only the first in the order counts. */
  groups?: Uint32Array | undefined;
}

/** The slots of a set from position `from`, at most `size`, in a given order, of which only `most` are looked at. */
export function pageInOrder(
  order: Uint32Array,
  bits: Bits,
  { from, size, groups }: Window,
  most = order.length,
): number[] {
  const page: number[] = [];
  const shown = new Set<number>();
  let seen = 0;
  for (let i = 0; i < most && page.length < size; i++) {
    const slot = order[i] ?? 0;
    if (!hasBit(bits, slot)) continue;
    const group = groups?.[slot] ?? 0;
    if (group !== 0) {
      if (shown.has(group)) continue;
      shown.add(group);
    }
    if (seen++ >= from) page.push(slot);
  }
  return page;
}
