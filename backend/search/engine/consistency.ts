import { type Bits, bitsFor, hasBit, setBit } from "./bits";
import { type Columns, flag } from "./columns";

/** Whether a sorted list of documents is valid: every slot once. */
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
  /** Slots of all documents in the text index. */
  all: Bits;
  /** Those that existed when the columns were saved. */
  saved: Bits;
  /** Slots of documents removed since. */
  removed: readonly number[];
}

/**
 * Whether text index and columns describe the same documents. The text index is written with every change, the columns
 * only periodically: the text index may have later documents, but never fewer than the columns, and no earlier ones
 * that the columns lack.
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
