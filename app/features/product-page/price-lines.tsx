import { useIntl } from "react-intl";
import { formatEuros } from "~/features/product/euros";
import { formatCents, formatDate } from "~/i18n/intl";
import { CHART, drawPrices } from "./price-chart";
import styles from "./price-lines.module.css";
import { dateOf, type PriceStep } from "./price-periods";

const DAY_AND_MONTH = { day: "numeric", month: "short", timeZone: "UTC" } as const;

/** One chart with its axes. The labels are HTML, so that they stay readable when the drawing is stretched. */
export function PriceLines({ steps, label }: { steps: PriceStep[]; label: string }) {
  const intl = useIntl();
  const chart = drawPrices(steps);
  const [first, last] = [steps[0], steps.at(-1)];
  if (!chart || !first || !last) return null;
  const lowest = Math.min(...steps.map((step) => step.lowest));
  const spoken = intl.formatMessage(
    { id: "product.history.spoken" },
    { label, lowest: formatCents(lowest), now: formatCents(last.lowest), since: formatDate(dateOf(first.from)) },
  );
  return (
    <figure className={styles.figure}>
      <div className={styles.chart} role="img" aria-label={spoken}>
        <div className={styles.amounts} aria-hidden="true">
          {chart.ticks.map((tick) => (
            <span key={tick}>{formatEuros(tick)}</span>
          ))}
        </div>
        <svg
          className={styles.plot}
          viewBox={`0 0 ${CHART.width} ${CHART.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          {chart.ticks.map((tick, index) => {
            const y = (index / (chart.ticks.length - 1)) * CHART.height;
            return <path key={tick} className={styles.grid} d={`M0 ${y}H${CHART.width}`} />;
          })}
          <path className={styles.average} d={chart.average} />
          <path className={styles.lowest} d={chart.lowest} />
        </svg>
        <div className={styles.days} aria-hidden="true">
          {chart.days.map((day) => (
            <span key={day}>{intl.formatDate(dateOf(day), DAY_AND_MONTH)}</span>
          ))}
        </div>
      </div>
      <figcaption className={styles.key}>
        <span className={styles.keyLowest}>{intl.formatMessage({ id: "product.history.lowest" })}</span>
        <span className={styles.keyAverage}>{intl.formatMessage({ id: "product.history.average" })}</span>
      </figcaption>
    </figure>
  );
}
