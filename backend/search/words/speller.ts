import { normalise } from "../analysis/normalise";
import { hasDigit } from "../analysis/tokens";
import { soundOf, typingDistance } from "./distance";
import { typingCost } from "./typing-cost";

const PREFIX = 7;
const SHORTEST = 3;
/** Words with the same stem still differ. */
const LEAST_COST = 0.4;
/** What a slip between stems costs more: a word that is spelled as closely is likelier. */
const BETWEEN_STEMS = 0.15;

function hash(text: string): number {
  let value = 2_166_136_261;
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16_777_619);
  return value >>> 0;
}

/** All variants of the start of a word with up to two letters removed. */
function shortened(word: string): Set<string> {
  const start = word.slice(0, PREFIX);
  const found = new Set([start]);
  for (let i = 0; i < start.length; i++) {
    const one = start.slice(0, i) + start.slice(i + 1);
    found.add(one);
    if (start.length > 4) for (let j = i; j < one.length; j++) found.add(one.slice(0, j) + one.slice(j + 1));
  }
  return found;
}

export const isSpellable = (word: string): boolean => word.length >= SHORTEST && !hasDigit(word);

/** A known word that may have been meant. */
export interface Correction {
  word: string;
  /** Number of products. */
  count: number;
  /** How unlikely the slips of the fingers between the two are: below 1 is one common slip. */
  cost: number;
}

/**
 * Finds known words within one or two typos: letters are removed from both words in every way, and words that share a
 * shortened form are compared. The forms are stored as sorted hashes in typed arrays.
 */
export class Speller {
  private readonly hashes: Uint32Array;
  private readonly numbers: Uint32Array;

  /** `words` and the number of products for each; only indexes in `spellable` are offered as corrections. */
  constructor(
    private readonly words: readonly string[],
    private readonly counts: ArrayLike<number>,
    spellable: readonly number[],
  ) {
    const pairs: number[] = [];
    for (const number of spellable) {
      for (const form of shortened(words[number] ?? "")) pairs.push(hash(form) * 2 ** 21 + number);
    }
    const sorted = Float64Array.from(pairs).sort();
    this.hashes = Uint32Array.from(sorted, (pair) => Math.floor(pair / 2 ** 21));
    this.numbers = Uint32Array.from(sorted, (pair) => pair % 2 ** 21);
  }

  private firstOf(wanted: number): number {
    let low = 0;
    let high = this.hashes.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.hashes[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The likeliest intended words, best first: fewest typos, similar sound, most products. */
  corrections(word: string, limit: number): Correction[] {
    if (!isSpellable(word)) return [];
    const most = word.length >= 7 ? 2 : 1;
    const sound = soundOf(word);
    const stem = normalise(word);
    const scores = new Map<number, { score: number; cost: number }>();
    for (const form of shortened(word)) {
      const wanted = hash(form);
      for (let at = this.firstOf(wanted); this.hashes[at] === wanted; at++) {
        const number = this.numbers[at] ?? 0;
        if (scores.has(number)) continue;
        const candidate = this.words[number] ?? "";
        // `stofzuigger` is as close to `stofzuigers` as to the singular, which no product may have.
        const distance = Math.min(
          typingDistance(word, candidate, most),
          Math.max(1, typingDistance(stem, normalise(candidate), most)),
        );
        const alike =
          ([candidate, normalise(candidate)].some((form) => soundOf(form) === sound) ? 80 : 0) +
          (candidate[0] === word[0] ? 10 : 0);
        const common = Math.log(1 + (this.counts[number] ?? 0)) * 8;
        if (distance === 0 || distance > most) {
          scores.set(number, { score: -1, cost: 0 });
          continue;
        }
        const cost = Math.min(
          typingCost(word, candidate),
          Math.max(LEAST_COST, typingCost(stem, normalise(candidate))) + BETWEEN_STEMS,
        );
        scores.set(number, { score: (most + 1 - cost) * 100 + alike + common, cost });
      }
    }
    return [...scores]
      .filter(([, { score }]) => score > 0)
      .sort((a, b) => b[1].score - a[1].score)
      .slice(0, limit)
      .map(([number, { cost }]) => ({ word: this.words[number] ?? "", count: this.counts[number] ?? 0, cost }));
  }
}
