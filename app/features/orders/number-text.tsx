import styles from "./number-text.module.css";

/** A number of an order, return or invoice, which never wraps at its hyphen. */
export function NumberText({ number }: { number: string }) {
  return <span className={styles.number}>{number}</span>;
}
