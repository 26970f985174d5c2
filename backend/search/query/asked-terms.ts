import { LRUCache } from "lru-cache";

const MOST_TERMS = 5_000;
/** What one visitor types is nobody else's business. */
const FEWEST_TIMES = 3;

/** Terms that visitors searched for with success, since the process started. */
export class AskedTerms {
  private readonly times = new LRUCache<string, number>({ max: MOST_TERMS });

  note(term: string): void {
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
