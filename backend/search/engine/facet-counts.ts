import type { Bits } from "./bits";
import type { Columns } from "./columns";

const MOST_VALUES = 100;

/** Counts the occurrences of every ordinal in a set of documents; reuses one array. */
export class FacetCounter {
  private counts = new Uint32Array(0);

  constructor(private readonly columns: Columns) {}

  /** `firstOnly` counts only the first facet of each document, which is its category. */
  count(bits: Bits, firstOnly = false): void {
    const { start, count, ordinals, dictionary } = this.columns;
    if (this.counts.length < dictionary.size) this.counts = new Uint32Array(Math.ceil(dictionary.size * 1.2));
    const counts = this.counts.fill(0);
    for (let w = 0; w < bits.length; w++) {
      let v = bits[w] ?? 0;
      while (v !== 0) {
        const lowest = v & -v;
        const slot = (w << 5) + 31 - Math.clz32(lowest);
        v ^= lowest;
        const from = start[slot] ?? 0;
        const to = from + (firstOnly ? Math.min(1, count[slot] ?? 0) : (count[slot] ?? 0));
        for (let k = from; k < to; k++) {
          const ordinal = ordinals[k] ?? 0;
          counts[ordinal] = (counts[ordinal] ?? 0) + 1;
        }
      }
    }
  }

  /** Values of a field that occur in the last counted set, most frequent first. */
  valuesOf(field: string, limit: number = MOST_VALUES): [string, number][] {
    const { dictionary } = this.columns;
    return dictionary
      .ordinalsOf(field)
      .filter((ordinal) => (this.counts[ordinal] ?? 0) > 0)
      .sort((a, b) => (this.counts[b] ?? 0) - (this.counts[a] ?? 0) || a - b)
      .slice(0, limit)
      .map((ordinal) => [dictionary.values[ordinal] ?? "", this.counts[ordinal] ?? 0]);
  }
}
