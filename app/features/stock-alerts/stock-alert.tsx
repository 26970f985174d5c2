import { useId } from "react";
import { useIntl } from "react-intl";
import { useFlag } from "~/flags/flags-context";
import { useSubscriber } from "~/stores/stock-alerts";
import { Icon } from "~/ui/icons/icon";
import { AccountStockAlert } from "./account-alert";
import { MailStockAlert } from "./mail-alert";
import styles from "./stock-alert.module.css";

/** BS-01, BS-02: shown with a product that cannot be delivered. Hidden when the shop does not offer stock alerts. */
export function StockAlert({ id }: { id: string }) {
  return useFlag("InStockSubscription") ? <Offered id={id} /> : null;
}

function Offered({ id }: { id: string }) {
  const intl = useIntl();
  const title = useId();
  const { signedIn, subscribed } = useSubscriber(id);
  return (
    <section className={styles.box} aria-labelledby={title}>
      <h2 className={styles.title} id={title}>
        <Icon name="bell" />
        {intl.formatMessage({ id: "stock.title" })}
      </h2>
      {signedIn ? <AccountStockAlert id={id} subscribed={subscribed} /> : <MailStockAlert id={id} />}
    </section>
  );
}
