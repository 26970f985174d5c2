import { LRUCache } from "lru-cache";
import type { SearchRequest } from "#contract/search";
import { isStopWord } from "../analysis/stop-words";
import { tokens } from "../analysis/tokens";
import { isSpellable } from "../words/speller";
import type { Vocabulary } from "../words/vocabulary";

const MOST_TERMS = 5_000;
/** What one visitor types is nobody else's business. */
const FEWEST_TIMES = 3;
/** A word of at least this many products is nobody's secret. */
const ORDINARY = 3;
const MOST_WORDS = 5;

/** Terms that visitors searched for with success, since the process started. */
export class AskedTerms {
  private readonly times = new LRUCache<string, number>({ max: MOST_TERMS });

  /** Remembers a first page without filters, if it was found with ordinary words of the shop: no names, no numbers. */
  noteSearch({ q, page, filters }: SearchRequest, vocabulary: Vocabulary): void {
    const words = tokens(q);
    const isOrdinary = (word: string) => isSpellable(word) && vocabulary.count(word) >= ORDINARY;
    if (page.current > 0 || Object.keys(filters).length > 0 || words.length > MOST_WORDS) return;
    if (words.every((word) => isStopWord(word) || isOrdinary(word))) this.note(words.join(" "));
  }

  private note(term: string): void {
    this.times.set(term, (this.times.get(term) ?? 0) + 1);
  }

  /** Terms that were searched for several times and begin like this, most often first. */
  completions(beginning: string, limit: number): string[] {
    const found = [...this.times.entries()].filter(
      ([term, times]) => times >= FEWEST_TIMES && term.startsWith(beginning),
    );
    return found
      .sort((a, b) => b[1] - a[1])
      .slice(0, limit)
      .map(([term]) => term);
  }
}
