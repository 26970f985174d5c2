import type { ReactNode } from "react";
import styles from "./screen.module.css";

/** The parts of a page below each other. */
export function Screen({ children }: { children: ReactNode }) {
  return <div className={styles.screen}>{children}</div>;
}

interface ColumnsProps {
  children: ReactNode;
  aside: ReactNode;
  /** No wider than is comfortable to fill in. */
  form?: boolean;
}

/** What a page is about, and beside it on wide screens what it adds up to. */
export function Columns({ children, aside, form }: ColumnsProps) {
  return (
    <div className={styles.columns} data-form={form || undefined}>
      {children}
      {aside}
    </div>
  );
}
