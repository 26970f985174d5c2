import { type MouseEvent, useId } from "react";
import { useIntl } from "react-intl";
import { Icon } from "../icons/icon";
import styles from "./error-summary.module.css";
import type { FormState } from "./use-form";

/** All errors of a form, at its top. Receives the focus, and links to each field. */
export function ErrorSummary({ state }: { state: Pick<FormState, "problems" | "failure" | "summary" | "focusOn"> }) {
  const intl = useIntl();
  const id = useId();
  const { problems, failure, summary, focusOn } = state;
  if (problems.length === 0 && !failure) return null;
  function lead(event: MouseEvent, name: string) {
    event.preventDefault(); // keeps the address: its hash may name an open popup
    focusOn(name);
  }
  return (
    <section ref={summary} className={styles.summary} tabIndex={-1} aria-labelledby={id}>
      <p className={styles.title} id={id}>
        <Icon name="warning" />
        {failure || intl.formatMessage({ id: "form.problems" }, { count: problems.length })}
      </p>
      {problems.length > 0 && (
        <ul className={styles.list}>
          {problems.map(({ name, message }) => (
            <li key={name}>
              <a href={`#${name}`} onClick={(event) => lead(event, name)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
