import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { Review } from "#contract/reviews";
import { formatDate } from "~/i18n/intl";
import { Badge } from "~/ui/badge";
import { Rating } from "~/ui/rating";
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
      <Points label={intl.formatMessage({ id: "product.reviews.pros" })} points={pros} sign="+" />
      <Points label={intl.formatMessage({ id: "product.reviews.cons" })} points={cons} sign="-" />
      {children}
    </li>
  );
}

function Points({ label, points, sign }: { label: string; points: string[]; sign: "+" | "-" }) {
  if (points.length === 0) return null;
  return (
    <ul className={styles.points} aria-label={label} data-sign={sign}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
