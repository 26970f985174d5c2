import { type Bits, bitsFor, hasBit, setBit } from "./bits";
import { type Columns, flag } from "./columns";

/** What a list of documents in one order must be: every slot once. */
export function isEverySlotOnce(list: Uint32Array, slots: number): boolean {
  if (list.length !== slots) return false;
  const seen = new Uint8Array(slots);
  for (const slot of list) {
    if (slot >= slots || seen[slot] === 1) return false;
    seen[slot] = 1;
  }
  return true;
}

export interface KnownDocuments {
  /** Slots of all documents that the words know. */
  all: Bits;
  /** Those among them that were there when the columns were saved. */
  saved: Bits;
  /** Slots of documents that were taken out since. */
  removed: readonly number[];
}

/**
 * Whether words and columns speak of the same documents. The words are written with every change, the columns from time
 * to time: the words may know documents that came later, never fewer than the columns, and none of before that those lack.
 */
export function agrees(columns: Columns, { all, saved, removed }: KnownDocuments): boolean {
  const gone = bitsFor(columns.slots);
  for (const slot of removed) if (slot < columns.slots) setBit(gone, slot);
  for (let slot = 0; slot < columns.slots; slot++) {
    const known = ((columns.flags[slot] ?? 0) & flag.known) !== 0;
    if (known && !hasBit(all, slot) && !hasBit(gone, slot)) return false;
    if (!known && hasBit(saved, slot)) return false;
  }
  for (let w = columns.slots >>> 5; w < saved.length; w++) {
    const beyond = w === columns.slots >>> 5 ? -1 << (columns.slots & 31) : -1;
    if (((saved[w] ?? 0) & beyond) !== 0) return false;
  }
  return true;
}
