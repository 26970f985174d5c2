import type { ReactNode } from "react";
import styles from "./table.module.css";
import { VisuallyHidden } from "./visually-hidden";

export interface TableProps {
  caption: string;
  /** Shows the caption to screen readers only. */
  captionHidden?: boolean;
  /** <thead> and <tbody>. */
  children: ReactNode;
}

/** A real table that scrolls sideways within its own frame when it does not fit. */
export function Table({ caption, captionHidden, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
    <section className={styles.frame} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption} data-hidden={captionHidden || undefined}>
          {captionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        {children}
      </table>
    </section>
  );
}
