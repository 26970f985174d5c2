import styles from "./spinner.module.css";

/** SR-26. */
export function Spinner({ text }: { text: string }) {
  return (
    <p role="status" className={styles.spinner}>
      <span className={styles.ring} aria-hidden="true" />
      {text}
    </p>
  );
}
