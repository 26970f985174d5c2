import type { ChangeEvent } from "react";
import { useIntl } from "react-intl";
import { BARCODE_DIGITS } from "#contract/limits";
import type { Cents } from "#contract/money";
import type { PricePoint } from "#contract/prices";
import { formatCents, formatDate } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { Button } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";
import { drawnOnce } from "~/ui/drawn-once";
import { BareInput } from "~/ui/form/bare-input";
import { isBarcode } from "./barcode";
import styles from "./price-checker.module.css";
import { judge, type Period, summarize } from "./price-periods";

interface PriceCheckerProps {
  points: PricePoint[];
  /** Today's lowest price of a new product; null when there is none. */
  current: Cents | null;
  /** A day in the Netherlands (YYYY-MM-DD). */
  today: string;
}

function NewPriceChecker({ points, current, today }: PriceCheckerProps) {
  const intl = useIntl();
  const quarter = summarize(points, "quarter", today);
  const year = summarize(points, "year", today);
  if (!year) return null;
  const verdict = current === null ? undefined : judge(current, quarter);
  const cards: { period: Period; summary: typeof year }[] = [
    ...(quarter ? [{ period: "quarter" as const, summary: quarter }] : []),
    ...(year.days > (quarter?.days ?? 0) ? [{ period: "year" as const, summary: year }] : []),
  ];
  return (
    <section className={styles.checker} id="prijschecker" aria-labelledby="prijschecker-titel">
      <h2 id="prijschecker-titel">{intl.formatMessage({ id: "product.checker" })}</h2>
      {verdict && (
        <p className={styles.verdict} data-good={verdict === "lowest" || verdict === "below" || undefined}>
          {intl.formatMessage({ id: `product.checker.${verdict}` })}
        </p>
      )}
      <dl className={styles.figures}>
        {current !== null && (
          <div className={styles.figure}>
            <dt>{intl.formatMessage({ id: "product.checker.now" })}</dt>
            <dd>{formatCents(current)}</dd>
          </div>
        )}
        {cards.map(({ period, summary }) => {
          const when = summary.whole
            ? intl.formatMessage({ id: `product.checker.in.${period}` })
            : intl.formatMessage({ id: "product.checker.since" }, { date: formatDate(summary.since) });
          return [
            <div key={`${period} lowest`} className={styles.figure}>
              <dt>{intl.formatMessage({ id: "product.checker.lowestPrice" }, { when })}</dt>
              <dd>{formatCents(summary.lowest)}</dd>
            </div>,
            <div key={`${period} average`} className={styles.figure}>
              <dt>{intl.formatMessage({ id: "product.checker.averagePrice" }, { when })}</dt>
              <dd>{formatCents(summary.average)}</dd>
            </div>,
          ];
        })}
      </dl>
      <p className={styles.note}>{intl.formatMessage({ id: "product.checker.note" })}</p>
      <BarcodeForm />
    </section>
  );
}

/** Compares today's lowest price of a new product with its price history. */
export const PriceChecker = drawnOnce("price checker", NewPriceChecker);

/** Searches for another product by the digits of its barcode. */
function BarcodeForm() {
  const intl = useIntl();
  const hint = intl.formatMessage({ id: "product.checker.barcodeHint" }, { digits: BARCODE_DIGITS });
  function check({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const wrong = currentTarget.value !== "" && !isBarcode(currentTarget.value);
    currentTarget.setCustomValidity(wrong ? hint : "");
  }
  return (
    <Disclosure summary={intl.formatMessage({ id: "product.checker.other" })}>
      <form className={styles.form} action={usePaths().search()} method="get">
        <label htmlFor="andere-barcode">{intl.formatMessage({ id: "product.checker.barcode" })}</label>
        <p className={styles.note} id="andere-barcode-uitleg">
          {hint}
        </p>
        <div className={styles.row}>
          <BareInput
            id="andere-barcode"
            name="q"
            inputMode="numeric"
            autoComplete="off"
            required
            pattern={`[0-9]{${BARCODE_DIGITS}}`}
            title={hint}
            aria-describedby="andere-barcode-uitleg"
            onChange={check}
          />
          <Button type="submit">{intl.formatMessage({ id: "product.checker.go" })}</Button>
        </div>
      </form>
    </Disclosure>
  );
}
