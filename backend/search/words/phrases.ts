import { Vocabulary } from "./vocabulary";

/** Of more products than this only a part is read: their phrases hardly add to what is known. */
const READ_ALL = 50_000;
/** New phrases are merged in portions, so that memory stays bounded while an index is built. */
const MOST_FRESH = 100_000;
const FEWEST_PRODUCTS = 2;
const CANDIDATES = 60;

/** Phrases that people may search for, with their number of products. */
export class Phrases {
  private fresh = 0;
  private products = 0;

  constructor(private readonly words = new Vocabulary()) {}

  /** Counts the phrases of one more product; of a large shop, of every second, third… */
  add(phrases: () => readonly string[]): void {
    this.products += 1;
    if (this.products % Math.ceil(this.products / READ_ALL) !== 0) return;
    const found = phrases();
    this.words.add(found);
    this.fresh += found.length;
    if (this.fresh > MOST_FRESH) this.settle(true);
  }

  /** Merges new phrases; without `always` only when there are many. */
  settle(always = false): void {
    this.words.settle(always);
    this.fresh = 0;
  }

  /** Phrases of several products that begin like this, most products first. */
  completions(beginning: string, limit: number): string[] {
    return this.words
      .completions(beginning, CANDIDATES)
      .filter((phrase) => this.words.count(phrase) >= FEWEST_PRODUCTS)
      .slice(0, limit);
  }

  save(path: string): void {
    this.words.save(path);
  }

  static load(path: string): Phrases {
    return new Phrases(Vocabulary.load(path));
  }
}
