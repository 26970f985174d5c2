import { type ReactNode, useId } from "react";
import { useIntl } from "react-intl";
import { Icon } from "../icons/icon";
import styles from "./field.module.css";
import { useProblem } from "./form";

export interface FieldText {
  name: string;
  label: string;
  /** Help text that is always visible. */
  hint?: string;
  /** For a group, the legend marks it as optional. */
  optional?: boolean;
}
/** The attributes that connect an input to its label, hint and error. */
export interface FieldTies {
  id: string;
  name: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "data-label": string;
}

interface FieldProps extends FieldText {
  /** Width of the input, where it indicates the length of the answer. */
  width?: "short" | "medium";
  children: (ties: FieldTies) => ReactNode;
}

/** Label above, hint before error, error next to the input. */
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

/** Between label and input, where screen magnifiers and a phone's keyboard keep it visible. */
export function ProblemText({ id, problem }: { id: string; problem: string }) {
  if (!problem) return null;
  return (
    <p className={styles.problem} id={`${id}-problem`}>
      <Icon name="warning" />
      <span>{problem}</span>
    </p>
  );
}
