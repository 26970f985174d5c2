import { and, asc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Session } from "../storage/database";
import { reviewPhotoFiles, reviewPhotos, reviews } from "../storage/tables-reviews";
import { columnOf, isBy, type Writer } from "./writer";

interface PhotoFile {
  width: number;
  content: Buffer;
}

export async function insertPhoto(
  { orm }: Session,
  row: typeof reviewPhotos.$inferInsert,
  files: PhotoFile[],
): Promise<void> {
  await orm.insert(reviewPhotos).values(row);
  await orm.insert(reviewPhotoFiles).values(files.map((file) => ({ ...file, photoId: row.id })));
}

/** Photos of the writer that belong to no review. */
export async function countLoose({ orm }: Session, writer: Writer): Promise<number> {
  const loose = and(isBy(reviewPhotos, writer), isNull(reviewPhotos.reviewId));
  return orm.$count(reviewPhotos, loose);
}

export async function dropLooseBefore({ orm }: Session, moment: Date): Promise<void> {
  await orm.delete(reviewPhotos).where(and(isNull(reviewPhotos.reviewId), lt(reviewPhotos.sentAt, moment)));
}

/** Review → ids of its photos, in order. */
export async function photosOf({ orm }: Session, reviewIds: string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (reviewIds.length === 0) return found;
  const rows = await orm
    .select({ id: reviewPhotos.id, reviewId: reviewPhotos.reviewId })
    .from(reviewPhotos)
    .where(inArray(reviewPhotos.reviewId, reviewIds))
    .orderBy(asc(reviewPhotos.place));
  for (const { id, reviewId } of rows) if (reviewId !== null) found.set(reviewId, [...(found.get(reviewId) ?? []), id]);
  return found;
}

/**
 * Gives a review these photos of its writer, and deletes those it had before and does not have now. Returns whether
 * all could be taken: each must be loose, or of this review already.
 */
export async function attachPhotos(
  session: Session,
  { reviewId, writer, photos }: { reviewId: string; writer: Writer; photos: string[] },
): Promise<boolean> {
  await session.query("delete from review_photos where review_id = $1 and not (id = any($2::text[]))", [
    reviewId,
    photos,
  ]);
  const [column, id] = columnOf(writer);
  const { rows } = await session.query(
    `update review_photos p set review_id = $1, place = n.place
       from unnest($3::text[]) with ordinality as n (id, place)
      where p.id = n.id and p.${column} = $2 and (p.review_id is null or p.review_id = $1) returning p.id`,
    [reviewId, id, photos],
  );
  return rows.length === photos.length;
}

/** Gives the photos of a review new addresses, so that nobody who knows the old ones can open them. */
export async function moveAddresses({ orm }: Session, reviewId: string): Promise<void> {
  await orm.update(reviewPhotos).set({ id: sql`gen_random_uuid()::text` }).where(eq(reviewPhotos.reviewId, reviewId));
}

/** A file, and whether everybody may see it; undefined without it. */
export async function readFile(
  { orm }: Session,
  photoId: string,
  width: number,
): Promise<{ content: Buffer; isPublic: boolean } | undefined> {
  const [found] = await orm
    .select({ content: reviewPhotoFiles.content, state: reviews.state })
    .from(reviewPhotoFiles)
    .innerJoin(reviewPhotos, eq(reviewPhotos.id, reviewPhotoFiles.photoId))
    .leftJoin(reviews, eq(reviews.id, reviewPhotos.reviewId))
    .where(and(eq(reviewPhotoFiles.photoId, photoId), eq(reviewPhotoFiles.width, width)));
  return found && { content: found.content, isPublic: found.state === "visible" };
}
