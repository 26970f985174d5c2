import type { IntlShape } from "react-intl";
import { PHOTO_FILE_BYTES, REVIEW_LENGTHS, REVIEW_PHOTOS, REVIEW_POINTS, type WrittenReview } from "#contract/reviews";
import { textOf } from "~/ui/form/use-form";

/** One point a line; empty lines do not count. */
export const pointsIn = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** The files that were chosen; an empty field holds one without a name. */
export const filesIn = (data: FormData): File[] =>
  data.getAll("photos").filter((value): value is File => value instanceof File && value.name !== "");

/** Of the photos that the review has, those that are not ticked to be deleted. */
export const keptPhotos = (data: FormData, photos: readonly string[]): string[] =>
  photos.filter((id) => !data.getAll("dropPhoto").includes(id));

/** The form's fields as the service takes them; photos are sent ahead of it. */
export function reviewIn(data: FormData, photos: string[] = []): WrittenReview {
  return {
    rating: Number(data.get("rating")),
    title: textOf(data, "title"),
    text: textOf(data, "text"),
    pros: pointsIn(textOf(data, "pros")),
    cons: pointsIn(textOf(data, "cons")),
    photos,
  };
}

/**
 * What is too long, too many or too large, by field. Not left to `maxlength`, which silently cuts off a text that is
 * pasted. `photos`: ids of the photos that the review has.
 */
export function reviewProblems(
  data: FormData,
  intl: IntlShape,
  photos: readonly string[] = [],
): Record<string, string> {
  const { title, text, pros, cons } = reviewIn(data);
  const problems: Record<string, string> = {};
  const atMost = (name: string, length: number, max: number) => {
    if (length > max)
      problems[name] = intl.formatMessage(
        { id: "reviews.tooLong" },
        { max: intl.formatNumber(max), length: intl.formatNumber(length) },
      );
  };
  atMost("title", title.length, REVIEW_LENGTHS.title);
  atMost("text", text.length, REVIEW_LENGTHS.text);
  for (const [name, points] of Object.entries({ pros, cons })) {
    const tooLong = points.some((point) => point.length > REVIEW_LENGTHS.point);
    if (points.length > REVIEW_POINTS || tooLong)
      problems[name] = intl.formatMessage(
        { id: "reviews.points.wrong" },
        { most: REVIEW_POINTS, max: REVIEW_LENGTHS.point },
      );
  }
  const wrongPhoto = photoProblem(filesIn(data), keptPhotos(data, photos).length, intl);
  if (wrongPhoto) problems.photos = wrongPhoto;
  return problems;
}

function photoProblem(files: File[], kept: number, intl: IntlShape): string | undefined {
  const count = files.length + kept;
  if (files.length > 0 && count > REVIEW_PHOTOS)
    return intl.formatMessage({ id: "reviews.photos.tooMany" }, { most: REVIEW_PHOTOS, count });
  const wrong = files.find(({ size }) => size === 0 || size > PHOTO_FILE_BYTES);
  if (!wrong) return undefined;
  const id = wrong.size === 0 ? "reviews.photos.empty" : "reviews.photos.tooLarge";
  return intl.formatMessage({ id }, { name: wrong.name });
}
