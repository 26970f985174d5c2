import { useIntl } from "react-intl";
import type { PricePoint } from "#contract/prices";
import { formatCents, formatDate } from "~/i18n/intl";
import { drawnOnce } from "~/ui/drawn-once";
import { Table } from "~/ui/table";
import styles from "./price-history.module.css";
import { PriceLines } from "./price-lines";
import { dateOf, type Period, stepsIn } from "./price-periods";

const order = ["quarter", "year"] as const satisfies Period[];

/** `today` is a day in the Netherlands (YYYY-MM-DD). */
function NewPriceHistory({ points, today }: { points: PricePoint[]; today: string }) {
  const intl = useIntl();
  const year = stepsIn(points, "year", today);
  const quarter = stepsIn(points, "quarter", today);
  if (year.length === 0) return null;
  const younger = (year[0]?.from ?? 0) >= (quarter[0]?.from ?? 0);
  const title = intl.formatMessage({ id: "product.history" });
  return (
    <section className={styles.history} id="prijsverloop" aria-labelledby="prijsverloop-titel" data-late>
      <h2 id="prijsverloop-titel">{title}</h2>
      {younger ? (
        <PriceLines steps={year} label={title} />
      ) : (
        <fieldset className={styles.ranges}>
          <legend className={styles.legend}>{intl.formatMessage({ id: "product.history.range" })}</legend>
          {order.map((period) => (
            <label key={period} className={styles.range}>
              <input type="radio" name="prijsverloop-periode" value={period} defaultChecked={period === "year"} />
              <span>{intl.formatMessage({ id: `product.period.${period}` })}</span>
            </label>
          ))}
          <div className={styles.quarter}>
            <PriceLines steps={quarter} label={`${title}, ${intl.formatMessage({ id: "product.period.quarter" })}`} />
          </div>
          <div className={styles.year}>
            <PriceLines steps={year} label={`${title}, ${intl.formatMessage({ id: "product.period.year" })}`} />
          </div>
        </fieldset>
      )}
      <details className={styles.table}>
        <summary>{intl.formatMessage({ id: "product.history.table" })}</summary>
        <Table caption={intl.formatMessage({ id: "product.history.caption" })} captionHidden>
          <thead>
            <tr>
              <th scope="col">{intl.formatMessage({ id: "product.history.from" })}</th>
              <th scope="col">{intl.formatMessage({ id: "product.history.lowest" })}</th>
              <th scope="col">{intl.formatMessage({ id: "product.history.average" })}</th>
            </tr>
          </thead>
          <tbody>
            {year.toReversed().map((step) => (
              <tr key={step.from}>
                <th scope="row">{formatDate(dateOf(step.from))}</th>
                <td>{formatCents(step.lowest)}</td>
                <td>{formatCents(step.average)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </section>
  );
}

/** The lowest and the average price over three months or a year, as a chart and as a table. */
export const PriceHistory = drawnOnce("price history", NewPriceHistory);
