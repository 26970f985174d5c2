import type { Title } from "./read-title";

/** How telling each word and code is, learned from the titles themselves. */
export interface Weights {
  of(word: string): number;
  /** Whether titles start with this word so often that it must be a brand. */
  isBrand(word: string): boolean;
}

export interface Learning {
  learn(title: Title): void;
  weights(): Weights;
}

/** Words counted; rarer ones that come later weigh as unseen ones do. */
const MOST_WORDS = 400_000;
/** A brand starts at least this many titles, and this share of those in which it stands. */
const BRAND = { titles: 3, share: 0.7 };
const LEAST = 0.2;

export function createLearning(): Learning {
  const seen = new Map<string, number>();
  const first = new Map<string, number>();
  const named = new Set<string>();
  let titles = 0;

  function count(counts: Map<string, number>, word: string): void {
    const known = counts.get(word);
    if (known !== undefined) counts.set(word, known + 1);
    else if (counts.size < MOST_WORDS) counts.set(word, 1);
  }

  return {
    learn({ words, codes, brand }) {
      titles += 1;
      for (const word of words) count(seen, word);
      for (const code of codes) for (const form of code.forms) count(seen, form);
      if (words[0] !== undefined) count(first, words[0]);
      if (brand !== null && named.size < MOST_WORDS) named.add(brand);
    },
    weights() {
      const most = Math.log(titles + 2);
      return {
        of: (word) => Math.max(LEAST, (most - Math.log((seen.get(word) ?? 0) + 1)) / most),
        isBrand(word) {
          const starts = first.get(word) ?? 0;
          return named.has(word) || (starts >= BRAND.titles && starts >= BRAND.share * (seen.get(word) ?? 0));
        },
      };
    },
  };
}
