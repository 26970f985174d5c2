import { useIntl } from "react-intl";
import type { ChatBlock } from "#contract/assistant";
import { Icon } from "~/ui/icons/icon";
import styles from "./blocks.module.css";
import { useTranscript } from "./transcript";

type Contact = Extract<ChatBlock, { type: "contact" }>;

const dialled = (phone: string) => phone.replace(/[^\d+]/g, "");

/** The way to a person. Taking the conversation along opens a mail of the visitor's own; nothing is sent from here. */
export function ContactBlock({ email, phone, hours, path }: Contact) {
  const intl = useIntl();
  const body = useTranscript();
  const subject = intl.formatMessage({ id: "assistant.contact.subject" });
  const mail = `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
  const taken = `${mail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return (
    <section className={styles.contact} aria-label={intl.formatMessage({ id: "assistant.contact" })}>
      <p className={styles.title}>{intl.formatMessage({ id: "assistant.contact" })}</p>
      <ul className={styles.ways}>
        <li>
          <Icon name="mail" />
          <a href={mail}>{email}</a>
        </li>
        {phone && (
          <li>
            <Icon name="phone" />
            <a href={`tel:${dialled(phone)}`}>{phone}</a>
          </li>
        )}
        {hours && (
          <li>
            <Icon name="clock" />
            {hours}
          </li>
        )}
        <li>
          <Icon name="arrow-right" />
          <a href={path}>{intl.formatMessage({ id: "assistant.contact.write" })}</a>
        </li>
        <li>
          <Icon name="share" />
          <a href={taken}>{intl.formatMessage({ id: "assistant.contact.take" })}</a>
        </li>
      </ul>
      <p className={styles.small}>{intl.formatMessage({ id: "assistant.contact.note" })}</p>
    </section>
  );
}
