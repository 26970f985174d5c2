import { useId } from "react";
import { useIntl } from "react-intl";
import { useFlag } from "~/flags/flags-context";
import { useSubscriber } from "~/stores/back-in-stock";
import { Icon } from "~/ui/icons/icon";
import { AccountSubscription } from "./account-subscription";
import styles from "./back-in-stock.module.css";
import { MailSubscription } from "./mail-subscription";

/** BS-01, BS-02: shown with a product that cannot be delivered. Hidden when the shop does not offer stock alerts. */
export function BackInStock({ id }: { id: string }) {
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
      {signedIn ? <AccountSubscription id={id} subscribed={subscribed} /> : <MailSubscription id={id} />}
    </section>
  );
}
