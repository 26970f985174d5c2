import { type FormEvent, type KeyboardEvent, type RefObject, useId, useState } from "react";
import { useIntl } from "react-intl";
import { CHAT_MESSAGE_LENGTH } from "#contract/limits";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icons/icon";
import styles from "./ask-form.module.css";
import type { AskProblem } from "./ask-problem";
import { AskFields, useAsking } from "./asking";
import { chatFields as fields } from "./chat-fields";
import { lengthOf } from "./message-parts";

/** From here on the counter is shown. */
const NEAR_THE_END = CHAT_MESSAGE_LENGTH - 100;

interface AskFormProps {
  field: RefObject<HTMLTextAreaElement>;
  /** The text that it begins with. */
  text: string;
  /** Why the posted text was not answered. */
  problem?: AskProblem | undefined;
  /** The question is about this product, while it is in view. */
  product: string;
}

/** The question. Enter sends it, with Shift it begins a new line. */
export function AskForm({ field, text: initial, problem: posted, product }: AskFormProps) {
  const intl = useIntl();
  const id = useId();
  const { action, ask, busy } = useAsking();
  const [length, setLength] = useState(() => lengthOf(initial));
  const [problem, setProblem] = useState(posted);
  const kind = product ? "product" : "text";

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { current } = field;
    if (!current || busy) return;
    const text = current.value.trim();
    if (text === "" || lengthOf(text) > CHAT_MESSAGE_LENGTH) {
      setProblem(text === "" ? "empty" : "long");
      current.focus();
      return;
    }
    setProblem(undefined);
    current.value = "";
    setLength(0);
    ask({ text, type: kind, ...(product ? { product } : {}) });
    current.focus();
  }
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // Enter that ends a composition chooses a character.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }
  function onInput(event: FormEvent<HTMLTextAreaElement>) {
    const now = lengthOf(event.currentTarget.value.trim());
    setLength(now);
    if (now > 0 && now <= CHAT_MESSAGE_LENGTH) setProblem(undefined);
  }
  const counts = length > NEAR_THE_END;
  return (
    <form method="post" action={action} className={styles.form} onSubmit={send} data-ask-bar="">
      <AskFields kind={kind} />
      <label className={styles.label} htmlFor={id}>
        {intl.formatMessage({ id: "assistant.ask" })}
      </label>
      {problem && (
        <p className={styles.problem} id={`${id}-problem`} role="alert">
          <Icon name="warning" />
          {intl.formatMessage({ id: `assistant.problem.${problem}` })}
        </p>
      )}
      <div className={styles.row}>
        <textarea
          ref={field}
          id={id}
          className={styles.field}
          name={fields.message}
          rows={2}
          defaultValue={initial}
          autoComplete="off"
          enterKeyHint="send"
          onKeyDown={onKeyDown}
          onInput={onInput}
          aria-invalid={problem ? true : undefined}
          aria-describedby={[problem && `${id}-problem`, `${id}-hint`].filter(Boolean).join(" ")}
        />
        <Button type="submit" variant="primary" aria-disabled={busy || undefined}>
          {intl.formatMessage({ id: "assistant.send" })}
        </Button>
      </div>
      <p className={styles.hint} id={`${id}-hint`}>
        {counts ? (
          <span className={styles.count} data-over={length > CHAT_MESSAGE_LENGTH || undefined}>
            {intl.formatMessage(
              { id: "assistant.count" },
              { length: intl.formatNumber(length), limit: intl.formatNumber(CHAT_MESSAGE_LENGTH) },
            )}
          </span>
        ) : (
          <>
            <span className={styles.keys}>{intl.formatMessage({ id: "assistant.hint.keys" })}</span>{" "}
            {intl.formatMessage({ id: "assistant.hint" })}
          </>
        )}
      </p>
    </form>
  );
}
