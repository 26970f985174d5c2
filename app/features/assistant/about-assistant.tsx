import { useIntl } from "react-intl";
import { usePaths } from "~/paths-context";
import styles from "./about-assistant.module.css";

/** Said before anything else: with what one talks (AI Act, article 50), and that a person is one step away. */
export function AboutAssistant() {
  const intl = useIntl();
  const paths = usePaths();
  return (
    <p className={styles.about}>
      {intl.formatMessage({ id: "assistant.machine" })}{" "}
      <a href={paths.to("contact", {})}>{intl.formatMessage({ id: "assistant.human" })}</a>
    </p>
  );
}
