import { useId } from "react";
import { useIntl } from "react-intl";
import type { ShopCart } from "#contract/carts";
import { formatCents } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { Amount, Amounts } from "~/ui/amounts";
import { Icon } from "~/ui/icons/icon";
import { CartLineRow } from "./cart-line-row";
import { ShippingAmount } from "./shipping-amount";
import styles from "./shop-part.module.css";

/** CA-06, CA-07: what one shop will deliver, with its own shipping and total. */
export function ShopPart({ part }: { part: ShopCart }) {
  const intl = useIntl();
  const paths = usePaths();
  const id = useId();
  const { shop, lines, shipping, total, untilFree } = part;
  const seller = intl.formatMessage({ id: "cart.seller" }, { shop: shop.name });
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 className={styles.seller} id={id}>
        {shop.website ? <a href={paths.shop(shop.website)}>{seller}</a> : seller}
      </h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <CartLineRow key={`${line.sid}/${line.spid}`} line={line} />
        ))}
      </ul>
      {untilFree !== null && (
        <p className={styles.hint}>
          <Icon name="truck" />
          {intl.formatMessage({ id: "cart.untilFree" }, { amount: formatCents(untilFree) })}
        </p>
      )}
      <div className={styles.totals}>
        <Amounts>
          <ShippingAmount cents={shipping} />
          <Amount kind="total" term={intl.formatMessage({ id: "cart.shopTotal" }, { shop: shop.name })}>
            {formatCents(total)}
          </Amount>
        </Amounts>
      </div>
    </section>
  );
}
