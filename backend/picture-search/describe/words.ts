import { isStopWord } from "../../search/analysis/stop-words";
import { hasDigit, tokens } from "../../search/analysis/tokens";

/** What the catalogue says about a picture. */
export interface Caption {
  title: string;
  brand: string;
  /** Names of its categories, and its colours. */
  kinds: readonly string[];
}

/** The words of the catalogue that pictures are compared by. */
export interface WordSpace {
  words: readonly string[];
  /** By word: how rare it is times how much its column counts, and the mean of that column. */
  rarity: Float32Array;
  scale: Float32Array;
  mean: Float32Array;
  /** Whether the word may be said to a visitor: names of brands are not what something looks like. */
  sayable: Uint8Array;
}

/** The words of one product, centred: `values` minus the mean, and `length` is that of the whole. */
export interface WordVector {
  ids: Uint16Array;
  values: Float32Array;
  /** 0 when it has no known words. */
  length: number;
}

const LEAST_PRODUCTS = 3;
const MOST_WORDS = 3_000;
/** Words of one product that are kept. */
const MOST_OF_ONE = 24;
const BRANDED = 0.2;

export function wordsOf({ title, kinds }: Pick<Caption, "title" | "kinds">): string[] {
  const all = [title, ...kinds].flatMap(tokens);
  return [...new Set(all.filter((word) => word.length > 1 && !hasDigit(word) && !isStopWord(word)))];
}

/** Learns which words there are, and how rare: those of three products or more, the commonest first. */
export function learnWords(captions: readonly Caption[]): WordSpace {
  const counts = new Map<string, { products: number; branded: number }>();
  for (const caption of captions) {
    const brand = new Set(tokens(caption.brand));
    for (const word of wordsOf(caption)) {
      const count = counts.get(word) ?? { products: 0, branded: 0 };
      count.products += 1;
      if (brand.has(word)) count.branded += 1;
      counts.set(word, count);
    }
  }
  const n = captions.length;
  const known = [...counts]
    .filter(([, { products }]) => products >= LEAST_PRODUCTS && products < n)
    .sort(([a, one], [b, other]) => other.products - one.products || (a < b ? -1 : 1))
    .slice(0, MOST_WORDS);
  const space: WordSpace = {
    words: known.map(([word]) => word),
    rarity: Float32Array.from(known, ([, { products }]) => Math.log(n / products)),
    scale: Float32Array.from(known, ([, { products }]) => products ** -0.25),
    mean: new Float32Array(known.length),
    sayable: Uint8Array.from(known, ([, { products, branded }]) => (branded < BRANDED * products ? 1 : 0)),
  };
  const read = createWordReader(space);
  const mean = new Float64Array(known.length);
  for (const caption of captions) {
    const { ids, values } = read(caption);
    for (const [i, id] of ids.entries()) mean[id] = (mean[id] ?? 0) + (values[i] ?? 0) / n;
  }
  space.mean.set(mean);
  return space;
}

/** Returns a function that gives the words of a product in this space. */
export function createWordReader({ words, rarity, scale, mean }: WordSpace): (caption: Caption) => WordVector {
  const ordinals = new Map(words.map((word, ordinal) => [word, ordinal]));
  const meanSquares = mean.reduce((sum, value) => sum + value * value, 0);
  return (caption) => {
    const ids = wordsOf(caption)
      .map((word) => ordinals.get(word))
      .filter((ordinal) => ordinal !== undefined)
      .sort((a, b) => (rarity[b] ?? 0) - (rarity[a] ?? 0) || a - b)
      .slice(0, MOST_OF_ONE);
    const weight = Math.sqrt(ids.reduce((sum, id) => sum + (rarity[id] ?? 0) ** 2, 0)) || 1;
    const values = Float32Array.from(ids, (id) => ((rarity[id] ?? 0) / weight) * (scale[id] ?? 0));
    let squares = meanSquares;
    for (const [i, id] of ids.entries()) squares += ((values[i] ?? 0) - (mean[id] ?? 0)) ** 2 - (mean[id] ?? 0) ** 2;
    return { ids: Uint16Array.from(ids), values, length: ids.length === 0 ? 0 : Math.sqrt(Math.max(squares, 1e-12)) };
  };
}
