import { mirrorImage } from "./patches";
import { SIDE } from "./pixels";

const CELL_SHIFT = 4;
const CELLS = SIDE >> CELL_SHIFT;
const BINS = 9;
const BLOCKS = CELLS - 1;
/** A single strong edge says no more than this (Dalal and Triggs, 2005). */
const STRONGEST = 0.2;

export const OUTLINE_SIZE = BLOCKS * BLOCKS * 4 * BINS;

/** Of a block: two rows of two cells, of which the left and the right change places. */
const IMAGE = mirrorImage(BLOCKS, 4 * BINS, (value) => {
  const cell = Math.floor(value / BINS);
  return (cell % 2 === 0 ? cell + 1 : cell - 1) * BINS + ((BINS - (value % BINS)) % BINS);
});

/**
 * Histogram of oriented gradients: the directions of edges by place, normalised in blocks of 2 × 2 cells. A picture and
 * its mirror image have the same.
 */
export function outlineOf(pixels: Uint8Array): Float32Array {
  const cells = histograms(pixels);
  const blocks = new Float32Array(OUTLINE_SIZE);
  let at = 0;
  for (let y = 0; y < BLOCKS; y++) {
    for (let x = 0; x < BLOCKS; x++) {
      const start = at;
      for (const cell of [y * CELLS + x, y * CELLS + x + 1, (y + 1) * CELLS + x, (y + 1) * CELLS + x + 1]) {
        for (let bin = 0; bin < BINS; bin++) blocks[at++] = cells[cell * BINS + bin] ?? 0;
      }
      normalise(blocks.subarray(start, at));
    }
  }
  return blocks.map((value, i) => value + (blocks[IMAGE[i] ?? 0] ?? 0));
}

function normalise(block: Float32Array): void {
  let sum = 1;
  for (const value of block) sum += value * value;
  const scale = 1 / Math.sqrt(sum);
  let clipped = 1e-3;
  for (let i = 0; i < block.length; i++) {
    const value = Math.min(STRONGEST, (block[i] ?? 0) * scale);
    block[i] = value;
    clipped += value * value;
  }
  const again = 1 / Math.sqrt(clipped);
  for (let i = 0; i < block.length; i++) block[i] = (block[i] ?? 0) * again;
}

/** Per cell: the strength of edges by direction, without their sign. Of the three colours the strongest edge counts. */
function histograms(pixels: Uint8Array): Float32Array {
  const roots = new Float32Array(pixels.length);
  for (let i = 0; i < pixels.length; i++) roots[i] = Math.sqrt(pixels[i] ?? 0);
  const cells = new Float32Array(CELLS * CELLS * BINS);
  const row = SIDE * 3;
  for (let y = 1; y < SIDE - 1; y++) {
    for (let x = 1; x < SIDE - 1; x++) {
      const at = y * row + x * 3;
      let strongest = -1;
      let dx = 0;
      let dy = 0;
      for (let colour = at; colour < at + 3; colour++) {
        const gx = (roots[colour + 3] ?? 0) - (roots[colour - 3] ?? 0);
        const gy = (roots[colour + row] ?? 0) - (roots[colour - row] ?? 0);
        const strength = gx * gx + gy * gy;
        if (strength <= strongest) continue;
        strongest = strength;
        dx = gx;
        dy = gy;
      }
      if (strongest <= 0) continue;
      let angle = Math.atan2(dy, dx);
      if (angle < 0) angle += Math.PI;
      const place = ((angle / Math.PI) * BINS) % BINS;
      const bin = Math.floor(place);
      const next = (bin + 1) % BINS;
      const strength = Math.sqrt(strongest);
      const base = ((y >> CELL_SHIFT) * CELLS + (x >> CELL_SHIFT)) * BINS;
      cells[base + bin] = (cells[base + bin] ?? 0) + strength * (1 - place + bin);
      cells[base + next] = (cells[base + next] ?? 0) + strength * (place - bin);
    }
  }
  return cells;
}
