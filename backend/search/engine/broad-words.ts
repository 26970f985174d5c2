import { LRUCache } from "lru-cache";
import { type Bits, bitsFor, clearBit, setBit } from "./bits";
import type { IndexDocument, TextField, Words } from "./engine";
import { fieldsOf, isName, type Scope } from "./match-expression";

const CACHE_BYTES = 64 * 1024 * 1024;
/** In a small shop the sets are small and the overhead per entry dominates. */
const MOST_ENTRIES = 4_000;
const AROUND_BYTES = 600;

interface Entry {
  words: Words;
  scope: Scope;
  bits: Bits;
}

function hasWord(present: ReadonlySet<string>, word: string): boolean {
  if (!word.endsWith("*")) return present.has(word);
  const beginning = word.slice(0, -1);
  for (const candidate of present) if (candidate.startsWith(beginning)) return true;
  return false;
}

function wordsIn(document: IndexDocument, fields: readonly TextField[]): Set<string> {
  return new Set(fields.flatMap((field) => document.text[field]));
}

/** Cached document sets of very frequent words, updated as documents change. */
export class BroadWords {
  private readonly entries = new LRUCache<string, Entry>({
    max: MOST_ENTRIES,
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bits }) => bits.byteLength + AROUND_BYTES,
  });

  get(words: Words, scope: Scope, slots: number, load: (bits: Bits) => void): Bits {
    const key = `${scope} ${words.join(" ")}`;
    const known = this.entries.get(key);
    if (known && known.bits.length >= (slots + 31) >>> 5) return known.bits;
    const bits = bitsFor(slots);
    load(bits);
    this.entries.set(key, { words, scope, bits });
    return bits;
  }

  changed(slot: number, document: IndexDocument | undefined): void {
    const present = new Map<Scope, Set<string>>();
    const within = (scope: Scope) => {
      const known = present.get(scope) ?? (document ? wordsIn(document, fieldsOf[scope]) : new Set<string>());
      present.set(scope, known);
      return known;
    };
    for (const [key, { words, scope, bits }] of this.entries.entries()) {
      // A set too short for a new document is dropped and loaded again.
      if (slot >>> 5 >= bits.length) this.entries.delete(key);
      else {
        const fields = scope === "any" && isName(words) ? "said" : scope;
        if (words.every((word) => hasWord(within(fields), word))) setBit(bits, slot);
        else clearBit(bits, slot);
      }
    }
  }
}
