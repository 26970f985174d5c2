import type { Mixture } from "./mixture";
import { gathered, sharer } from "./mixture";
import type { Patches } from "./patches";
import type { Projection, Projector } from "./projection";
import { createProjector } from "./projection";
import { toLength } from "./unit";

/** How patches are reduced, and the mixture that their reductions are compared with. */
export interface Vocabulary {
  projection: Projection;
  mixture: Mixture;
}

const NEGLIGIBLE = 1e-4;

/** Patches with fewer values each, with their places behind them where they have any: what a mixture is made of. */
export function reduced({ to }: Pick<Projection, "to">, project: Projector, patches: Patches): Float32Array {
  const { size, values, places, count } = patches;
  const width = to + (places ? 2 : 0);
  const rows = new Float32Array(count * width);
  for (let patch = 0; patch < count; patch++) {
    project(values, patch * size, rows, patch * width);
    if (places) rows.set(places.subarray(patch * 2, patch * 2 + 2), patch * width + to);
  }
  return rows;
}

/**
 * Fisher vector: in which direction the means and variances of a mixture would have to change to fit these patches
 * better. Signed square roots, of length 1 (Perronnin, 2010).
 */
export function createFisher({ projection, mixture }: Vocabulary): (patches: Patches) => Float32Array {
  const { count, size, weights, means, variances } = mixture;
  const share = sharer(mixture);
  const project = createProjector(projection);
  return (patches) => {
    const rows = reduced(projection, project, patches);
    const { totals, sums, squares } = gathered(mixture, share, rows, NEGLIGIBLE);
    const vector = new Float32Array(count * size * 2);
    for (let at = 0; at < count * size; at++) {
      const k = Math.floor(at / size);
      const mean = means[at] ?? 0;
      const variance = variances[at] ?? 1;
      const total = totals[k] ?? 0;
      const scale = patches.count * Math.sqrt(weights[k] ?? 1);
      const sum = sums[at] ?? 0;
      vector[at] = signedRoot((sum - mean * total) / Math.sqrt(variance) / scale);
      const spread = (squares[at] ?? 0) - 2 * mean * sum + (mean * mean - variance) * total;
      vector[count * size + at] = signedRoot(spread / variance / scale / Math.SQRT2);
    }
    return toLength(vector);
  };
}

const signedRoot = (value: number) => Math.sign(value) * Math.sqrt(Math.abs(value));
