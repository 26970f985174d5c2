/** A seeded generator (mulberry32): the same numbers on every run, so that a failing case can be repeated. */
export function seeded(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    /** 0 to limit - 1. */
    below,
    between: (low: number, high: number) => low + below(high - low + 1),
    oneOf<T>(values: readonly [T, ...T[]]): T {
      return values[below(values.length)] ?? values[0];
    },
    chance: (share: number) => next() < share,
  };
}
