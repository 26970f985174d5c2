import type { ReactNode } from "react";
import styles from "./disclosure.module.css";

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** Disclosures of one name close each other. */
  name?: string;
}

/** A native <details>: opens without JavaScript, and its text is found by searching in the page. */
export function Disclosure({ summary, children, open, name }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open} {...(name ? { name } : {})}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
