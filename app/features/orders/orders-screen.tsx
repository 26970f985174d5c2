import { useLocation } from "@remix-run/react";
import { useIntl } from "react-intl";
import { useFlag } from "~/flags/flags-context";
import { usePaths } from "~/paths-context";
import { OrdersSearch } from "./orders-search";
import { ordersWanted, RETURNS_HASH } from "./orders-url";
import { OwnOrders } from "./own-orders";
import styles from "./own-orders.module.css";
import { OwnReturns } from "./own-returns";

/** The page of orders and returns for a signed-in user; the hash selects its part (RT-20). */
export function OrdersScreen() {
  const intl = useIntl();
  const paths = usePaths();
  const canSearch = useFlag("OrdersSearchAndFilter");
  const { hash, search } = useLocation();
  const wanted = ordersWanted(new URLSearchParams(search), canSearch);
  const isReturns = hash === RETURNS_HASH;
  const here = paths.to("profileOrdersAndReturns", {});
  const parts = [
    { id: "orders.part.orders", href: here, current: !isReturns },
    { id: "orders.part.returns", href: here + RETURNS_HASH, current: isReturns },
  ] as const;
  return (
    <div className={styles.orders}>
      <nav className={styles.parts} aria-label={intl.formatMessage({ id: "orders.parts" })}>
        {parts.map(({ id, href, current }) => (
          <a key={id} className={styles.part} href={href} aria-current={current || undefined}>
            {intl.formatMessage({ id })}
          </a>
        ))}
      </nav>
      {isReturns ? (
        <section id={RETURNS_HASH.slice(1)} aria-label={intl.formatMessage({ id: "orders.part.returns" })}>
          <OwnReturns page={wanted.page} />
        </section>
      ) : (
        <>
          {canSearch && <OrdersSearch wanted={wanted} />}
          <OwnOrders wanted={wanted} level={2} />
        </>
      )}
    </div>
  );
}
