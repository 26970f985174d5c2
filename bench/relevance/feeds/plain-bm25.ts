/** A textbook BM25 over any words of a query: what the shop's search must beat on the same feed. */

const K1 = 1.2;
const B = 0.75;

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

interface Posting {
  at: number;
  times: number;
}

function append(postings: Map<string, Posting[]>, word: string, posting: Posting): void {
  const known = postings.get(word);
  if (known) known.push(posting);
  else postings.set(word, [posting]);
}

/** Returns a function that gives the positions of the best texts for a query, best first; ties in feed order. */
export function plainBm25(texts: readonly string[]): (query: string, most: number) => number[] {
  const postings = new Map<string, Posting[]>();
  const lengths = texts.map((text, at) => {
    const found = words(text);
    const times = new Map<string, number>();
    for (const word of found) times.set(word, (times.get(word) ?? 0) + 1);
    for (const [word, count] of times) append(postings, word, { at, times: count });
    return found.length;
  });
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  return (query, most) => {
    const scores = new Map<number, number>();
    for (const word of new Set(words(query))) {
      const found = postings.get(word) ?? [];
      const rarity = Math.log(1 + (texts.length - found.length + 0.5) / (found.length + 0.5));
      for (const { at, times } of found) {
        const norm = K1 * (1 - B + (B * (lengths[at] ?? 0)) / mean);
        scores.set(at, (scores.get(at) ?? 0) + (rarity * times * (K1 + 1)) / (times + norm));
      }
    }
    const best = [...scores].sort((one, other) => other[1] - one[1] || one[0] - other[0]);
    return best.slice(0, most).map(([at]) => at);
  };
}
