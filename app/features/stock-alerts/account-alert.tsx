import { useState } from "react";
import { useIntl } from "react-intl";
import { useSession } from "~/stores/session/session";
import { setSubscribed } from "~/stores/stock-alerts";
import { Button } from "~/ui/button";
import styles from "./stock-alert.module.css";

/** For signed-in users: a toggle button. `subscribed` is null until it is known. */
export function AccountStockAlert({ id, subscribed }: { id: string; subscribed: boolean | null }) {
  const intl = useIntl();
  const [sending, setSending] = useState(false);
  const email = useSession().profile?.email ?? "";
  const busy = sending || subscribed === null;
  async function change() {
    if (busy) return;
    setSending(true);
    await setSubscribed(id, !subscribed);
    setSending(false);
  }
  return (
    <>
      <p className={styles.text} role="status">
        {intl.formatMessage({ id: subscribed ? "stock.on" : "stock.account" }, { email })}
      </p>
      <Button
        variant={subscribed ? "secondary" : "primary"}
        aria-disabled={busy || undefined}
        onClick={() => void change()}
      >
        {intl.formatMessage({ id: subscribed ? "stock.stop" : "stock.send" })}
      </Button>
    </>
  );
}
