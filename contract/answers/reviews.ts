import * as v from "valibot";
import { type Answer, isFields, items, list, or, readBy } from "./kit";
import { count, date, flag, id, mark, prose, text } from "./values";

const REVIEWS = 100;
const review = v.object({
  id: or(id, ""),
  author: or(text, ""),
  /** 1–5. */
  rating: v.pipe(mark, v.minValue(1)),
  title: or(text, ""),
  text: or(prose, ""),
  pros: items(text, 20),
  cons: items(text, 20),
  /** YYYY-MM-DD. */
  date: or(date, ""),
  /** True only when the author bought the product here. */
  verified: or(flag, false),
});
export type Review = Answer<typeof review>;

const reviews = list(review, REVIEWS);
const fiveCounts = v.strictTuple([count, count, count, count, count]);
const shape = v.object({
  /** 0–5 with one decimal; null without reviews. */
  average: v.nullable(mark),
  count,
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  histogram: fiveCounts,
  /** Newest first. */
  reviews,
});
export type ProductReviews = Answer<typeof shape>;

/** Reviews; missing totals are computed from them. */
export const productReviews = readBy<ProductReviews>(shape, (value, { part }) => {
  const found = isFields(value) ? part(reviews, value.reviews) : undefined;
  if (!found || !isFields(value)) return undefined;
  const named = found.map((one, index) => ({ ...one, id: one.id || String(index + 1) }));
  const average = value.average === null ? null : (part(mark, value.average) ?? averageOf(named));
  const histogram = part(fiveCounts, value.histogram) ?? spread(named);
  return { average, count: part(count, value.count) ?? named.length, histogram, reviews: named };
});

function averageOf(all: readonly Review[]): number | null {
  if (all.length === 0) return null;
  const sum = all.reduce((total, { rating }) => total + rating, 0);
  return Math.round((sum / all.length) * 10) / 10;
}

function spread(all: readonly Review[]): ProductReviews["histogram"] {
  const stars = (number: number) => all.filter(({ rating }) => Math.round(rating) === number).length;
  return [stars(1), stars(2), stars(3), stars(4), stars(5)];
}
