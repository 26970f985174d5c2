import { type ChangeEvent, useId } from "react";
import { useIntl } from "react-intl";
import { dutchDay } from "#contract/dutch-day";
import { BARCODE_DIGITS } from "#contract/limits";
import { decidingOffers, lowestPrices } from "#contract/offer-rules";
import type { PriceHistory } from "#contract/prices";
import type { Product } from "#contract/products";
import { formatCents, formatDate } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { Button } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";
import { BareInput } from "~/ui/form/bare-input";
import { isBarcode } from "./barcode";
import styles from "./price-checker.module.css";
import { judge, type Period, summarize } from "./price-periods";

interface PriceCheckerProps {
  product: Product;
  history: PriceHistory;
  now: string;
}

/** Compares today's lowest price of a new product with its price history. */
export function PriceChecker({ product, history, now }: PriceCheckerProps) {
  const intl = useIntl();
  const id = useId();
  const today = dutchDay(new Date(now));
  // The history covers new products only, so a used one cannot be compared.
  const fresh = decidingOffers(product.offers).filter((offer) => offer.condition === "new");
  const current = lowestPrices(fresh).lowestPrice ?? undefined;
  const quarter = summarize(history.points, "quarter", today);
  const year = summarize(history.points, "year", today);
  if (!year) return null;
  const verdict = current === undefined ? undefined : judge(current, quarter);
  const cards: { period: Period; summary: typeof year }[] = [
    ...(quarter ? [{ period: "quarter" as const, summary: quarter }] : []),
    ...(year.days > (quarter?.days ?? 0) ? [{ period: "year" as const, summary: year }] : []),
  ];
  return (
    <section className={styles.checker} id="prijschecker" aria-labelledby={id}>
      <h2 id={id}>{intl.formatMessage({ id: "product.checker" })}</h2>
      {verdict && (
        <p className={styles.verdict} data-good={verdict === "lowest" || verdict === "below" || undefined}>
          {intl.formatMessage({ id: `product.checker.${verdict}` })}
        </p>
      )}
      <dl className={styles.figures}>
        {current !== undefined && (
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

/** Searches for another product by the digits of its barcode. */
function BarcodeForm() {
  const intl = useIntl();
  const id = useId();
  const hint = intl.formatMessage({ id: "product.checker.barcodeHint" }, { digits: BARCODE_DIGITS });
  function check({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const wrong = currentTarget.value !== "" && !isBarcode(currentTarget.value);
    currentTarget.setCustomValidity(wrong ? hint : "");
  }
  return (
    <Disclosure summary={intl.formatMessage({ id: "product.checker.other" })}>
      <form className={styles.form} action={usePaths().search()} method="get">
        <label htmlFor={id}>{intl.formatMessage({ id: "product.checker.barcode" })}</label>
        <p className={styles.note} id={`${id}hint`}>
          {hint}
        </p>
        <div className={styles.row}>
          <BareInput
            id={id}
            name="q"
            inputMode="numeric"
            autoComplete="off"
            required
            pattern={`[0-9]{${BARCODE_DIGITS}}`}
            title={hint}
            aria-describedby={`${id}hint`}
            onChange={check}
          />
          <Button type="submit">{intl.formatMessage({ id: "product.checker.go" })}</Button>
        </div>
      </form>
    </Disclosure>
  );
}
