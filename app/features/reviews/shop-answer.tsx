import { useIntl } from "react-intl";
import type { Review } from "#contract/reviews";
import styles from "./reviews-screen.module.css";

/** What the shop said about a review. */
export function ShopAnswer({ answer }: Pick<Review, "answer">) {
  const intl = useIntl();
  if (!answer) return null;
  return (
    <div className={styles.answer}>
      <strong>{intl.formatMessage({ id: "reviews.answer" })}</strong>
      <p className={styles.said}>{answer.text}</p>
    </div>
  );
}
