import { useIntl } from "react-intl";
import type { ProductReviews } from "#contract/reviews";
import { Rating } from "~/ui/rating";
import styles from "./reviews.module.css";

interface RatingSummaryProps {
  average: number;
  count: number;
  histogram: ProductReviews["histogram"];
}

/** The average of the reviews and their distribution. */
export function RatingSummary({ average, count, histogram }: RatingSummaryProps) {
  const intl = useIntl();
  return (
    <div className={styles.summary}>
      <Rating value={average} count={count} size="large" />
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
    </div>
  );
}
