import type { ReactNode } from "react";
import styles from "./notice.module.css";

export interface NoticeProps {
  tone?: "info" | "good" | "bad" | "deal";
  title?: string;
  children: ReactNode;
}

/** A message that the visitor should read before continuing. */
export function Notice({ tone = "info", title, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone}>
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </div>
  );
}
