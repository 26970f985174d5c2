import { useIntl } from "react-intl";
import type { ChatBlock } from "#contract/assistant";
import { ChoiceForm } from "./asking";
import styles from "./chips.module.css";
import { ChoiceChip } from "./choice-chip";

type Choices = Extract<ChatBlock, { type: "choices" }>;

/** A question of the assistant, with its answers as buttons. */
export function ChoicesBlock({ question, options }: Choices) {
  const intl = useIntl();
  return (
    <ChoiceForm>
      <p className={styles.question}>{question}</p>
      <ul className={styles.chips} aria-label={question}>
        {options.map(({ label, count, message }) => (
          <li key={message}>
            <ChoiceChip message={message}>
              <span>
                {label}
                {count !== undefined && " "}
                {count !== undefined && (
                  <span className={styles.count}>
                    {intl.formatMessage({ id: "assistant.choice.count" }, { count: intl.formatNumber(count) })}
                  </span>
                )}
              </span>
            </ChoiceChip>
          </li>
        ))}
      </ul>
    </ChoiceForm>
  );
}
