import { tokens } from "../analysis/tokens";
import type { SearchEngine } from "../engine/engine";

const FRESH_MS = 60_000;

/** Product counts of categories and brands; refreshed at most once a minute, because they only rank suggestions. */
export class Popular {
  private categories = new Map<string, number>();
  private brandWords: { name: string; words: string[] }[] = [];
  private until = 0;

  async refresh(engine: SearchEngine, now: number): Promise<void> {
    if (now < this.until) return;
    this.until = now + FRESH_MS;
    const categories = new Map<string, number>();
    for (const [key, count] of await engine.values("category")) {
      const slugs = key.split(".");
      for (let depth = 1; depth <= slugs.length; depth++) {
        const above = slugs.slice(0, depth).join(".");
        categories.set(above, (categories.get(above) ?? 0) + count);
      }
    }
    this.categories = categories;
    this.brandWords = (await engine.values("brand")).map(([name]) => ({ name, words: tokens(name) }));
  }

  /** Includes subcategories. */
  inCategory(key: string): number {
    return this.categories.get(key) ?? 0;
  }

  /** Brands with a word for each of these prefixes, by number of products. */
  brands(beginnings: readonly string[], limit: number): string[] {
    const found: string[] = [];
    for (const { name, words } of this.brandWords) {
      const fits = beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
      if (fits && found.push(name) === limit) break;
    }
    return found;
  }
}
