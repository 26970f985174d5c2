import type { Wish } from "#contract/wish";

/** What is asked for by words that name nothing in the shop, whatever else is wished of it. */
export const notSold = (q: string): Wish => ({
  q,
  noun: q,
  isElsewhere: true,
  kinds: [],
  filters: {},
  preferences: [],
  parts: [],
  leftovers: [],
});
