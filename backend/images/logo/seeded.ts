/** Seeded choices: the same seed always gives the same ones, in the same order. */
export interface Seeded {
  /** A whole number from low to high, both included. */
  int(low: number, high: number): number;
  pick<const List extends readonly [unknown, ...unknown[]]>(choices: List): List[number];
  chance(share: number): boolean;
}

/** 32-bit hash of a text (FNV-1a, then mixed), so that adjacent seeds look different. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** A random stream in [0, 1) that depends only on its start (mulberry32). */
function stream(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const GOLDEN = 0.6180339887498949;

/**
 * The first choice determines the shape drawn. It moves around the circle in golden-ratio steps, so that pictures with
 * adjacent seeds, which appear side by side in a listing, have different shapes.
 */
export function seeded(start: number, seed = start): Seeded {
  const random = stream(start);
  const spread = (((Math.trunc(seed) % 65536) + 65536) * GOLDEN) % 1;
  let first = true;
  const next = () => {
    if (!first) return random();
    first = false;
    return spread;
  };
  return {
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    chance: (share) => next() < share,
  };
}
