import { useIntl } from "react-intl";
import type { ProductReviews } from "#contract/reviews";
import { RatingSummary } from "~/features/reviews/rating-summary";
import { ReviewItem } from "~/features/reviews/review-item";
import styles from "~/features/reviews/reviews.module.css";
import { usePaths } from "~/paths-context";
import { drawnOnce } from "~/ui/drawn-once";

interface ReviewsProps {
  productId: string;
  reviews: ProductReviews | null;
}

/** The newest reviews, the distribution of ratings, and how reviews were checked. */
export const Reviews = drawnOnce("reviews", ({ productId, reviews }: ReviewsProps) => {
  const intl = useIntl();
  const paths = usePaths();
  if (!reviews) return null;
  const { average, count, histogram } = reviews;
  return (
    <section className={styles.reviews} id="beoordelingen" aria-labelledby="beoordelingen-titel">
      <h2 id="beoordelingen-titel">{intl.formatMessage({ id: "product.reviews" })}</h2>
      {average === null || count === 0 ? (
        <p className={styles.note}>{intl.formatMessage({ id: "product.reviews.none" })}</p>
      ) : (
        <>
          <RatingSummary average={average} count={count} histogram={histogram} />
          <p className={styles.note}>{intl.formatMessage({ id: "product.reviews.checked" })}</p>
          <ul className={styles.list}>
            {reviews.reviews.map((review) => (
              <ReviewItem key={review.id} review={review} />
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={paths.to("reviews", { kind: "product", subject: productId })}>
          {intl.formatMessage({ id: "product.reviews.more" })}
        </a>
      </p>
    </section>
  );
});
