import type { Title, TitleSource } from "./read-title";
import type { Weights } from "./weights";

/** Titles under one key; more common keys tell too little to compare by. */
const MOST_UNDER_KEY = 150;
/** Titles compared with one other. */
const MOST_COMPARED = 24;
/** Telling enough to compare two titles: a code, or some rarer words. */
const ENOUGH = 1;
const RARE_WORD = 0.3;
const CODE = 1;
const BARE_WORDS = /[a-z0-9]+/g;

export interface Blocks {
  add(at: number, title: Title): void;
  /** Whether some title may be near this one, judged by its bare words: much cheaper than reading it. */
  mayHold(source: TitleSource, weights: Weights): boolean;
  /** The added titles that share a code or rare words with this one, the likeliest first; a bounded number. */
  near(title: Title, weights: Weights): number[];
}

/** An index of titles by codes and words, so that a title is compared with few others. */
export function createBlocks(): Blocks {
  const byKey = new Map<string, number[]>();

  function put(key: string, at: number): void {
    const known = byKey.get(key);
    if (!known) byKey.set(key, [at]);
    // One more marks the key as too common.
    else if (known.length <= MOST_UNDER_KEY) known.push(at);
  }

  function isRare(word: string, weights: Weights): boolean {
    return byKey.has(word) && weights.of(word) >= RARE_WORD;
  }

  return {
    add(at, title) {
      for (const key of codeKeys(title)) put(key, at);
      for (const word of title.words) put(word, at);
    },
    mayHold({ title, mpn }, weights) {
      const words = `${title} ${mpn ?? ""}`.toLowerCase().match(BARE_WORDS) ?? [];
      return words.some(
        (word, at) =>
          byKey.has(`=${word}`) ||
          byKey.has(`=${words[at - 1] ?? ""}${word}`) ||
          (word.length > 2 && isRare(word, weights)) ||
          (word.endsWith("s") && isRare(word.slice(0, -1), weights)),
      );
    },
    near(title, weights) {
      const common = new Map<number, number>();
      function meet(key: string, weight: number): void {
        const known = byKey.get(key);
        if (!known || known.length > MOST_UNDER_KEY) return;
        for (const at of known) common.set(at, (common.get(at) ?? 0) + weight);
      }
      for (const key of codeKeys(title)) meet(key, CODE);
      for (const word of title.words) {
        const weight = weights.of(word);
        if (weight >= RARE_WORD) meet(word, weight);
      }
      return [...common]
        .filter(([, weight]) => weight >= ENOUGH)
        .sort((a, b) => b[1] - a[1] || a[0] - b[0])
        .slice(0, MOST_COMPARED)
        .map(([at]) => at);
    },
  };
}

/** Keys that agreeing or resembling codes share. */
function codeKeys({ codes }: Title): Set<string> {
  const keys = new Set<string>();
  for (const { forms } of codes) {
    for (const form of forms) {
      keys.add(`=${form}`);
      const tail = /[a-z]?\d.*$/.exec(form)?.[0] ?? "";
      if (tail.length > 2) keys.add(`=${tail}`);
      if (form.length >= 5) keys.add(`^${form.slice(0, 5)}`);
    }
  }
  return keys;
}
