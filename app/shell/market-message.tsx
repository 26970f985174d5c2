import { useIntl } from "react-intl";
import { useRootData } from "~/root-data";
import { Container } from "~/ui/container";
import { Icon } from "~/ui/icons/icon";
import styles from "./market-message.module.css";

/** SH-09: the operator's message to every visitor, above everything else. */
export function MarketMessage() {
  const intl = useIntl();
  const text = useRootData()?.marketMessage.trim();
  if (!text) return null;
  return (
    <aside className={styles.message} aria-label={intl.formatMessage({ id: "shell.message" })}>
      <Container>
        <p className={styles.text}>
          <Icon name="info" />
          <span>{text}</span>
        </p>
      </Container>
    </aside>
  );
}
