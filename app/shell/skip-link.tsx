import { useIntl } from "react-intl";
import styles from "./skip-link.module.css";

/** The first thing on the page for who goes through it by keyboard. */
export function SkipLink() {
  return (
    <a className={styles.link} href="#main">
      {useIntl().formatMessage({ id: "shell.skip" })}
    </a>
  );
}
