import { compoundParts } from "./compound-parts";
import { uses } from "./features";
import { LINKS } from "./linking";
import { normalise } from "./normalise";
import { remembered } from "./remembered";
import { hasDigit } from "./tokens";

const SHORTEST_COMPOUND = 6;
const SHORTEST_PART = 3;
const MOST_PARTS = 4;
/** Words that are parts only because the shop uses them must be longer: short ones occur in any word by chance. */
const SHORTEST_LEARNED = 4;
const WORDS_KEPT = 25_000;
const none: ReadonlySet<string> = new Set();

/** Splits compounds into parts that are words themselves. */
export class Compounds {
  private readonly parts: Set<string>;

  /** `learned`: stems of the words that the shop's products are named with. */
  constructor(
    further: Iterable<string> = [],
    private readonly learned: ReadonlySet<string> = none,
  ) {
    this.parts = new Set([...compoundParts, ...further].map(normalise));
  }

  /** Stems of the parts; empty when the word is not a compound of known parts. */
  split(word: string): readonly string[] {
    if (word.length < SHORTEST_COMPOUND || hasDigit(word) || !uses.compounds) return [];
    return this.partsOf(word);
  }

  private readonly partsOf = remembered((word): readonly string[] => {
    const parts = this.parted(word, MOST_PARTS) ?? [];
    // A listed word may still have parts; a single part is no compound.
    return parts.length < 2 ? [] : parts;
  }, WORDS_KEPT);

  /** The head of the compound as spelled: `schoenen` of `wandelschoenen`. */
  head(word: string): string | undefined {
    return this.split(word).length === 0 ? undefined : this.headOf(word) || undefined;
  }

  private readonly headOf = remembered((word): string => {
    for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut++) {
      if (this.isPart(word.slice(cut))) return word.slice(cut);
    }
    return "";
  }, WORDS_KEPT);

  /** Whether it is a listed Dutch word or one of a category name. */
  isListed(word: string): boolean {
    return this.parts.has(normalise(word));
  }

  private isPart(word: string): boolean {
    if (word.length < SHORTEST_PART) return false;
    const stem = normalise(word);
    return this.parts.has(stem) || (word.length >= SHORTEST_LEARNED && this.learned.has(stem));
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
