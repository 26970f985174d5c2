import type { ComponentProps, ReactNode } from "react";
import styles from "./screen.module.css";

/** The parts of a page below each other. Attributes such as `data-*` are passed on. */
export function Screen(props: Omit<ComponentProps<"div">, "className">) {
  return <div {...props} className={styles.screen} />;
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
