import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { Review } from "#contract/reviews";
import { formatDate } from "~/i18n/intl";
import { Badge } from "~/ui/badge";
import { Rating } from "~/ui/rating";
import { ReviewPoints } from "./review-points";
import styles from "./reviews.module.css";

/** One review as plain text. `children`: what was said about it, and what can be done with it. */
export function ReviewItem({ review, children }: { review: Review; children?: ReactNode }) {
  const intl = useIntl();
  const { author, rating, title, text, pros, cons, date, verified, editedOn } = review;
  return (
    <li className={styles.review}>
      <Rating value={rating} />
      {title && <h3 className={styles.title}>{title}</h3>}
      <p className={styles.by}>
        {author}, {formatDate(date)}
        {editedOn && `, ${intl.formatMessage({ id: "product.reviews.edited" })} ${formatDate(editedOn)}`}{" "}
        {verified && <Badge tone="good">{intl.formatMessage({ id: "product.reviews.verified" })}</Badge>}
      </p>
      {text && <p className={styles.text}>{text}</p>}
      <ReviewPoints label={intl.formatMessage({ id: "product.reviews.pros" })} points={pros} sign="+" />
      <ReviewPoints label={intl.formatMessage({ id: "product.reviews.cons" })} points={cons} sign="-" />
      {children}
    </li>
  );
}
