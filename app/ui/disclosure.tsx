import type { ReactNode } from "react";
import styles from "./disclosure.module.css";

export interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** Of the disclosures with one name, only one is open at a time. */
  name?: string;
}

/** A native <details>: works without JavaScript, and find-in-page searches its text. */
export function Disclosure({ summary, children, open, name }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open} {...(name ? { name } : {})}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
