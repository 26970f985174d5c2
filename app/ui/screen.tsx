import type { ReactNode } from "react";
import styles from "./screen.module.css";

/** The parts of a page below each other. */
export function Screen({ children }: { children: ReactNode }) {
  return <div className={styles.screen}>{children}</div>;
}

/** What a page is about, and beside it on wide screens what it adds up to. */
export function Columns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.columns}>
      {children}
      {aside}
    </div>
  );
}
