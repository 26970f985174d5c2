import { formatCents } from "~/i18n/intl";
import styles from "./price.module.css";

export interface PriceProps {
  /** Whole euro cents. */
  cents: number;
  /** Large prices have smaller cents; in small prices those would be unreadable. */
  size?: "text" | "large";
}

/** `€ 1.299,00`, in tabular figures so that prices in a column line up. */
export function Price({ cents, size = "text" }: PriceProps) {
  const text = formatCents(cents);
  if (size === "text") return <span className={styles.price}>{text}</span>;
  const decimals = text.lastIndexOf(",") + 1;
  return (
    <span className={styles.price} data-size={size}>
      {text.slice(0, decimals)}
      <span className={styles.cents}>{text.slice(decimals)}</span>
    </span>
  );
}
