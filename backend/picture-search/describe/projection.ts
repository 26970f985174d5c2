import { createRandom } from "./random";

/** A linear map to fewer values, after taking away the mean: the directions in which a sample varies most. */
export interface Projection {
  /** Values before and after. */
  from: number;
  to: number;
  mean: Float32Array;
  /** `to` values for each of `from`. */
  axes: Float32Array;
  /** Variance along each axis, largest first. */
  variances: Float32Array;
}

const ROUNDS = 10;
const EXTRA = 8;
const SEED = 20_261_122;

/**
 * Principal components of some rows. Where there are fewer rows than values it works on the products of the rows with
 * each other, else on those of the values: the smaller matrix has the same largest directions.
 */
export function learnProjection(rows: readonly Float32Array[], wanted: number): Projection {
  const from = rows[0]?.length ?? 0;
  const n = rows.length;
  const mean = new Float32Array(from);
  for (const row of rows) for (let i = 0; i < from; i++) mean[i] = (mean[i] ?? 0) + (row[i] ?? 0) / n;
  const centred = rows.map((row) => row.map((value, i) => value - (mean[i] ?? 0)));
  const to = Math.max(1, Math.min(wanted, n - 1, from));
  if (n >= from) {
    const { vectors, values } = largest(covariance(centred, from), from, to);
    return { from, to, mean, axes: Float32Array.from(vectors), variances: Float32Array.from(values, (v) => v / n) };
  }
  const { vectors, values } = largest(products(centred), n, to);
  const axes = new Float32Array(from * to);
  for (let k = 0; k < to; k++) {
    const scale = 1 / Math.sqrt(Math.max(values[k] ?? 0, 1e-12));
    for (const [r, row] of centred.entries()) {
      const weight = (vectors[r * to + k] ?? 0) * scale;
      for (let i = 0; i < from; i++) axes[i * to + k] = (axes[i * to + k] ?? 0) + weight * (row[i] ?? 0);
    }
  }
  return { from, to, mean, axes, variances: Float32Array.from(values, (value) => value / n) };
}

/** Every value times every value, over all rows. */
function covariance(rows: readonly Float32Array[], size: number): Float64Array {
  const found = new Float64Array(size * size);
  for (const row of rows) {
    for (let a = 0; a < size; a++) {
      const value = row[a] ?? 0;
      if (value === 0) continue;
      for (let b = 0, at = a * size; b < size; b++, at++) found[at] = (found[at] ?? 0) + value * (row[b] ?? 0);
    }
  }
  return found;
}

/** Every row times every row. */
function products(rows: readonly Float32Array[]): Float64Array {
  const n = rows.length;
  const found = new Float64Array(n * n);
  for (const [a, one] of rows.entries()) {
    for (let b = a; b < n; b++) {
      const other = rows[b] ?? one;
      let sum = 0;
      for (let i = 0; i < one.length; i++) sum += (one[i] ?? 0) * (other[i] ?? 0);
      found[a * n + b] = sum;
      found[b * n + a] = sum;
    }
  }
  return found;
}

/** The largest eigenvalues of a symmetric matrix with their vectors, as columns of `count`. */
function largest(matrix: Float64Array, n: number, count: number): { vectors: Float64Array; values: Float64Array } {
  const width = Math.min(n, count + EXTRA);
  const random = createRandom(SEED);
  // Kept as rows, so that what is multiplied stands together.
  let basis = Float64Array.from({ length: width * n }, () => random() - 0.5);
  orthonormalise(basis, width, n);
  const values = new Float64Array(width);
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Float64Array(width * n);
    for (let k = 0; k < width; k++) {
      const vector = basis.subarray(k * n, (k + 1) * n);
      for (let r = 0; r < n; r++) {
        const row = r * n;
        let sum = 0;
        for (let i = 0; i < n; i++) sum += (matrix[row + i] ?? 0) * (vector[i] ?? 0);
        next[k * n + r] = sum;
      }
    }
    values.set(orthonormalise(next, width, n));
    basis = next;
  }
  const order = [...values.keys()].sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b).slice(0, count);
  const vectors = new Float64Array(n * count);
  for (const [k, from] of order.entries()) {
    for (let r = 0; r < n; r++) vectors[r * count + k] = basis[from * n + r] ?? 0;
  }
  return { vectors, values: Float64Array.from(order, (from) => values[from] ?? 0) };
}

/** Makes rows orthogonal to those before them and of length 1, in place; returns the lengths they had then. */
function orthonormalise(rows: Float64Array, count: number, size: number): Float64Array {
  const lengths = new Float64Array(count);
  for (let k = 0; k < count; k++) {
    const row = rows.subarray(k * size, (k + 1) * size);
    for (let before = 0; before < k; before++) {
      const other = rows.subarray(before * size, (before + 1) * size);
      let along = 0;
      for (let i = 0; i < size; i++) along += (row[i] ?? 0) * (other[i] ?? 0);
      for (let i = 0; i < size; i++) row[i] = (row[i] ?? 0) - along * (other[i] ?? 0);
    }
    let sum = 0;
    for (let i = 0; i < size; i++) sum += (row[i] ?? 0) ** 2;
    lengths[k] = Math.sqrt(sum);
    const scale = 1 / (lengths[k] || 1);
    for (let i = 0; i < size; i++) row[i] = (row[i] ?? 0) * scale;
  }
  return lengths;
}

/** Projects values that start at an offset into others that do. */
export type Projector = (values: Float32Array, offset: number, into: Float32Array, at: number) => void;

/** Returns a projector that is made for many uses: each of its sums runs over values that stand together. */
export function createProjector({ from, to, mean, axes }: Projection): Projector {
  const turned = new Float64Array(from * to);
  const means = new Float64Array(to);
  for (let i = 0; i < from; i++) {
    for (let k = 0; k < to; k++) {
      const weight = axes[i * to + k] ?? 0;
      turned[k * from + i] = weight;
      means[k] = (means[k] ?? 0) + (mean[i] ?? 0) * weight;
    }
  }
  const even = from - (from % 2);
  const row = new Float64Array(from);
  return (values, offset, into, at) => {
    let isFlat = true;
    for (let i = 0; i < from; i++) {
      const value = values[offset + i] ?? 0;
      row[i] = value;
      if (value !== 0) isFlat = false;
    }
    // Much of a picture of a product is background.
    if (isFlat) {
      for (let k = 0; k < to; k++) into[at + k] = -(means[k] ?? 0);
      return;
    }
    for (let k = 0; k < to; k++) {
      const start = k * from;
      let sum = -(means[k] ?? 0);
      let other = 0;
      for (let i = 0; i < even; i += 2) {
        sum += (row[i] ?? 0) * (turned[start + i] ?? 0);
        other += (row[i + 1] ?? 0) * (turned[start + i + 1] ?? 0);
      }
      if (even < from) sum += (row[even] ?? 0) * (turned[start + even] ?? 0);
      into[at + k] = sum + other;
    }
  };
}
