import { useIntl } from "react-intl";
import { useFlag } from "~/flags/flags-context";
import { usePaths } from "~/paths-context";
import { ButtonLink } from "~/ui/button";
import styles from "./support.module.css";

/** The way to a person, for whoever did not find an answer. */
export function SupportLinks({ canBuy }: { canBuy: boolean }) {
  const intl = useIntl();
  const paths = usePaths();
  const asks = useFlag("Chat");
  return (
    <section className={styles.contact} aria-labelledby="support-contact">
      <h2 className={styles.question} id="support-contact">
        {intl.formatMessage({ id: "support.contact" })}
      </h2>
      <p>{intl.formatMessage({ id: "support.contact.text" })}</p>
      <p className={styles.answers}>
        <ButtonLink href={paths.to("contact", {})} variant="primary">
          {intl.formatMessage({ id: "support.contact.do" })}
        </ButtonLink>
        {asks && <ButtonLink href={paths.to("chat", {})}>{intl.formatMessage({ id: "assistant.link" })}</ButtonLink>}
        {canBuy && (
          <ButtonLink href={paths.to("trackOrder", {})}>{intl.formatMessage({ id: "contact.track" })}</ButtonLink>
        )}
      </p>
    </section>
  );
}
