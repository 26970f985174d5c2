import { desc, eq, sql } from "drizzle-orm";
import type { Review } from "#contract/reviews";
import type { Session } from "../storage/database";
import { reviews } from "../storage/tables";

/** Stars → number of reviews. */
export async function countByStars(session: Session, productId: string): Promise<Map<number, number>> {
  const rows = await session.orm
    .select({ rating: reviews.rating, n: sql<number>`count(*)::int` })
    .from(reviews)
    .where(eq(reviews.productId, productId))
    .groupBy(reviews.rating);
  return new Map(rows.map(({ rating, n }) => [rating, n]));
}

export function newestReviews(session: Session, productId: string, limit: number): Promise<Review[]> {
  return session.orm
    .select({
      id: reviews.id,
      author: reviews.author,
      rating: reviews.rating,
      title: reviews.title,
      text: reviews.text,
      pros: reviews.pros,
      cons: reviews.cons,
      date: reviews.writtenOn,
      verified: sql<boolean>`${reviews.orderLineId} is not null`,
    })
    .from(reviews)
    .where(eq(reviews.productId, productId))
    .orderBy(desc(reviews.writtenOn), reviews.id)
    .limit(limit);
}
