import { useIntl } from "react-intl";
import { ChoiceForm } from "./asking";
import type { ChatView } from "./chat-view";
import styles from "./chips.module.css";
import { ChoiceChip } from "./choice-chip";

const aboutKinds = ["assistant.example.wanted", "assistant.example.cheap", "assistant.example.soon"] as const;
const aboutProduct = ["assistant.example.delivery", "assistant.example.price", "assistant.example.shops"] as const;

interface OpeningProps {
  /** Kinds of products that this shop has. */
  kinds: readonly string[];
  canBuy: boolean;
  view: ChatView;
}

/** What a conversation begins with: what one can ask, as questions that this shop can answer. */
export function Opening({ kinds, canBuy, view: { product, term } }: OpeningProps) {
  const intl = useIntl();
  const general = intl.formatMessage({ id: canBuy ? "assistant.example.return" : "assistant.example.human" });
  const questions = [...examples(), general];
  function examples(): string[] {
    if (product) return aboutProduct.map((id) => intl.formatMessage({ id }));
    if (term) return [intl.formatMessage({ id: "assistant.example.wanted" }, { kind: term })];
    return kinds.flatMap((kind, index) => {
      const id = aboutKinds[index];
      return id ? intl.formatMessage({ id }, { kind }) : [];
    });
  }
  const label = intl.formatMessage({ id: "assistant.examples" });
  return (
    <div className={styles.wishes}>
      <p>{intl.formatMessage({ id: product ? "assistant.greeting.product" : "assistant.greeting" })}</p>
      <ChoiceForm>
        <p className={styles.question}>{label}</p>
        <ul className={styles.chips} aria-label={label}>
          {questions.map((question) => (
            <li key={question}>
              <ChoiceChip message={question}>{question}</ChoiceChip>
            </li>
          ))}
        </ul>
      </ChoiceForm>
    </div>
  );
}
