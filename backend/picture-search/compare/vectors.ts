import type { Prediction } from "../describe/word-map";
import type { WordVector } from "../describe/words";

const LARGEST = 127;
const FIRST_ROOM = 256;
/** Words of one product that have a place. */
const WORD_ROOM = 24;

/** What a store of them consists of. */
interface Arrays {
  values: Int8Array;
  scales: Float32Array;
  wordIds: Uint16Array;
  wordValues: Float32Array;
  wordCounts: Uint8Array;
  wordLengths: Float32Array;
}

/** Descriptions of pictures in one byte per value, and the words of their products. */
export class Vectors implements Arrays {
  private room = FIRST_ROOM;
  count = 0;
  values: Int8Array;
  scales: Float32Array = new Float32Array(FIRST_ROOM);
  wordIds: Uint16Array = new Uint16Array(FIRST_ROOM * WORD_ROOM);
  wordValues: Float32Array = new Float32Array(FIRST_ROOM * WORD_ROOM);
  wordCounts: Uint8Array = new Uint8Array(FIRST_ROOM);
  wordLengths: Float32Array = new Float32Array(FIRST_ROOM);

  constructor(readonly size: number) {
    this.values = new Int8Array(FIRST_ROOM * size);
  }

  /** Adds one behind the others, or replaces the one at a place. Returns its place. */
  put(description: Float32Array, words: WordVector, place = this.count): number {
    if (place === this.count) {
      this.count += 1;
      if (this.count > this.room) this.grow(this.room * 2);
    }
    let largest = 0;
    for (let i = 0; i < this.size; i++) largest = Math.max(largest, Math.abs(description[i] ?? 0));
    const scale = largest / LARGEST || 1;
    this.scales[place] = scale;
    for (let i = 0; i < this.size; i++) this.values[place * this.size + i] = Math.round((description[i] ?? 0) / scale);
    this.setWords(place, words);
    return place;
  }

  setWords(place: number, { ids, values, length }: WordVector): void {
    const count = Math.min(ids.length, WORD_ROOM);
    this.wordIds.set(ids.subarray(0, count), place * WORD_ROOM);
    this.wordValues.set(values.subarray(0, count), place * WORD_ROOM);
    this.wordCounts[place] = count;
    this.wordLengths[place] = length;
  }

  /** Moves the last one to the place of one that is no longer needed. */
  remove(place: number): void {
    const last = this.count - 1;
    if (place !== last) {
      this.values.copyWithin(place * this.size, last * this.size, (last + 1) * this.size);
      this.wordIds.copyWithin(place * WORD_ROOM, last * WORD_ROOM, (last + 1) * WORD_ROOM);
      this.wordValues.copyWithin(place * WORD_ROOM, last * WORD_ROOM, (last + 1) * WORD_ROOM);
      for (const list of [this.scales, this.wordCounts, this.wordLengths]) list[place] = list[last] ?? 0;
    }
    this.count = last;
  }

  description(place: number): Float32Array {
    const scale = this.scales[place] ?? 1;
    return Float32Array.from(this.values.subarray(place * this.size, (place + 1) * this.size), (byte) => byte * scale);
  }

  /** The cosine of two pictures, at most about 1. */
  likeness(place: number, description: Float32Array): number {
    const { values, size } = this;
    let sum = 0;
    for (let i = 0, at = place * size; i < size; i++, at++) sum += (description[i] ?? 0) * (values[at] ?? 0);
    return sum * (this.scales[place] ?? 0);
  }

  /** The cosine of predicted words and those of a product; 0 where either has none. */
  agreement(place: number, { values, withMean, length }: Prediction): number {
    const own = this.wordLengths[place] ?? 0;
    if (own === 0 || length === 0) return 0;
    let sum = -withMean;
    const from = place * WORD_ROOM;
    const end = from + (this.wordCounts[place] ?? 0);
    for (let at = from; at < end; at++) sum += (values[this.wordIds[at] ?? 0] ?? 0) * (this.wordValues[at] ?? 0);
    return sum / (own * length);
  }

  /** Whether a product has all of some words. */
  hasWords(place: number, ids: readonly number[]): boolean {
    const from = place * WORD_ROOM;
    const own = this.wordIds.subarray(from, from + (this.wordCounts[place] ?? 0));
    return ids.every((id) => own.includes(id));
  }

  /** The product of a product's words, as a share of their length, with a row of weights that starts at an offset. */
  meaning(place: number, weights: Float32Array, offset: number): number {
    let sum = 0;
    const from = place * WORD_ROOM;
    const end = from + (this.wordCounts[place] ?? 0);
    for (let at = from; at < end; at++) {
      sum += (weights[offset + (this.wordIds[at] ?? 0)] ?? 0) * (this.wordValues[at] ?? 0);
    }
    return sum / (this.wordLengths[place] || 1);
  }

  /** Adds the words of a product, as a share of their length, to a row of weights. */
  addMeaning(place: number, weights: Float32Array, offset: number): void {
    const length = this.wordLengths[place] || 1;
    const from = place * WORD_ROOM;
    const end = from + (this.wordCounts[place] ?? 0);
    for (let at = from; at < end; at++) {
      const to = offset + (this.wordIds[at] ?? 0);
      weights[to] = (weights[to] ?? 0) + (this.wordValues[at] ?? 0) / length;
    }
  }

  /** The arrays without unused room, for storing. */
  packed(): Arrays {
    const { count, size } = this;
    return {
      values: this.values.slice(0, count * size),
      scales: this.scales.slice(0, count),
      wordIds: this.wordIds.slice(0, count * WORD_ROOM),
      wordValues: this.wordValues.slice(0, count * WORD_ROOM),
      wordCounts: this.wordCounts.slice(0, count),
      wordLengths: this.wordLengths.slice(0, count),
    };
  }

  static from(size: number, stored: Arrays): Vectors {
    const vectors = new Vectors(size);
    vectors.count = stored.scales.length;
    vectors.grow(Math.max(FIRST_ROOM, vectors.count), stored);
    return vectors;
  }

  private grow(room: number, from: Arrays = this): void {
    const larger = <T extends Int8Array | Uint8Array | Uint16Array | Float32Array>(made: T, old: T): T => {
      made.set(old);
      return made;
    };
    this.values = larger(new Int8Array(room * this.size), from.values);
    this.scales = larger(new Float32Array(room), from.scales);
    this.wordIds = larger(new Uint16Array(room * WORD_ROOM), from.wordIds);
    this.wordValues = larger(new Float32Array(room * WORD_ROOM), from.wordValues);
    this.wordCounts = larger(new Uint8Array(room), from.wordCounts);
    this.wordLengths = larger(new Float32Array(room), from.wordLengths);
    this.room = room;
  }
}
