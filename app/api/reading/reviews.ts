import type { ProductReviews, Review } from "#contract/reviews";
import { count, date, flag, id, isFields, items, list, mark, object, or, prose, type Reader, text } from "./readers";

const REVIEWS = 100;
const stars: Reader<number> = (value, reading) => {
  const read = mark(value, reading);
  return read !== undefined && read >= 1 ? read : undefined;
};
const review = object<Review>({
  id: or(id, ""),
  author: or(text, ""),
  rating: stars,
  title: or(text, ""),
  text: or(prose, ""),
  pros: items(text, 20),
  cons: items(text, 20),
  date: or(date, ""),
  verified: or(flag, false),
});
const list20 = list(review, REVIEWS);
const fiveCounts: Reader<number[]> = (value, reading) => {
  const read = list(count, 5)(value, reading);
  return read?.length === 5 ? read : undefined;
};

/** Reviews with what can be counted from them where the service does not say. */
export const reviewsAnswer: Reader<ProductReviews> = (value, reading) => {
  const read = isFields(value) ? list20(value.reviews, reading) : undefined;
  if (!read || !isFields(value)) return undefined;
  const reviews = read.map((one, index) => ({ ...one, id: one.id || String(index + 1) }));
  const average = value.average === null ? null : (mark(value.average, reading) ?? averageOf(reviews));
  const number = count(value.count, reading) ?? reviews.length;
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = fiveCounts(value.histogram, reading) ?? spread(reviews);
  return { average, count: number, histogram: [one, two, three, four, five], reviews };
};

function averageOf(reviews: readonly Review[]): number | null {
  if (reviews.length === 0) return null;
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return Math.round((sum / reviews.length) * 10) / 10;
}

const spread = (reviews: readonly Review[]) =>
  [1, 2, 3, 4, 5].map((number) => reviews.filter(({ rating }) => Math.round(rating) === number).length);
