/** A mixture of Gaussians with diagonal covariance: the "visual words" of patches. */
export interface Mixture {
  /** Number of Gaussians, and of values. */
  count: number;
  size: number;
  weights: Float64Array;
  means: Float64Array;
  variances: Float64Array;
}

const ROUNDS = 15;
const LEAST_VARIANCE = 1e-3;
/** A Gaussian that a patch belongs to with less than this gets nothing of it. */
const NEGLIGIBLE = 1e-3;
/** Keeps a Gaussian that nothing belongs to. */
const LEAST_TOTAL = 1e-6;

/** Expectation maximisation over rows of `size` values. */
export function learnMixture(rows: Float32Array, size: number, wanted: number, random: () => number): Mixture {
  const n = rows.length / size;
  const count = Math.max(1, Math.min(wanted, n));
  const mixture: Mixture = {
    count,
    size,
    weights: new Float64Array(count).fill(1 / count),
    means: new Float64Array(count * size),
    variances: new Float64Array(count * size),
  };
  const { variances: overall } = moments(rows, size);
  for (let k = 0; k < count; k++) {
    const row = Math.floor(random() * n) * size;
    for (let j = 0; j < size; j++) {
      mixture.means[k * size + j] = rows[row + j] ?? 0;
      mixture.variances[k * size + j] = Math.max(LEAST_VARIANCE, overall[j] ?? 0);
    }
  }
  for (let round = 0; round < ROUNDS; round++) improve(mixture, rows);
  return mixture;
}

function moments(rows: Float32Array, size: number): { means: Float64Array; variances: Float64Array } {
  const n = rows.length / size;
  const [means, variances] = [new Float64Array(size), new Float64Array(size)];
  for (let i = 0; i < rows.length; i++) means[i % size] = (means[i % size] ?? 0) + (rows[i] ?? 0) / n;
  for (let i = 0; i < rows.length; i++) {
    variances[i % size] = (variances[i % size] ?? 0) + ((rows[i] ?? 0) - (means[i % size] ?? 0)) ** 2 / n;
  }
  return { means, variances };
}

function improve({ count, size, weights, means, variances }: Mixture, rows: Float32Array): void {
  const share = sharer({ count, size, weights, means, variances });
  const { totals, sums, squares } = gathered({ count, size }, share, rows, NEGLIGIBLE);
  const all = totals.reduce((sum, total) => sum + total + LEAST_TOTAL, 0);
  for (let k = 0; k < count; k++) {
    const total = (totals[k] ?? 0) + LEAST_TOTAL;
    weights[k] = total / all;
    for (let at = k * size; at < (k + 1) * size; at++) {
      const mean = (sums[at] ?? 0) / total;
      means[at] = mean;
      variances[at] = Math.max(LEAST_VARIANCE, (squares[at] ?? 0) / total - mean * mean);
    }
  }
}

/** Returns a function that tells how much of a row belongs to each Gaussian; its answer is overwritten by the next. */
export function sharer({ count, size, weights, means, variances }: Mixture): (row: Float32Array) => Float64Array {
  // log p = constant + sum(x * linear - x² * square)
  const square = Float64Array.from(variances, (variance) => 0.5 / variance);
  const linear = Float64Array.from(variances, (variance, at) => (means[at] ?? 0) / variance);
  const constants = new Float64Array(count);
  for (let k = 0; k < count; k++) {
    let sum = Math.log(weights[k] ?? 1);
    for (let at = k * size; at < (k + 1) * size; at++) {
      sum -= 0.5 * (Math.log(variances[at] ?? 1) + (means[at] ?? 0) ** 2 / (variances[at] ?? 1));
    }
    constants[k] = sum;
  }
  const shares = new Float64Array(count);
  const values = new Float64Array(size);
  const even = size - (size % 2);
  return (row) => {
    values.set(row);
    let highest = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < count; k++) {
      // Two sums, as each addition waits for the one before it in its sum.
      let log = constants[k] ?? 0;
      let other = 0;
      let at = k * size;
      for (let j = 0; j < even; j += 2, at += 2) {
        const one = values[j] ?? 0;
        const two = values[j + 1] ?? 0;
        log += one * ((linear[at] ?? 0) - (square[at] ?? 0) * one);
        other += two * ((linear[at + 1] ?? 0) - (square[at + 1] ?? 0) * two);
      }
      if (even < size) {
        const last = values[even] ?? 0;
        log += last * ((linear[at] ?? 0) - (square[at] ?? 0) * last);
      }
      log += other;
      shares[k] = log;
      if (log > highest) highest = log;
    }
    let total = 0;
    for (let k = 0; k < count; k++) {
      const below = (shares[k] ?? 0) - highest;
      const part = below < -12 ? 0 : Math.exp(below);
      shares[k] = part;
      total += part;
    }
    for (let k = 0; k < count; k++) shares[k] = (shares[k] ?? 0) / total;
    return shares;
  };
}

interface Gathered {
  /** By Gaussian: how many rows belong to it. */
  totals: Float64Array;
  /** By Gaussian and value: the values and their squares, each by its share. */
  sums: Float64Array;
  squares: Float64Array;
}

/** Divides rows over the Gaussians that they belong to with at least `negligible`. */
export function gathered(
  { count, size }: Pick<Mixture, "count" | "size">,
  share: ReturnType<typeof sharer>,
  rows: Float32Array,
  negligible: number,
): Gathered {
  const totals = new Float64Array(count);
  const [sums, squares] = [new Float64Array(count * size), new Float64Array(count * size)];
  for (let start = 0; start < rows.length; start += size) {
    const row = rows.subarray(start, start + size);
    const shares = share(row);
    for (let k = 0; k < count; k++) {
      const part = shares[k] ?? 0;
      if (part < negligible) continue;
      totals[k] = (totals[k] ?? 0) + part;
      for (let j = 0, at = k * size; j < size; j++, at++) {
        const value = row[j] ?? 0;
        sums[at] = (sums[at] ?? 0) + part * value;
        squares[at] = (squares[at] ?? 0) + part * value * value;
      }
    }
  }
  return { totals, sums, squares };
}
