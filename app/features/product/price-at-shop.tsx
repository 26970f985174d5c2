import { useIntl } from "react-intl";
import { shownPrice } from "#contract/offer-rules";
import type { ProductSummary } from "#contract/products";
import { formatCents } from "~/i18n/intl";
import { Price } from "~/ui/price";
import styles from "./card-price.module.css";

/** The price at the one shop that a list is about, and honestly whether another shop asks less. */
export function PriceAtShop({ product }: { product: ProductSummary & Required<Pick<ProductSummary, "atShop">> }) {
  const intl = useIntl();
  const { atShop, shopCount } = product;
  const { name: shop } = atShop;
  const here = shownPrice(atShop);
  const lowest = shownPrice(product);
  const elsewhere = lowest !== null && (here === null || lowest < here);
  const isFree = atShop.lowestTotal === atShop.lowestPrice;
  return (
    <div className={styles.price}>
      {here === null ? (
        <p className={styles.gone}>{intl.formatMessage({ id: "product.soldOutAt" }, { shop })}</p>
      ) : (
        <>
          <p className={styles.amount}>
            <Price cents={here} />
          </p>
          {atShop.lowestTotal !== null && (
            <p className={styles.shipping}>
              {intl.formatMessage({ id: isFree ? "product.shipping.free" : "product.shipping.included" })}
            </p>
          )}
          <p className={styles.shops}>
            {!elsewhere && shopCount > 1
              ? intl.formatMessage({ id: "product.atShop.lowest" }, { shop, count: shopCount })
              : intl.formatMessage({ id: "product.atShop" }, { shop })}
          </p>
        </>
      )}
      {elsewhere && (
        <p className={styles.shops}>
          {intl.formatMessage({ id: "product.atShop.elsewhere" }, { price: formatCents(lowest) })}
        </p>
      )}
    </div>
  );
}
