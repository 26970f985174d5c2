import { useIntl } from "react-intl";
import styles from "./rating.module.css";

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

export interface RatingProps {
  /** 0–5. */
  value: number;
  count?: number;
  size?: "small" | "large";
}

/** Five stars filled in proportion to the average, with the figures beside them. */
export function Rating({ value, count, size = "small" }: RatingProps) {
  const intl = useIntl();
  const average = Math.min(5, Math.max(0, value));
  const figure = intl.formatNumber(average, ONE_DECIMAL);
  const label = intl.formatMessage({ id: "common.rating" }, { average: figure, count: count ?? 0 });
  // One element, because a list has thirty of these. The style sheet defines how far the stars are filled.
  return (
    <span className={styles.rating} data-size={size}>
      <span className={styles.stars} data-stars={average.toFixed(1)} role="img" aria-label={label} />
      <span className={styles.figures} aria-hidden="true">
        {figure}
        {count !== undefined && <span className={styles.count}>{` (${intl.formatNumber(count)})`}</span>}
      </span>
    </span>
  );
}
