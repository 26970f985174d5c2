import type { ReactNode } from "react";
import styles from "./mail-target.module.css";
import { Notice } from "./notice";

interface MailTargetProps {
  title: string;
  text: string;
  /** Why the last answer was not stored; empty when it was, or when nothing was answered yet. */
  failure?: string;
  /** The visitor has answered, and this is the outcome. */
  answered?: boolean;
  /** The buttons, or the way on. */
  children: ReactNode;
}

/** The page that a link in a mail opens: it asks one thing, or says what came of it. */
export function MailTarget({ title, text, failure = "", answered = false, children }: MailTargetProps) {
  return (
    <div className={styles.screen} role={answered ? "status" : undefined}>
      <h1 className={styles.title}>{title}</h1>
      {failure && (
        <div role="alert">
          <Notice tone="bad">{failure}</Notice>
        </div>
      )}
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
