import { useIntl } from "react-intl";
import type { ProductSummary } from "#contract/products";
import { formatCents } from "~/i18n/intl";
import { Price } from "~/ui/price";
import styles from "./card-price.module.css";

/** What it costs and what that includes; says so when nobody sells it any more. */
export function CardPrice({ product }: { product: ProductSummary }) {
  const intl = useIntl();
  const { lowestPrice, lowestTotal, shopCount } = product;
  if (product.expired) return <p className={styles.gone}>{intl.formatMessage({ id: "product.expired.short" })}</p>;
  if (lowestPrice === null) return <p className={styles.gone}>{intl.formatMessage({ id: "product.soldOut" })}</p>;
  return (
    <div className={styles.price}>
      <p className={styles.amount}>
        {shopCount > 1 && <span className={styles.from}>{intl.formatMessage({ id: "product.from" })} </span>}
        <Price cents={lowestPrice} />
      </p>
      <p className={styles.shipping}>
        {lowestTotal === null || lowestTotal === lowestPrice
          ? intl.formatMessage({ id: "product.shipping.free" })
          : intl.formatMessage({ id: "product.totalWithShipping" }, { total: formatCents(lowestTotal) })}
      </p>
      <p className={styles.shops}>{intl.formatMessage({ id: "product.atShops" }, { count: shopCount })}</p>
    </div>
  );
}
