/** Hashes whole numbers into one well-distributed 32-bit number, deterministically. */
export function mix(...numbers: number[]): number {
  let hash = 0x9e3779b9;
  for (const number of numbers) {
    hash = Math.imul(hash ^ (number | 0), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35);
    hash ^= hash >>> 13;
  }
  return hash >>> 0;
}

/** A seeded random generator (mulberry32); never uses the clock or `Math.random`, so that the shop is reproducible. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** From 0 up to, but not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** A whole number from `low` up to and including `high`. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    const found = list[Math.floor(this.next() * list.length)];
    if (found === undefined) throw new Error("Nothing to pick from");
    return found;
  }

  /** `count` distinct elements in random order, or all of them when there are fewer. */
  some<T>(list: readonly T[], count: number): T[] {
    const rest = [...list];
    const chosen: T[] = [];
    while (chosen.length < count && rest.length > 0) {
      const at = Math.floor(this.next() * rest.length);
      const member = rest[at] as T;
      rest[at] = rest[rest.length - 1] as T;
      rest.pop();
      chosen.push(member);
    }
    return chosen;
  }
}
