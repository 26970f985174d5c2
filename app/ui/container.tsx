import type { ReactNode } from "react";
import styles from "./container.module.css";

/** The width of the page, with padding at the edges. */
export function Container({ children, narrow }: { children: ReactNode; narrow?: boolean }) {
  return (
    <div className={styles.container} data-narrow={narrow || undefined}>
      {children}
    </div>
  );
}
