import type { MouseEvent } from "react";
import { useIntl } from "react-intl";
import { Icon } from "~/ui/icons/icon";
import styles from "./scroll-to-top.module.css";

/**
 * LY-01. Appears by layout alone: it sticks to the lower edge of the window within a rail that begins one window and
 * 200 px down the page. So it works before activation and without JavaScript.
 */
export function ScrollToTop() {
  const label = useIntl().formatMessage({ id: "shell.toTop" });
  function glide(event: MouseEvent) {
    event.preventDefault();
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: 0, behavior: still ? "auto" : "smooth" });
  }
  return (
    <nav className={styles.frame} aria-label={label}>
      <div className={styles.rail}>
        {/* biome-ignore lint/a11y/useValidAnchor: without JavaScript the browser itself goes to #top */}
        <a className={styles.button} href="#top" aria-label={label} title={label} onClick={glide}>
          <Icon name="arrow-up" />
        </a>
      </div>
    </nav>
  );
}
