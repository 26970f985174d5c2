import { AccountGate } from "../account-gate";
import { Orders } from "../orders";
import { MoreLink } from "./more-link";
import styles from "./popups.module.css";

export function OrdersPopup() {
  return (
    <div className={styles.popup}>
      <AccountGate rows={2}>
        {() => (
          <>
            <Orders />
            <MoreLink to="profileOrdersAndReturns" text="account.toPage" />
          </>
        )}
      </AccountGate>
    </div>
  );
}
