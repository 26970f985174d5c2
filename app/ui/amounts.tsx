import type { ReactNode } from "react";
import styles from "./amounts.module.css";

/** Amounts below each other, each with what it is for. */
export function Amounts({ children }: { children: ReactNode }) {
  return <dl className={styles.amounts}>{children}</dl>;
}

interface AmountProps {
  term: string;
  /** `total`: what the others add up to; `charged`: the one that is going to be paid; `part`: contained in it. */
  kind?: "total" | "charged" | "part";
  children: ReactNode;
}

export function Amount({ term, kind, children }: AmountProps) {
  return (
    <div className={styles.amount} data-kind={kind}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
