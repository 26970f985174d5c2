import type { ProductReviews } from "#contract/reviews";
import { oneDecimal } from "../products/rules";

type Histogram = ProductReviews["histogram"];

/** `counts`: stars → number of reviews. Invalid star values are ignored. */
export function histogramOf(counts: ReadonlyMap<number, number>): Histogram {
  const of = (stars: number) => counts.get(stars) ?? 0;
  return [of(1), of(2), of(3), of(4), of(5)];
}

/** Number of reviews and their average, with one decimal; null without any. */
export function summaryOf(histogram: Histogram): Pick<ProductReviews, "average" | "count"> {
  const count = histogram.reduce((sum, n) => sum + n, 0);
  const stars = histogram.reduce((sum, n, index) => sum + n * (index + 1), 0);
  return { count, average: count === 0 ? null : oneDecimal(stars / count) };
}
