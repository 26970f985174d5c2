import { useIntl } from "react-intl";
import type { ChatBlock } from "#contract/assistant";
import styles from "./blocks.module.css";

type Quote = Extract<ChatBlock, { type: "quote" }>;

/** What the shop's own texts and data say, word for word, with the place where it stands. */
export function QuoteBlock({ text, source }: Quote) {
  const intl = useIntl();
  // A property with its value: short, and the answer itself.
  const isNamed = source.field !== undefined && text.startsWith(`${source.field}:`);
  return (
    <figure className={styles.quote}>
      <blockquote className={styles.words} cite={source.path}>
        {isNamed ? <b>{text}</b> : text}
      </blockquote>
      <figcaption className={styles.source}>
        {intl.formatMessage({ id: `assistant.source.${source.kind}` })} <a href={source.path}>{source.title}</a>
      </figcaption>
    </figure>
  );
}
