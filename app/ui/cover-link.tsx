import type { ReactNode } from "react";
import styles from "./cover-link.module.css";

interface CoverLinkProps {
  href: string;
  children: ReactNode;
}

/** A link that covers the card around it: the nearest positioned ancestor. What is pressed on its own stands above. */
export function CoverLink({ href, children }: CoverLinkProps) {
  return (
    <a className={styles.link} href={href}>
      {children}
    </a>
  );
}
