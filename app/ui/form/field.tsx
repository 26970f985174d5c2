import { type ReactNode, useId } from "react";
import { useIntl } from "react-intl";
import { Icon } from "../icons/icon";
import styles from "./field.module.css";
import { useProblem } from "./form";

export interface FieldText {
  name: string;
  label: string;
  /** Help that stands there before anything goes wrong. */
  hint?: string;
  /** A group carries its own word for it. */
  optional?: boolean;
}
/** What an input needs to be tied to its label, hint and problem. */
export interface FieldTies {
  id: string;
  name: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "data-label": string;
}

interface FieldProps extends FieldText {
  /** Width of the input in characters, where that says how long the answer is. */
  width?: "short" | "medium";
  children: (ties: FieldTies) => ReactNode;
}

/** Label above, hint before problem, problem next to the input. */
export function Field({ name, label, hint, optional, width, children }: FieldProps) {
  const intl = useIntl();
  const id = useId();
  const problem = useProblem(name);
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <div className={styles.field} data-width={width} data-wrong={problem ? true : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {intl.formatMessage({ id: "form.optional" })}</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <ProblemText id={id} problem={problem} />
      {children({
        id,
        name,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": problem ? true : undefined,
        "data-label": label,
      })}
    </div>
  );
}

/** Stands between label and input, where screen magnifiers and the keyboard of a phone leave it in sight. */
export function ProblemText({ id, problem }: { id: string; problem: string }) {
  if (!problem) return null;
  return (
    <p className={styles.problem} id={`${id}-problem`}>
      <Icon name="warning" />
      <span>{problem}</span>
    </p>
  );
}
