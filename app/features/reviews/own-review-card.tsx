import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import type { OwnReview } from "#contract/reviews";
import { Notice } from "~/ui/notice";
import { ReviewItem } from "./review-item";
import { ReviewPhotos } from "./review-photos";
import styles from "./reviews-screen.module.css";
import { ShopAnswer } from "./shop-answer";

/** A review as its writer sees it, with what can be done with it. */
export function OwnReviewCard({ review, children }: { review: OwnReview; children: ReactNode }) {
  const intl = useIntl();
  return (
    <>
      {review.state !== "visible" && (
        <Notice>{intl.formatMessage({ id: `reviews.state.${review.state}` }, { reason: review.stateReason })}</Notice>
      )}
      <ul className={styles.mine}>
        <ReviewItem review={review}>
          <ReviewPhotos author={review.author} photos={review.photos} />
          <ShopAnswer answer={review.answer} />
          {children}
        </ReviewItem>
      </ul>
    </>
  );
}
