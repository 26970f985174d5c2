import { useId, useState } from "react";
import { useIntl } from "react-intl";
import { DESK_REASON, type DeskItem, type DeskWord, reasonedWords } from "#contract/desk";
import { Button } from "~/ui/button";
import styles from "./desk.module.css";

interface DeskCardProps {
  item: DeskItem;
  /** Resolves to false when it could not be decided. */
  onDecide: (word: DeskWord, reason: string) => Promise<boolean>;
}

/** One thing that waits, with the decisions about it. */
export function DeskCard({ item: { title, facts, pictures = [], command, words }, onDecide }: DeskCardProps) {
  const intl = useIntl();
  const id = useId();
  const [reason, setReason] = useState("");
  const [state, setState] = useState<"idle" | "busy" | "unexplained" | "failed">("idle");
  async function decide(word: DeskWord) {
    if (reasonedWords.includes(word) && reason.trim() === "") return setState("unexplained");
    setState("busy");
    if (!(await onDecide(word, reason.trim()))) setState("failed");
  }
  const asksReason = words.some((word) => word !== "in_review" && word !== "retry");
  return (
    <article className={styles.card} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={styles.name}>
        {title}
      </h3>
      {[...new Set(facts)].map((fact) => (
        <p key={fact} className={styles.fact}>
          {fact}
        </p>
      ))}
      {pictures.length > 0 && (
        <p className={styles.pictures}>
          {pictures.map((picture, index) => (
            <a key={picture} href={picture}>
              <img
                className={styles.thumb}
                src={picture}
                width={96}
                height={96}
                alt={intl.formatMessage({ id: "product.picture.show" }, { number: index + 1 })}
              />
            </a>
          ))}
        </p>
      )}
      {command && <code className={styles.command}>{command}</code>}
      {asksReason && (
        <div className={styles.reason}>
          <label htmlFor={`${id}-reason`}>{intl.formatMessage({ id: "desk.reason" })}</label>
          <textarea
            id={`${id}-reason`}
            className={styles.input}
            rows={2}
            maxLength={DESK_REASON}
            value={reason}
            aria-invalid={state === "unexplained" || undefined}
            aria-describedby={`${id}-problem`}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
      )}
      <p id={`${id}-problem`} role="alert" className={styles.problem}>
        {state === "unexplained" && intl.formatMessage({ id: "desk.unexplained" })}
        {state === "failed" && intl.formatMessage({ id: "desk.failed" })}
      </p>
      {words.length > 0 && (
        <div className={styles.words}>
          {words.map((word) => (
            <Button
              key={word}
              disabled={state === "busy"}
              aria-describedby={`${id}-title`}
              onClick={() => void decide(word)}
            >
              {intl.formatMessage({ id: `desk.word.${word}` })}
            </Button>
          ))}
        </div>
      )}
    </article>
  );
}
