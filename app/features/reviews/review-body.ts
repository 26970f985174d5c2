import type { IntlShape } from "react-intl";
import { REVIEW_LENGTHS, REVIEW_POINTS, type WrittenReview } from "#contract/reviews";
import { textOf } from "~/ui/form/use-form";

/** One point a line; empty lines do not count. */
export const pointsIn = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** The form's fields as the service takes them. */
export function reviewIn(data: FormData): WrittenReview {
  return {
    rating: Number(data.get("rating")),
    title: textOf(data, "title"),
    text: textOf(data, "text"),
    pros: pointsIn(textOf(data, "pros")),
    cons: pointsIn(textOf(data, "cons")),
  };
}

/** What is too long, by field. Not left to `maxlength`, which silently cuts off a text that is pasted. */
export function reviewProblems(data: FormData, intl: IntlShape): Record<string, string> {
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
  return problems;
}
