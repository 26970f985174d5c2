/** Numbers from 0 to 1 that are the same for the same seed, so that learning twice gives the same (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** At most `most` of the items, in random order. */
export function sampleOf<T>(items: readonly T[], most: number, random: () => number): T[] {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const kept = mixed[i] as T;
    mixed[i] = mixed[j] as T;
    mixed[j] = kept;
  }
  return mixed.slice(0, most);
}
