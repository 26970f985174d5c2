import { useIntl } from "react-intl";
import { formatCents } from "~/i18n/intl";
import styles from "./price-since.module.css";
import { dropSince, type SavedProduct } from "./saved-products";

const WHOLE = { style: "currency", currency: "EUR", maximumFractionDigits: 0 } as const;

/** The price change since the product was saved; nothing when there is none. */
export function PriceSince({ saved }: { saved: SavedProduct }) {
  const intl = useIntl();
  const drop = dropSince(saved);
  if (drop === 0) return null;
  const cents = Math.abs(drop);
  const amount = cents % 100 === 0 ? intl.formatNumber(cents / 100, WHOLE) : formatCents(cents);
  return (
    <p className={styles.since} data-cheaper={drop > 0 || undefined}>
      {intl.formatMessage({ id: drop > 0 ? "wishlist.cheaper" : "wishlist.dearer" }, { amount })}
    </p>
  );
}
