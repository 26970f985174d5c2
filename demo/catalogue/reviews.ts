import type { ReviewRow } from "../../backend/seed/seed";
import type { Calendar } from "./calendar";
import type { Place } from "./families";
import { mix, Random } from "./random";
import { authorOf, complaints, ends, starts, titles } from "./review-words";

const listAt = (lists: readonly (readonly string[])[], stars: number): readonly string[] => lists[stars - 1] ?? [];

/** Two to eight reviews for about a third of the products, none for the rest. */
export function reviewsOf({ family, number }: Place, productId: string, calendar: Calendar): ReviewRow[] {
  const random = new Random(mix(number, 31));
  if (!random.chance(0.36) || family.age < 6) return [];
  const liking = 3.1 + random.next() * 1.7;
  const count = random.between(2, 8);
  const reviews: ReviewRow[] = [];
  for (let at = 0; at < count; at++) {
    const stars = Math.max(1, Math.min(5, Math.round(liking + (random.next() + random.next() - 1) * 2)));
    const author = authorOf((list) => random.pick(list), random.next());
    const title = random.pick(listAt(titles, stars));
    const writtenOn = calendar.day(random.between(1, Math.min(family.age - 1, 360)));
    // Not used: the labelled searches were measured with the reviews that follow this draw.
    random.next();
    reviews.push({
      id: `${productId}-r${at + 1}`,
      productId,
      author,
      rating: stars,
      title,
      writtenOn,
      ...opinion(family, stars, random),
    });
  }
  return reviews;
}

/** The mean of the stars with one decimal; null without reviews. */
export function averageOf(reviews: readonly ReviewRow[]): number | null {
  if (reviews.length === 0) return null;
  return Math.round((reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length) * 10) / 10;
}

function opinion({ kind }: Place["family"], stars: number, random: Random): Pick<ReviewRow, "text" | "pros" | "cons"> {
  const { pros, cons, praise, gripes } = kind.main.reviews;
  const start = random.pick(listAt(starts, stars)).replace("{deze}", kind.noun.this).replace("{noun}", kind.noun.word);
  const middle = stars >= 4 ? random.pick(praise) : stars === 3 ? random.pick(gripes) : random.pick(complaints);
  const more = stars === 4 && random.chance(0.4) ? ` ${random.pick(gripes)}` : "";
  const end = stars >= 3 ? random.pick(ends) : "";
  return {
    text: `${start} ${middle}${more}${end ? ` ${end}` : ""}`,
    pros: random.some(pros, stars >= 4 ? random.between(1, 3) : random.between(0, 1)),
    cons: random.some(cons, stars >= 4 ? random.between(0, 1) : random.between(1, 2)),
  };
}
