import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { keepDraft, restoreDraft } from "./draft";
import { ErrorSummary } from "./error-summary";
import { FormContext } from "./form";
import styles from "./form.module.css";
import { type Control, controlOf, fieldOf, findProblems, type Problem } from "./problems";
import { validityMessage } from "./validity-message";

interface PostedFormProps {
  /** The server's errors about what was posted before, by field name. */
  problems?: Readonly<Record<string, string>> | undefined;
  /** The server's error about the form as a whole. */
  failure?: string | undefined;
  /** Stores the typed text in this tab under this name; the page that follows drops it once it is saved (`dropDraft`). */
  draft?: string;
  label?: string;
  /** Whether it has fields for files. */
  files?: boolean;
  children: ReactNode;
}

/**
 * A form that the browser posts by itself, so that it works without JavaScript. With it, native validation comes first,
 * in our words.
 */
export function PostedForm({ problems: posted = {}, failure = "", draft, label, files, children }: PostedFormProps) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const [problems, setProblems] = useState<readonly Problem[]>(() =>
    Object.entries(posted).map(([name, message]) => ({ name, message })),
  );
  const [sending, setSending] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const say = (control: Control) => validityMessage(control, intl);
  const answered = failure !== "" || Object.keys(posted).length > 0;
  useEffect(() => {
    // What the server rendered after a refusal is newer than the draft.
    if (form.current && draft && !answered) restoreDraft(form.current, draft);
  }, [draft, answered]);
  useEffect(() => {
    if (attempts > 0 || answered) summary.current?.focus();
  }, [attempts, answered]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const found = findProblems(event.currentTarget, {}, say);
    if (found.length > 0 || sending) event.preventDefault();
    if (found.length > 0) {
      setProblems(found);
      setAttempts((count) => count + 1);
    } else {
      setSending(true);
    }
  }
  function onInput(event: FormEvent<HTMLFormElement>) {
    if (draft) keepDraft(event.currentTarget, draft);
    if (!(event.target instanceof HTMLElement)) return;
    const name = fieldOf(event.target as Control);
    if (!problems.some((problem) => problem.name === name)) return;
    const still = findProblems(event.currentTarget, {}, say).find((problem) => problem.name === name);
    setProblems(problems.flatMap((problem) => (problem.name === name ? (still ?? []) : problem)));
  }
  function focusOn(name: string) {
    if (form.current) controlOf(form.current, name)?.focus();
  }
  return (
    <FormContext.Provider value={{ problems, saving: sending, restored: false }}>
      <form
        ref={form}
        method="post"
        encType={files ? "multipart/form-data" : undefined}
        className={styles.form}
        onSubmit={onSubmit}
        onInput={onInput}
        aria-label={label}
        noValidate
      >
        <ErrorSummary state={{ problems, failure, summary, focusOn }} />
        {children}
      </form>
    </FormContext.Provider>
  );
}
