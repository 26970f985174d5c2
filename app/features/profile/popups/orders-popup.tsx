import { OwnOrders } from "~/features/orders/own-orders";
import { Orders } from "../orders";
import { MoreLink } from "./more-link";
import styles from "./popups.module.css";

/** The latest orders, as on their page. */
export function OrdersPopup() {
  return (
    <div className={styles.popup}>
      <Orders>
        <OwnOrders wanted={{ page: 1 }} level={3} />
        <MoreLink to="profileOrdersAndReturns" text="account.toPage" />
      </Orders>
    </div>
  );
}
