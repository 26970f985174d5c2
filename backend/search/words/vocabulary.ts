import { loadBinary, saveBinary } from "../engine/binary-file";
import { type Correction, isSpellable, Speller } from "./speller";

const MOST_WORDS = 400_000;
const MOST_SPELLABLE = 150_000;
/** Maximum number of new words before the word list is sorted again. */
const MOST_NEW = 500;

/** Every word of names, brands and categories as spelled, with its number of products. */
export class Vocabulary {
  private words: string[] = [];
  private counts: Uint32Array = new Uint32Array(0);
  private speller: Speller | undefined;
  private readonly fresh = new Map<string, number>();

  /** Counts the words of one more product. */
  add(words: Iterable<string>): void {
    for (const word of words) {
      const at = this.place(word);
      if (this.words[at] === word) this.counts[at] = (this.counts[at] ?? 0) + 1;
      else this.fresh.set(word, (this.fresh.get(word) ?? 0) + 1);
    }
  }

  /** Merges new words into the sorted list; without `always` only when there are many. */
  settle(always = false): void {
    if (this.fresh.size === 0 || (!always && this.fresh.size < MOST_NEW)) return;
    const all = new Map(this.words.map((word, i) => [word, this.counts[i] ?? 0]));
    for (const [word, count] of this.fresh) all.set(word, (all.get(word) ?? 0) + count);
    this.fresh.clear();
    let entries = [...all];
    if (entries.length > MOST_WORDS) entries = entries.sort((a, b) => b[1] - a[1]).slice(0, MOST_WORDS);
    entries.sort(([a], [b]) => (a < b ? -1 : 1));
    this.use(
      entries.map(([word]) => word),
      Uint32Array.from(entries, ([, count]) => count),
    );
  }

  private use(words: string[], counts: Uint32Array): void {
    this.words = words;
    this.counts = counts;
    this.speller = undefined;
  }

  /** Built on first use, or earlier when there is time: it takes a second for a large shop. */
  prepareSpeller(): Speller {
    if (this.speller) return this.speller;
    const { words, counts } = this;
    const numbers = words.map((_, number) => number).filter((number) => isSpellable(words[number] ?? ""));
    if (numbers.length > MOST_SPELLABLE) numbers.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
    this.speller = new Speller(words, counts, numbers.slice(0, MOST_SPELLABLE));
    return this.speller;
  }

  private place(word: string): number {
    let low = 0;
    let high = this.words.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.words[middle] ?? "") < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  count(word: string): number {
    const at = this.place(word);
    return (this.words[at] === word ? (this.counts[at] ?? 0) : 0) + (this.fresh.get(word) ?? 0);
  }

  corrections(word: string, limit = 5): Correction[] {
    const sorted = this.prepareSpeller().corrections(word, limit);
    if (this.fresh.size === 0) return sorted;
    const fresh = [...this.fresh].filter(([candidate]) => isSpellable(candidate));
    const some = new Speller(
      fresh.map(([candidate]) => candidate),
      fresh.map(([, count]) => count),
      fresh.map((_, number) => number),
    );
    return [...sorted, ...some.corrections(word, limit)].slice(0, limit);
  }

  /** Words of at least this many products, most products first. */
  commonest(limit: number, products: number): string[] {
    const numbers = this.words.map((_, number) => number).filter((number) => (this.counts[number] ?? 0) >= products);
    const sorted = numbers.sort((a, b) => (this.counts[b] ?? 0) - (this.counts[a] ?? 0) || a - b);
    return sorted.slice(0, limit).map((number) => this.words[number] ?? "");
  }

  /** Words with this prefix, by number of products. */
  completions(beginning: string, limit: number): string[] {
    const found: { word: string; count: number }[] = [];
    const keep = (word: string, count: number) => {
      if (found.length === limit && count <= (found.at(-1)?.count ?? 0)) return;
      const at = found.findIndex((other) => other.count < count);
      found.splice(at === -1 ? found.length : at, 0, { word, count });
      if (found.length > limit) found.pop();
    };
    for (let at = this.place(beginning); this.words[at]?.startsWith(beginning); at++) {
      keep(this.words[at] ?? "", this.counts[at] ?? 0);
    }
    for (const [word, count] of this.fresh) if (word.startsWith(beginning)) keep(word, count);
    return found.map(({ word }) => word);
  }

  save(path: string): void {
    this.settle(true);
    const text = new Uint8Array(Buffer.from(this.words.join("\n")));
    saveBinary(path, { meta: {}, arrays: { text, counts: this.counts } });
  }

  static load(path: string): Vocabulary {
    const { text, counts } = loadBinary(path).arrays;
    if (!(text instanceof Uint8Array) || !(counts instanceof Uint32Array))
      throw new Error("The vocabulary is missing.");
    const vocabulary = new Vocabulary();
    vocabulary.use(text.length === 0 ? [] : Buffer.from(text).toString().split("\n"), counts);
    return vocabulary;
  }
}
