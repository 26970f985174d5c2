import type { ProductImage } from "#contract/products";
import type { Session } from "../storage/database";
import { readAbsentPictures } from "./records";

const REMOTE = /^\/api\/images\/remote\/([0-9a-f]{24})\//;
const hashOf = ({ url }: ProductImage) => REMOTE.exec(url)?.[1];

/**
 * Removes remote images that were unavailable at the last attempt, so that they are neither enlarged nor listed for
 * search engines. They return once a retry is due.
 */
export async function withoutAbsentPictures<Row extends { images: ProductImage[] }>(
  session: Session,
  rows: Row[],
): Promise<Row[]> {
  const hashes = rows.flatMap(({ images }) => images.flatMap((image) => hashOf(image) ?? []));
  if (hashes.length === 0) return rows;
  const absent = await readAbsentPictures(session, hashes);
  if (absent.size === 0) return rows;
  const isThere = (image: ProductImage) => !absent.has(hashOf(image) ?? "");
  return rows.map((row) => ({ ...row, images: row.images.filter(isThere) }));
}
