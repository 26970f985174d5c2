/** Values that a visitor sees at a glance: many rare ones (type numbers) do not help to choose. */
const SEEN_VALUES = 10;

/**
 * How well a facet's values split a set of products, 0 to 1: the chance that two of its products differ in it, times
 * the share of products that have one of the most frequent values. 0 for a facet with one value.
 */
export function facetWeight(values: readonly [value: string, count: number][], total: number): number {
  const counts = values.slice(0, SEEN_VALUES).map(([, count]) => count);
  const sum = counts.reduce((all, count) => all + count, 0);
  if (sum === 0 || total === 0) return 0;
  const alike = counts.reduce((all, count) => all + (count / sum) ** 2, 0);
  return Math.round(Math.min(1, sum / total) * (1 - alike) * 100) / 100;
}
