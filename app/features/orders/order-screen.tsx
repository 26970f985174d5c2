import { Fragment } from "react";
import { useIntl } from "react-intl";
import { ShippingAmount } from "~/features/cart/shipping-amount";
import { useCanBuy } from "~/flags/can-buy";
import { useFlag } from "~/flags/flags-context";
import { formatCents, formatDate } from "~/i18n/intl";
import { usePaths } from "~/paths-context";
import { usePurchaseTracking } from "~/tracking/purchase-tracking";
import { Amount, Amounts } from "~/ui/amounts";
import { Columns, Screen } from "~/ui/screen";
import type { OrderData } from "./load-order";
import { NumberText } from "./number-text";
import { OrderBanner } from "./order-banner";
import { OrderPart } from "./order-part";
import styles from "./order-screen.module.css";
import { PurchaseAddresses } from "./purchase-addresses";
import { PurchaseScript } from "./purchase-script";
import type { ReturnOutcome } from "./return-fields";
import { ReturnPart } from "./return-part";

interface OrderScreenProps {
  data: OrderData;
  /** What became of the form for returns, when it was refused. */
  returned?: ReturnOutcome | undefined;
}

/** OR-07: a purchase with an order per shop; what its payment says comes first. */
export function OrderScreen({ data, returned }: OrderScreenProps) {
  const intl = useIntl();
  const { purchase, view, cameBack } = data;
  const bought = view === "paid" && cameBack ? purchase : undefined;
  const state = view === "paid" || view === "waiting" ? view : "other";
  usePurchaseTracking(purchase, { cameBack, state }, useFlag("ConsentBanner"));
  const paths = usePaths();
  const canBuy = useCanBuy();
  const { number, placedAt } = purchase;
  return (
    <Screen>
      {bought && <PurchaseScript purchase={bought} />}
      <OrderBanner data={data} />
      <p className={styles.number}>
        {intl.formatMessage({ id: "order.title" }, { number: <NumberText number={number} /> })} ·{" "}
        {intl.formatMessage({ id: "order.placedAt" }, { date: formatDate(placedAt) })}
      </p>
      <Columns aside={<Aside data={data} />}>
        <div className={styles.parts}>
          {purchase.orders.map((order) => (
            <Fragment key={order.id}>
              <OrderPart order={order} orderId={purchase.id} placedAt={placedAt} />
              <ReturnPart
                order={order}
                returns={data.returns.filter(({ orderID }) => orderID === order.id)}
                outcome={returned}
                today={data.today}
              />
            </Fragment>
          ))}
        </div>
      </Columns>
      {canBuy && (
        <p>
          {intl.formatMessage({ id: "track.again" })}{" "}
          <a href={paths.to("trackOrder", {})}>{intl.formatMessage({ id: "track.link" })}</a>
        </p>
      )}
      <p>
        <a href={paths.to(canBuy ? "customerService" : "support", {})}>{intl.formatMessage({ id: "support.help" })}</a>
      </p>
    </Screen>
  );
}

function Aside({ data: { purchase } }: { data: OrderData }) {
  const intl = useIntl();
  const { goods, shipping, discount, total } = purchase;
  const count = purchase.orders.flatMap(({ lines }) => lines).reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <aside className={styles.aside} aria-label={intl.formatMessage({ id: "cart.summary" })}>
      <Amounts>
        <Amount term={intl.formatMessage({ id: "cart.goods" }, { count })}>{formatCents(goods)}</Amount>
        <ShippingAmount cents={shipping} />
        {discount > 0 && (
          <Amount term={intl.formatMessage({ id: "checkout.discount" })}>−&nbsp;{formatCents(discount)}</Amount>
        )}
        <Amount kind="total" term={intl.formatMessage({ id: "cart.total" })}>
          {formatCents(total)}
        </Amount>
      </Amounts>
      <PurchaseAddresses purchase={purchase} />
    </aside>
  );
}
