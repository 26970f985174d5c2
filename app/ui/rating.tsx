import { useIntl } from "react-intl";
import styles from "./rating.module.css";

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const STARS = [0, 20, 40, 60, 80]
  .map(
    (x) => `M${x + 10} 1.8l2.55 5.3 5.75.8-4.2 4.05 1.05 5.8L${x + 10} 15l-5.15 2.75 1.05-5.8L${x + 1.7} 7.9l5.75-.8z`,
  )
  .join("");

export interface RatingProps {
  /** 0–5. */
  value: number;
  count?: number;
  size?: "small" | "large";
}

/** Five stars filled as far as the average goes, with the figures beside them. */
export function Rating({ value, count, size = "small" }: RatingProps) {
  const intl = useIntl();
  const average = Math.min(5, Math.max(0, value));
  const figure = intl.formatNumber(average, ONE_DECIMAL);
  const label = intl.formatMessage({ id: "common.rating" }, { average: figure, count: count ?? 0 });
  return (
    <span className={styles.rating} data-size={size}>
      <svg className={styles.stars} viewBox="0 0 100 20" width="80" height="16" role="img" aria-label={label}>
        <path className={styles.empty} d={STARS} />
        <svg width={average * 20} height="20" aria-hidden="true">
          <path className={styles.full} d={STARS} />
        </svg>
      </svg>
      <span className={styles.figures} aria-hidden="true">
        {figure}
        {count !== undefined && <span className={styles.count}> ({intl.formatNumber(count)})</span>}
      </span>
    </span>
  );
}
