import * as v from "valibot";
import { type Answer, isFields, items, list, or, orNull, readBy } from "./kit";
import { image } from "./pictures";
import { count, date, flag, id, mark, oneOf, prose, text } from "./values";

const REVIEWS = 100;
const fields = {
  id: or(id, ""),
  author: or(text, ""),
  /** 1–5. */
  rating: v.pipe(mark, v.minValue(1)),
  title: or(text, ""),
  text: or(prose, ""),
  pros: items(text, 20),
  cons: items(text, 20),
  photos: items(v.object({ id, image }), 4),
  /** YYYY-MM-DD. */
  date: or(date, ""),
  /** True only when the author bought the product here. */
  verified: or(flag, false),
  /** The day of its last change; null when it was never changed. */
  editedOn: orNull(date),
  /** Number of votes. */
  helpful: or(count, 0),
  /** What the shop said about it. */
  answer: orNull(v.object({ text: prose, date: or(date, "") })),
};
const review = v.object(fields);
export type Review = Answer<typeof review>;

/** A review as its writer sees it. */
export const own = v.object({
  ...fields,
  id,
  state: or(oneOf(["visible", "held", "hidden"]), "visible"),
  /** Why it is not visible, in Dutch. */
  stateReason: or(text, ""),
});
export type OwnReview = Answer<typeof own>;
export const ownReview = v.object({ review: orNull(own) });
export const writtenReview = v.object({ review: own });
export const sentPhoto = v.object({ id });
export const votes = v.object({ helpful: count });

const reviews = list(review, REVIEWS);
const fiveCounts = v.strictTuple([count, count, count, count, count]);
const shape = v.object({
  /** 0–5 with one decimal; null without reviews. */
  average: v.nullable(mark),
  count,
  /** Number of reviews with 1, 2, 3, 4 and 5 stars. */
  histogram: fiveCounts,
  /** One page, in the requested order. */
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
