import { useIntl } from "react-intl";
import { orderableUnits } from "#contract/cart-rules";
import type { Draft } from "#contract/checkout";
import { formatCents } from "~/i18n/intl";
import styles from "./total-line.module.css";

/** What will be charged, which stays at the bottom of the screen until the summary that follows it is reached. */
export function TotalLine({ draft: { cart, total }, beside }: { draft: Draft; beside?: boolean }) {
  const intl = useIntl();
  return (
    <p className={styles.line} data-bottom-bar data-beside={beside || undefined}>
      <span>{intl.formatMessage({ id: "cart.goods" }, { count: orderableUnits(cart) })}</span>
      <span>
        {intl.formatMessage({ id: "cart.total" })} <strong>{formatCents(total)}</strong>
      </span>
    </p>
  );
}
