import { useIntl } from "react-intl";
import styles from "./price.module.css";

const EURO = { style: "currency", currency: "EUR" } as const;

export interface PriceProps {
  /** Whole euro cents. */
  cents: number;
  /** Large prices get smaller cents; small ones would become unreadable. */
  size?: "text" | "large";
}

/** `€ 1.299,00`, in figures of one width so that prices below each other line up. */
export function Price({ cents, size = "text" }: PriceProps) {
  const text = useIntl().formatNumber(cents / 100, EURO);
  if (size === "text") return <span className={styles.price}>{text}</span>;
  const decimals = text.lastIndexOf(",") + 1;
  return (
    <span className={styles.price} data-size={size}>
      {text.slice(0, decimals)}
      <span className={styles.cents}>{text.slice(decimals)}</span>
    </span>
  );
}
