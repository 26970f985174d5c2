import { LRUCache } from "lru-cache";
import { compoundParts } from "./compound-parts";
import { uses } from "./features";
import { normalise } from "./normalise";
import { hasDigit } from "./tokens";

const SHORTEST_COMPOUND = 6;
const SHORTEST_PART = 3;
const MOST_PARTS = 4;
/** Linking sounds between the parts: `kind-er-wagen` is listed whole, `kat-ten-bak` and `dorp-s-huis` are not. */
const LINKS = ["", "s", "e", "en"];

/** Splits compounds into parts that are words themselves. */
export class Compounds {
  private readonly parts: Set<string>;
  private readonly cache = new LRUCache<string, readonly string[]>({ max: 50_000 });

  constructor(further: Iterable<string> = []) {
    this.parts = new Set([...compoundParts, ...further].map(normalise));
  }

  /** Stems of the parts; empty when the word is not a compound of known parts. */
  split(word: string): readonly string[] {
    if (word.length < SHORTEST_COMPOUND || hasDigit(word) || !uses.compounds) return [];
    let parts = this.cache.get(word);
    if (!parts) {
      parts = this.parted(word, MOST_PARTS) ?? [];
      // A listed word may still have parts; a single part is no compound.
      if (parts.length < 2) parts = [];
      this.cache.set(word, parts);
    }
    return parts;
  }

  /** The head of the compound as spelled: `schoenen` of `wandelschoenen`. */
  head(word: string): string | undefined {
    if (this.split(word).length === 0) return undefined;
    for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut++) {
      if (this.isPart(word.slice(cut))) return word.slice(cut);
    }
    return undefined;
  }

  private isPart(word: string): boolean {
    return word.length >= SHORTEST_PART && this.parts.has(normalise(word));
  }

  /** The fewest parts, preferring the longest last one; the whole word counts only as the rest of another. */
  private parted(word: string, most: number): string[] | undefined {
    if (most < MOST_PARTS && this.isPart(word)) return [normalise(word)];
    if (most <= 1) return undefined;
    let best: string[] | undefined;
    for (let cut = word.length - SHORTEST_PART; cut >= SHORTEST_PART; cut--) {
      const head = word.slice(0, cut);
      const link = LINKS.find(
        (ending) => head.endsWith(ending) && this.isPart(head.slice(0, head.length - ending.length)),
      );
      if (link === undefined) continue;
      const tail = this.parted(word.slice(cut), most - 1);
      if (!tail) continue;
      const found = [normalise(head.slice(0, head.length - link.length)), ...tail];
      if (!best || found.length < best.length) best = found;
    }
    return best;
  }
}
