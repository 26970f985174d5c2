import { useIntl } from "react-intl";
import { formatCents, formatDate } from "~/i18n/intl";
import type { OrderData } from "./load-order";
import { OrderBanner } from "./order-banner";
import { OrderPart } from "./order-part";
import styles from "./order-screen.module.css";
import { PurchaseAddresses } from "./purchase-addresses";

/** OR-07: a purchase with an order per shop; what its payment says comes first. */
export function OrderScreen({ data }: { data: OrderData }) {
  const intl = useIntl();
  const { purchase } = data;
  const { number, placedAt, goods, shipping, discount, total } = purchase;
  const count = purchase.orders.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
  const free = intl.formatMessage({ id: "cart.shipping.free" });
  return (
    <div className={styles.screen}>
      <OrderBanner data={data} />
      <p className={styles.number}>
        {intl.formatMessage({ id: "order.title" }, { number })} ·{" "}
        {intl.formatMessage({ id: "order.placedAt" }, { date: formatDate(placedAt) })}
      </p>
      <div className={styles.columns}>
        <div className={styles.parts}>
          {purchase.orders.map((order) => (
            <OrderPart key={order.id} order={order} />
          ))}
        </div>
        <aside className={styles.aside} aria-label={intl.formatMessage({ id: "cart.summary" })}>
          <dl className={styles.amounts}>
            <div>
              <dt>{intl.formatMessage({ id: "cart.goods" }, { count })}</dt>
              <dd>{formatCents(goods)}</dd>
            </div>
            <div>
              <dt>{intl.formatMessage({ id: "cart.shipping" })}</dt>
              <dd>{shipping === 0 ? free : formatCents(shipping)}</dd>
            </div>
            {discount > 0 && (
              <div>
                <dt>{intl.formatMessage({ id: "checkout.discount" })}</dt>
                <dd>−&nbsp;{formatCents(discount)}</dd>
              </div>
            )}
            <div className={styles.total}>
              <dt>{intl.formatMessage({ id: "cart.total" })}</dt>
              <dd>{formatCents(total)}</dd>
            </div>
          </dl>
          <PurchaseAddresses purchase={purchase} />
        </aside>
      </div>
    </div>
  );
}
