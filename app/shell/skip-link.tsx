import { useIntl } from "react-intl";
import styles from "./skip-link.module.css";

/** The first element in the tab order, for keyboard users. */
export function SkipLink() {
  return (
    <a className={styles.link} href="#main">
      {useIntl().formatMessage({ id: "shell.skip" })}
    </a>
  );
}
