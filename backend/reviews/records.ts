import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { OwnReview, Review, ReviewSort } from "#contract/reviews";
import type { Session } from "../storage/database";
import { reviews } from "../storage/tables-reviews";
import { photosOf } from "./photo-records";
import { photoOf } from "./photos";
import { isBy, type Writer } from "./writer";

/** What a review is about. */
export type Subject = { productId: string } | { shopId: string };

export const isAbout = (subject: Subject): SQL =>
  "productId" in subject ? eq(reviews.productId, subject.productId) : eq(reviews.shopId, subject.shopId);
const isShown = (subject: Subject) => and(isAbout(subject), eq(reviews.state, "visible"));

/** Stars → number of visible reviews. */
export async function countByStars(session: Session, subject: Subject): Promise<Map<number, number>> {
  const rows = await session.orm
    .select({ rating: reviews.rating, n: sql<number>`count(*)::int` })
    .from(reviews)
    .where(isShown(subject))
    .groupBy(reviews.rating);
  return new Map(rows.map(({ rating, n }) => [rating, n]));
}

const shown = {
  id: reviews.id,
  author: reviews.author,
  rating: reviews.rating,
  title: reviews.title,
  text: reviews.text,
  pros: reviews.pros,
  cons: reviews.cons,
  date: reviews.writtenOn,
  verified: sql<boolean>`(${reviews.orderLineId} is not null or ${reviews.orderId} is not null)`,
  editedOn: reviews.editedOn,
  helpful: reviews.helpful,
  answer: reviews.answer,
  answeredOn: reviews.answeredOn,
};
type Row<T extends Review> = Omit<T, "answer" | "photos"> & { answer: string | null; answeredOn: string | null };

/** Rows as they are told, with their photos. */
async function told<T extends Review>(session: Session, rows: Row<T>[]) {
  const photos = await photosOf(
    session,
    rows.map(({ id }) => id),
  );
  return rows.map(({ answer, answeredOn, ...rest }) => ({
    ...rest,
    photos: (photos.get(rest.id) ?? []).map(photoOf),
    answer: answer === null ? null : { text: answer, date: answeredOn ?? "" },
  }));
}

const orders: Record<ReviewSort, SQL[]> = {
  newest: [],
  highest: [desc(reviews.rating)],
  lowest: [asc(reviews.rating)],
  helpful: [desc(reviews.helpful)],
};

interface Page {
  sort: ReviewSort;
  limit: number;
  offset: number;
}

/** Visible reviews; those that the order leaves equal are newest first. */
export async function readReviews(
  session: Session,
  subject: Subject,
  { sort, limit, offset }: Page,
): Promise<Review[]> {
  const rows = await session.orm
    .select(shown)
    .from(reviews)
    .where(isShown(subject))
    .orderBy(...orders[sort], desc(reviews.writtenOn), reviews.id)
    .limit(limit)
    .offset(offset);
  return told<Review>(session, rows);
}

/** The writer's review of the subject, whatever its state. */
export async function readOwn(session: Session, writer: Writer, subject: Subject): Promise<OwnReview | undefined> {
  const rows = await session.orm
    .select({ ...shown, state: reviews.state, stateReason: reviews.stateReason })
    .from(reviews)
    .where(and(isBy(reviews, writer), isAbout(subject)));
  return (await told<OwnReview>(session, rows))[0];
}

export type ReviewRow = typeof reviews.$inferSelect;

export async function readReview(session: Session, id: string): Promise<ReviewRow | undefined> {
  const [row] = await session.orm.select().from(reviews).where(eq(reviews.id, id));
  return row;
}
