import type { ReactNode } from "react";
import styles from "./name-link.module.css";

/** The name of a thing in a row of a list, which leads to it. */
export function NameLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.name} href={href}>
      {children}
    </a>
  );
}

/** The same for a thing that has no page. */
export function NameText({ children }: { children: ReactNode }) {
  return <p className={styles.name}>{children}</p>;
}
