import { eachPatch, mirrorEveryOther, mirrorImage, type Patches, SummedArea } from "./patches";
import { SIDE } from "./pixels";

const DIRECTIONS = 8;
const ACROSS = 4;
const GRID = { side: SIDE, across: ACROSS, cells: [4, 7], step: 6 };
/** Patches with less structure than this per px of their cells say nothing. */
const FLAT = 30;

export const GRADIENT_SIZE = ACROSS * ACROSS * DIRECTIONS;
const COUNT = eachPatch(GRID, () => undefined);
const IMAGE = mirrorImage(ACROSS, DIRECTIONS, (direction) => (DIRECTIONS * 1.5 - direction) % DIRECTIONS);

/** Strength of edges by direction in 4 × 4 cells around many places, as square roots of shares (like SIFT). */
export function gradientPatches(pixels: Uint8Array): Patches {
  const sums = directionSums(pixels);
  const values = new Float32Array(COUNT * GRADIENT_SIZE);
  const places = new Float32Array(COUNT * 2);
  let patch = 0;
  eachPatch(GRID, (left, top, cell) => {
    const start = patch * GRADIENT_SIZE;
    let [at, sum, squares] = [start, 0, 0];
    for (let y = 0; y < ACROSS; y++) {
      for (let x = 0; x < ACROSS; x++) {
        for (let direction = 0; direction < DIRECTIONS; direction++) {
          const value = Math.max(0, sums.over(direction, left + x * cell, top + y * cell, cell));
          values[at++] = value;
          sum += value;
          squares += value * value;
        }
      }
    }
    if (Math.sqrt(squares) < FLAT * cell) values.fill(0, start, at);
    else for (let i = start; i < at; i++) values[i] = Math.sqrt((values[i] ?? 0) / sum);
    places[patch * 2] = (top + (ACROSS / 2) * cell) / SIDE - 0.5;
    places[patch * 2 + 1] = (left + (ACROSS / 2) * cell) / SIDE - 0.5;
    patch += 1;
  });
  const patches = { count: COUNT, size: GRADIENT_SIZE, values, places };
  mirrorEveryOther(patches, IMAGE);
  return patches;
}

function directionSums(pixels: Uint8Array): SummedArea {
  const grey = new Float32Array(SIDE * SIDE);
  for (let i = 0; i < grey.length; i++) {
    grey[i] = ((pixels[i * 3] ?? 0) + (pixels[i * 3 + 1] ?? 0) + (pixels[i * 3 + 2] ?? 0)) / 3;
  }
  const sums = new SummedArea(SIDE, DIRECTIONS);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const at = y * SIDE + x;
      const dx = x > 0 && x < SIDE - 1 ? (grey[at + 1] ?? 0) - (grey[at - 1] ?? 0) : 0;
      const dy = y > 0 && y < SIDE - 1 ? (grey[at + SIDE] ?? 0) - (grey[at - SIDE] ?? 0) : 0;
      const strength = Math.sqrt(dx * dx + dy * dy);
      if (strength > 0) {
        let angle = Math.atan2(dy, dx);
        if (angle < 0) angle += 2 * Math.PI;
        const place = ((angle / (2 * Math.PI)) * DIRECTIONS) % DIRECTIONS;
        const direction = Math.floor(place);
        sums.add(direction, strength * (1 - place + direction));
        sums.add((direction + 1) % DIRECTIONS, strength * (place - direction));
      }
      sums.next();
    }
  }
  return sums;
}
