import type { ReactNode } from "react";
import styles from "./badge.module.css";

export type Tone = "neutral" | "primary" | "deal" | "good" | "bad";

/** One or two words about the element beside it. */
export function Badge({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
