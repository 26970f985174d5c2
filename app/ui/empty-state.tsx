import type { ReactNode } from "react";
import styles from "./empty-state.module.css";

interface EmptyStateProps {
  title: string;
  text: string;
  /** Links or buttons to continue. */
  children?: ReactNode;
}

/** An empty list: what it will contain, and what to do next. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <img className={styles.drawing} src="/drawings/empty.svg" alt="" width={240} height={180} />
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
