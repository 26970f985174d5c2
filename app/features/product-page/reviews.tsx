import { useIntl } from "react-intl";
import type { ProductReviews, Review } from "#contract/reviews";
import { formatDate } from "~/i18n/intl";
import { Badge } from "~/ui/badge";
import { Rating } from "~/ui/rating";
import styles from "./reviews.module.css";

/** The reviews, the distribution of ratings, and how reviews were checked. */
export function Reviews({ reviews }: { reviews: ProductReviews | null }) {
  const intl = useIntl();
  if (!reviews) return null;
  const { average, count, histogram } = reviews;
  return (
    <section className={styles.reviews} id="beoordelingen" aria-labelledby="beoordelingen-titel">
      <h2 id="beoordelingen-titel">{intl.formatMessage({ id: "product.reviews" })}</h2>
      {average === null || count === 0 ? (
        <p className={styles.note}>{intl.formatMessage({ id: "product.reviews.none" })}</p>
      ) : (
        <>
          <div className={styles.summary}>
            <Rating value={average} count={count} size="large" />
            <Histogram histogram={histogram} count={count} />
          </div>
          <p className={styles.note}>{intl.formatMessage({ id: "product.reviews.checked" })}</p>
          <ul className={styles.list}>
            {reviews.reviews.map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Histogram({ histogram, count }: { histogram: ProductReviews["histogram"]; count: number }) {
  const intl = useIntl();
  return (
    <ul className={styles.histogram}>
      {([5, 4, 3, 2, 1] as const).map((stars) => {
        const given = histogram[stars - 1] ?? 0;
        const label = intl.formatMessage({ id: "product.reviews.stars" }, { stars });
        return (
          <li key={stars} className={styles.bar}>
            <span>{label}</span>
            <meter className={styles.meter} min={0} max={count} value={given} aria-label={label} />
            <span className={styles.given}>{intl.formatNumber(given)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function ReviewItem({ review }: { review: Review }) {
  const intl = useIntl();
  const { author, rating, title, text, pros, cons, date, verified } = review;
  return (
    <li className={styles.review}>
      <Rating value={rating} />
      {title && <h3 className={styles.title}>{title}</h3>}
      <p className={styles.by}>
        {author}, {formatDate(date)}{" "}
        {verified && <Badge tone="good">{intl.formatMessage({ id: "product.reviews.verified" })}</Badge>}
      </p>
      {text && <p className={styles.text}>{text}</p>}
      <Points label={intl.formatMessage({ id: "product.reviews.pros" })} points={pros ?? []} sign="+" />
      <Points label={intl.formatMessage({ id: "product.reviews.cons" })} points={cons ?? []} sign="-" />
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
