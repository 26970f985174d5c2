import type { ReactNode } from "react";
import styles from "./with-sidebar.module.css";

interface WithSidebarProps {
  children: ReactNode;
  /** Beside the text on wide screens, after it on narrow ones. */
  sidebar: ReactNode;
}

/** A text to read, with links to its neighbours. */
export function WithSidebar({ children, sidebar }: WithSidebarProps) {
  return (
    <div className={styles.page}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.sidebar}>{sidebar}</aside>
    </div>
  );
}

export interface SideLink {
  href: string;
  text: string;
  current?: boolean;
}

export function SideNav({ title, links }: { title: string; links: readonly SideLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.list}>
        {links.map(({ href, text, current }) => (
          <li key={href}>
            <a className={styles.link} href={href} aria-current={current ? "page" : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
