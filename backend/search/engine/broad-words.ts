import { LRUCache } from "lru-cache";
import { type Bits, clearBit, setBit, unite } from "./bits";
import type { IndexDocument, TextField, Words } from "./engine";
import { fieldsOf, isName, type Scope } from "./match-expression";
import { eachNumber, numbersOf } from "./number-list";

const CACHE_BYTES = 64 * 1024 * 1024;
/** In a small shop the sets are small and the overhead per entry dominates. */
const MOST_ENTRIES = 4_000;
const AROUND_BYTES = 600;

/** With fewer documents than words of bits by this factor, a list of them is kept in place of the bits. */
const FEW = 8;
const SHORT_LIST = 16;

interface Entry {
  words: Words;
  scope: Scope;
  /** A set of documents, or of a rare word a list of them, lowest first. */
  found: Bits | number[];
  /** A list is dropped when changes make it longer. */
  most: number;
}

const sizeOf = ({ found }: Entry) => AROUND_BYTES + (Array.isArray(found) ? 8 * found.length : found.byteLength);

function hasWord(present: ReadonlySet<string>, word: string): boolean {
  if (!word.endsWith("*")) return present.has(word);
  const beginning = word.slice(0, -1);
  for (const candidate of present) if (candidate.startsWith(beginning)) return true;
  return false;
}

function wordsIn(document: IndexDocument, fields: readonly TextField[]): Set<string> {
  return new Set(fields.flatMap((field) => document.text[field]));
}

/** Puts a slot into a list or takes it out. */
function change(list: number[], slot: number, isIn: boolean): void {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? 0) < slot) low = middle + 1;
    else high = middle;
  }
  if ((list[low] === slot) !== isIn) list.splice(low, isIn ? 0 : 1, ...(isIn ? [slot] : []));
}

/** Cached document sets of words, updated as documents change. */
export class BroadWords {
  private readonly entries = new LRUCache<string, Entry>({
    max: MOST_ENTRIES,
    maxSize: CACHE_BYTES,
    sizeCalculation: sizeOf,
  });

  /**
   * Adds the documents with these words to a set that has room for so many. `load` finds them in the index: numbers with
   * commas in between.
   */
  addTo(target: Bits, words: Words, scope: Scope, load: () => string | null): void {
    const key = `${scope} ${words.join(" ")}`;
    const known = this.entries.get(key);
    const isKnown = known && (Array.isArray(known.found) || known.found.length >= target.length);
    const found = isKnown ? known.found : this.loaded(target.length, load());
    if (!isKnown) this.entries.set(key, { words, scope, found, most: (2 * target.length) / FEW + SHORT_LIST });
    if (Array.isArray(found)) for (const slot of found) setBit(target, slot);
    else unite(target, found);
  }

  private loaded(length: number, list: string | null): Bits | number[] {
    // A number takes at most eight places.
    const slots = (list?.length ?? 0) < length ? numbersOf(list) : undefined;
    if (slots && slots.length * FEW <= length) return slots.sort((a, b) => a - b);
    const bits = new Uint32Array(length);
    eachNumber(list, (slot) => setBit(bits, slot));
    return bits;
  }

  changed(slot: number, document: IndexDocument | undefined): void {
    const present = new Map<Scope, Set<string>>();
    const within = (scope: Scope) => {
      const known = present.get(scope) ?? (document ? wordsIn(document, fieldsOf[scope]) : new Set<string>());
      present.set(scope, known);
      return known;
    };
    for (const [key, { words, scope, found, most }] of this.entries.entries()) {
      const fields = scope === "any" && isName(words) ? "said" : scope;
      const isIn = words.every((word) => hasWord(within(fields), word));
      if (Array.isArray(found)) {
        change(found, slot, isIn);
        if (found.length > most) this.entries.delete(key);
      } else if (slot >>> 5 >= found.length) {
        // A set too short for a new document is dropped and loaded again.
        this.entries.delete(key);
      } else if (isIn) setBit(found, slot);
      else clearBit(found, slot);
    }
  }
}
