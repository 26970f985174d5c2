import { useIntl } from "react-intl";
import { shownPrice } from "#contract/offer-rules";
import type { ProductSummary } from "#contract/products";
import { formatCents } from "~/i18n/intl";
import { Price } from "~/ui/price";
import styles from "./card-price.module.css";
import { PriceAtShop } from "./price-at-shop";

export interface CardPriceProps {
  product: ProductSummary;
  withoutShipping?: boolean;
}

/** The price with shipping, as lists sort by and the product page shows, or a note that it is no longer for sale. */
export function CardPrice({ product, withoutShipping = false }: CardPriceProps) {
  const intl = useIntl();
  const { lowestPrice, shopCount, atShop } = product;
  const total = shownPrice(product);
  if (product.expired) return <p className={styles.gone}>{intl.formatMessage({ id: "product.expired.short" })}</p>;
  if (atShop) return <PriceAtShop product={{ ...product, atShop }} />;
  if (total === null) return <p className={styles.gone}>{intl.formatMessage({ id: "product.soldOut" })}</p>;
  return (
    <div className={styles.price}>
      <p className={styles.amount}>
        {shopCount > 1 && <span className={styles.from}>{`${intl.formatMessage({ id: "product.from" })} `}</span>}
        <Price cents={withoutShipping ? (lowestPrice ?? total) : total} />
      </p>
      <ShippingLine product={product} withoutShipping={withoutShipping} />
      {!withoutShipping && (product.drop || product.lowestInMonths) && <PriceBadges product={product} />}
      {shopCount > 0 && (
        <p className={styles.shops}>{intl.formatMessage({ id: "product.atShops" }, { count: shopCount })}</p>
      )}
    </div>
  );
}

/**
 * A real reduction, of the price without shipping because that is what a shop reduces, and whether the price is the
 * lowest in three months. A card without shipping has its own words for the reduction.
 */
function PriceBadges({ product: { drop, lowestInMonths, lowestPrice, lowestTotal } }: Pick<CardPriceProps, "product">) {
  const intl = useIntl();
  const percentage = Math.floor(drop?.percentage ?? 0);
  return (
    <>
      {drop && percentage > 0 && drop.now === lowestPrice && (
        <p className={styles.drop}>
          <b>{intl.formatMessage({ id: "product.drop" }, { percentage })}</b>{" "}
          <s>{intl.formatMessage({ id: "product.drop.before" }, { price: formatCents(drop.before) })}</s>
          {lowestTotal !== lowestPrice &&
            ` ${intl.formatMessage({ id: "product.drop.now" }, { price: formatCents(drop.now) })}`}
        </p>
      )}
      {lowestInMonths && <p className={styles.lowest}>{intl.formatMessage({ id: "product.lowestInMonths" })}</p>}
    </>
  );
}

/** Renders nothing when the service does not give the total. */
function ShippingLine({ product: { lowestPrice, lowestTotal }, withoutShipping }: CardPriceProps) {
  const intl = useIntl();
  if (typeof lowestTotal !== "number") return null;
  if (lowestTotal === lowestPrice) {
    return <p className={styles.shipping}>{intl.formatMessage({ id: "product.shipping.free" })}</p>;
  }
  return (
    <p className={styles.shipping}>
      {withoutShipping
        ? intl.formatMessage({ id: "product.totalWithShipping" }, { total: formatCents(lowestTotal) })
        : intl.formatMessage({ id: "product.shipping.included" })}
    </p>
  );
}
