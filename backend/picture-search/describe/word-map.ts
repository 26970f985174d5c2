import { normalise } from "../../search/analysis/normalise";
import type { WordSpace, WordVector } from "./words";

/** Predicts words from the description of a picture: `words` columns for each value of a description. */
export interface WordMap {
  /** Values of a description. */
  size: number;
  space: WordSpace;
  weights: Float32Array;
  /** How far its predictions can be trusted, 0 to 1: they are worthless where titles do not say what things are. */
  trust: number;
}

/** A prediction, with what comparing it needs. */
export interface Prediction {
  values: Float32Array;
  /** Its product with the mean of all words, and its length. */
  withMean: number;
  length: number;
}

/** Strength of the ridge: larger trusts single pictures less. */
const RIDGE = 0.3;
const MOST_SAID = 4;
/** With less, nothing is said. */
const LEAST_TRUST = 0.2;
/** A word is said when it is at least this likely compared with the first. */
const SURE = 0.45;

/** Ridge regression from descriptions to the words of their products. Descriptions have length 1. */
export function learnWordMap(
  space: WordSpace,
  descriptions: readonly Float32Array[],
  words: readonly WordVector[],
  pause: () => void = () => undefined,
): WordMap {
  const size = descriptions[0]?.length ?? 0;
  const count = space.words.length;
  const left = new Float64Array(size * size);
  const right = new Float64Array(size * count);
  const sums = new Float64Array(size);
  for (const [n, row] of descriptions.entries()) {
    const said = words[n];
    for (let a = 0; a < size; a++) {
      const value = row[a] ?? 0;
      for (let b = 0, at = a * size; b <= a; b++, at++) left[at] = (left[at] ?? 0) + value * (row[b] ?? 0);
      if (!said?.length) continue;
      sums[a] = (sums[a] ?? 0) + value;
      for (let i = 0; i < said.ids.length; i++) {
        const at = a * count + (said.ids[i] ?? 0);
        right[at] = (right[at] ?? 0) + value * (said.values[i] ?? 0);
      }
    }
    if (n % 50 === 49) pause();
  }
  // The words of every product are taken from the mean of all.
  for (let a = 0; a < size; a++) {
    for (let id = 0, at = a * count; id < count; id++, at++) {
      right[at] = (right[at] ?? 0) - (sums[a] ?? 0) * (space.mean[id] ?? 0);
    }
    left[a * size + a] = (left[a * size + a] ?? 0) + RIDGE;
  }
  decompose(left, size, pause);
  substitute(left, right, size, count, pause);
  return { size, space, weights: Float32Array.from(right), trust: 1 };
}

/** Every so many pictures one is kept apart, to see how well its words are predicted. */
const HELD_OUT = 10;
/** Predictions that agree this well with the words are trusted entirely; hardly at all, not. */
const GOOD = 0.4;
const BAD = 0.08;

/** Learns from most of the pictures, and tries on the others how far that can be trusted. */
export function learnTrustedMap(
  space: WordSpace,
  descriptions: readonly Float32Array[],
  words: readonly WordVector[],
  pause?: () => void,
): WordMap {
  const isHeldOut = (_: unknown, i: number) => i % HELD_OUT === HELD_OUT - 1;
  const isKept = (value: unknown, i: number) => !isHeldOut(value, i);
  const map = learnWordMap(space, descriptions.filter(isKept), words.filter(isKept), pause);
  const own = words.filter(isHeldOut);
  const agreements = descriptions.filter(isHeldOut).flatMap((description, i) => {
    const said = own[i];
    return said?.length ? [agreement(said, predict(map, description))] : [];
  });
  const mean = agreements.reduce((sum, one) => sum + one, 0) / (agreements.length || 1);
  return { ...map, trust: Math.min(1, Math.max(0, (mean - BAD) / (GOOD - BAD))) };
}

/** The cosine of predicted words and those of a product; 0 where either has none. */
export function agreement(
  { ids, values: own, length: ownLength }: WordVector,
  { values, withMean, length }: Prediction,
) {
  if (ownLength === 0 || length === 0) return 0;
  let sum = -withMean;
  for (let i = 0; i < ids.length; i++) sum += (values[ids[i] ?? 0] ?? 0) * (own[i] ?? 0);
  return sum / (ownLength * length);
}

/** Cholesky: replaces the lower half of a symmetric matrix by that of its root. */
function decompose(matrix: Float64Array, size: number, pause: () => void): void {
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * size + j] ?? 0;
      for (let k = 0; k < j; k++) sum -= (matrix[i * size + k] ?? 0) * (matrix[j * size + k] ?? 0);
      matrix[i * size + j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (matrix[j * size + j] ?? 1);
    }
    if (i % 50 === 49) pause();
  }
}

/** Replaces the right side of `root × rootᵀ × x = right` by x: every column at once. */
function substitute(root: Float64Array, right: Float64Array, size: number, count: number, pause: () => void): void {
  const take = (to: number, from: number, factor: number) => {
    for (let c = 0, a = to * count, b = from * count; c < count; c++, a++, b++) {
      right[a] = (right[a] ?? 0) - factor * (right[b] ?? 0);
    }
  };
  const divide = (row: number) => {
    const by = root[row * size + row] ?? 1;
    for (let at = row * count; at < (row + 1) * count; at++) right[at] = (right[at] ?? 0) / by;
  };
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) take(i, k, root[i * size + k] ?? 0);
    divide(i);
    pause();
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) take(i, k, root[k * size + i] ?? 0);
    divide(i);
    pause();
  }
}

/** The words that a description makes likely. */
export function predict({ size, space, weights }: WordMap, description: Float32Array): Prediction {
  const count = space.words.length;
  const values = new Float32Array(count);
  for (let a = 0; a < size; a++) {
    const value = description[a] ?? 0;
    for (let id = 0, at = a * count; id < count; id++, at++)
      values[id] = (values[id] ?? 0) + value * (weights[at] ?? 0);
  }
  let [withMean, squares] = [0, 0];
  for (let id = 0; id < count; id++) {
    withMean += (values[id] ?? 0) * (space.mean[id] ?? 0);
    squares += (values[id] ?? 0) ** 2;
  }
  return { values, withMean, length: Math.sqrt(squares) };
}

/**
 * The surest words of a prediction, for people: a word in one of its forms, of those that the likest products have
 * together, so that a search for them finds what is like the picture.
 */
export function sayWords(
  { space: { words, sayable }, trust }: WordMap,
  { values }: Prediction,
  haveTogether: (ids: readonly number[]) => boolean,
): string[] {
  if (trust < LEAST_TRUST) return [];
  const best = [...values.keys()]
    .filter((id) => sayable[id] === 1 && (values[id] ?? 0) > 0)
    .sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b);
  const least = SURE * (values[best[0] ?? 0] ?? 0);
  const said: number[] = [];
  const stems = new Set<string>();
  for (const id of best) {
    if (said.length === MOST_SAID || (values[id] ?? 0) < least) break;
    const stem = normalise(words[id] ?? "");
    if (stems.has(stem) || !haveTogether([...said, id])) continue;
    stems.add(stem);
    said.push(id);
  }
  return said.map((id) => words[id] ?? "");
}
