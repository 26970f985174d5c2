import type { InputHTMLAttributes, ReactNode, Ref, SelectHTMLAttributes } from "react";
import { Field, type FieldText } from "./field";
import styles from "./inputs.module.css";

type Given = "id" | "name" | "className";
interface TextInputProps extends FieldText, Omit<InputHTMLAttributes<HTMLInputElement>, Given | "width"> {
  width?: "short" | "medium";
  /** A sentence that describes a valid value; shown when native validation fails. */
  format?: string;
  control?: Ref<HTMLInputElement>;
}

/** A single-line text input. Set `autoComplete` and `inputMode` to save typing. */
export function TextInput({ name, label, hint, optional, width, format, control, ...rest }: TextInputProps) {
  return (
    <Field name={name} label={label} hint={hint} optional={optional} width={width}>
      {(ties) => <input ref={control} type="text" {...rest} {...ties} className={styles.input} data-format={format} />}
    </Field>
  );
}

interface SelectProps extends FieldText, Omit<SelectHTMLAttributes<HTMLSelectElement>, Given | "children"> {
  options: readonly { value: string; text: string }[];
}
export function Select({ name, label, hint, optional, options, ...rest }: SelectProps) {
  return (
    <Field name={name} label={label} hint={hint} optional={optional}>
      {(ties) => (
        <select {...rest} {...ties} className={styles.input}>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Adjacent inputs that form one answer, e.g. house number and addition. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
