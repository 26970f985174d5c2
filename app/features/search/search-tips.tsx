import { useId } from "react";
import { useIntl } from "react-intl";
import styles from "./search-tips.module.css";

const tips = ["search.tips.few", "search.tips.number", "search.tips.filters", "search.tips.shipping"] as const;

/** Tips for searching (SR-18). */
export function SearchTips() {
  const intl = useIntl();
  const id = useId();
  return (
    <section className={styles.tips} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {intl.formatMessage({ id: "search.tips.title" })}
      </h2>
      <ul className={styles.list}>
        {tips.map((tip) => (
          <li key={tip}>{intl.formatMessage({ id: tip })}</li>
        ))}
      </ul>
    </section>
  );
}
