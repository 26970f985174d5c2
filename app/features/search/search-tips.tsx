import { useId } from "react";
import { useIntl } from "react-intl";
import { useFlag } from "~/flags/flags-context";
import { usePaths } from "~/paths-context";
import styles from "./search-tips.module.css";

const tips = ["search.tips.few", "search.tips.number", "search.tips.filters", "search.tips.shipping"] as const;

/** Tips for searching (SR-18), and whom to ask instead. */
export function SearchTips() {
  const intl = useIntl();
  const id = useId();
  const paths = usePaths();
  const asks = useFlag("Chat");
  return (
    <section className={styles.tips} data-part="search-tips" aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        {intl.formatMessage({ id: "search.tips.title" })}
      </h2>
      <ul className={styles.list}>
        {tips.map((tip) => (
          <li key={tip}>{intl.formatMessage({ id: tip })}</li>
        ))}
      </ul>
      {asks && (
        <p className={styles.ask}>
          {intl.formatMessage({ id: "assistant.tip" })}{" "}
          <a href={paths.to("chat", {})} data-popup={paths.hash("assistant")}>
            {intl.formatMessage({ id: "assistant.link" })}
          </a>
        </p>
      )}
    </section>
  );
}
