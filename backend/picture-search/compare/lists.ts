import { createRandom, sampleOf } from "../describe/random";
import { toLength } from "../describe/unit";
import type { Prediction } from "../describe/word-map";
import type { Vectors } from "./vectors";

/** From this many pictures on only a part of them is compared with a query. */
export const LISTS_FROM = 30_000;
const LISTS = 128;
/** Lists that are looked through: a tenth, and a bit. */
const PROBED = 13;
const ROUNDS = 5;
const SAMPLE = 6_000;
const SEED = 11;

/** Centres of lists of pictures that are alike, by looks and by words: each is a mean, of length 1 together. */
export class Lists {
  constructor(
    readonly size: number,
    readonly words: number,
    readonly looks: Float32Array,
    readonly meanings: Float32Array,
  ) {}

  get count(): number {
    return this.looks.length / this.size;
  }

  /** The list that a picture belongs to. */
  nearest(vectors: Vectors, place: number): number {
    let [best, highest] = [0, Number.NEGATIVE_INFINITY];
    for (let list = 0; list < this.count; list++) {
      const looks = this.looks.subarray(list * this.size, (list + 1) * this.size);
      const score = vectors.likeness(place, looks) + vectors.meaning(place, this.meanings, list * this.words);
      if (score > highest) [best, highest] = [list, score];
    }
    return best;
  }

  /** By list: 1 where the likest pictures are to be expected. */
  probed(description: Float32Array, { values, length }: Prediction, trust: number): Uint8Array {
    const scores = new Float32Array(this.count);
    for (let list = 0; list < this.count; list++) {
      let [looks, words] = [0, 0];
      for (let i = 0, at = list * this.size; i < this.size; i++, at++) {
        looks += (description[i] ?? 0) * (this.looks[at] ?? 0);
      }
      for (let i = 0, at = list * this.words; i < this.words; i++, at++) {
        words += (values[i] ?? 0) * (this.meanings[at] ?? 0);
      }
      scores[list] = looks + (length > 0 ? (trust * words) / length : 0);
    }
    const best = [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
    const chosen = new Uint8Array(this.count);
    for (const list of best.slice(0, PROBED)) chosen[list] = 1;
    return chosen;
  }
}

/** Spherical k-means over a sample. */
export function learnLists(vectors: Vectors, words: number, pause: () => void = () => undefined): Lists {
  const random = createRandom(SEED);
  const { size } = vectors;
  const sample = sampleOf([...Array(vectors.count).keys()], SAMPLE, random);
  const count = Math.min(LISTS, sample.length);
  let lists = centresOf(vectors, words, sample.slice(0, count), [...Array(count).keys()], count);
  for (let round = 0; round < ROUNDS; round++) {
    const current = lists;
    const nearest = sample.map((place, i) => {
      if (i % 100 === 99) pause();
      return current.nearest(vectors, place);
    });
    lists = centresOf(vectors, words, sample, nearest, count);
  }
  return new Lists(size, words, lists.looks, lists.meanings);
}

function centresOf(vectors: Vectors, words: number, places: number[], lists: number[], count: number): Lists {
  const { size } = vectors;
  const [looks, meanings] = [new Float32Array(count * size), new Float32Array(count * words)];
  for (const [i, place] of places.entries()) {
    const list = lists[i] ?? 0;
    const description = vectors.description(place);
    for (let k = 0, at = list * size; k < size; k++, at++) looks[at] = (looks[at] ?? 0) + (description[k] ?? 0);
    vectors.addMeaning(place, meanings, list * words);
  }
  for (let list = 0; list < count; list++) {
    toLength(looks.subarray(list * size, (list + 1) * size));
    toLength(meanings.subarray(list * words, (list + 1) * words));
  }
  return new Lists(size, words, looks, meanings);
}
