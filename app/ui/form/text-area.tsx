import type { TextareaHTMLAttributes } from "react";
import { Field, type FieldText } from "./field";
import styles from "./inputs.module.css";

interface TextAreaProps
  extends FieldText,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id" | "name" | "className"> {}

/** A text of several lines. */
export function TextArea({ name, label, hint, optional, ...rest }: TextAreaProps) {
  return (
    <Field name={name} label={label} hint={hint} optional={optional}>
      {(ties) => <textarea {...rest} {...ties} className={styles.input} />}
    </Field>
  );
}
