import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import styles from "./choices.module.css";
import { ProblemText } from "./field";
import { useProblem } from "./form";

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "className" | "type"> {
  name: string;
  label: ReactNode;
  hint?: string;
  /** Name of the field within a sentence. */
  spoken?: string;
}

/** The label follows the box and is part of its target. */
export function Checkbox({ name, label, hint, spoken, ...rest }: CheckboxProps) {
  const id = useId();
  const problem = useProblem(name);
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <div className={styles.choice} data-wrong={problem ? true : undefined}>
      <ProblemText id={id} problem={problem} />
      <div className={styles.line}>
        <input
          {...rest}
          type="checkbox"
          className={styles.box}
          id={id}
          name={name}
          aria-describedby={describedBy || undefined}
          aria-invalid={problem ? true : undefined}
          data-label={spoken}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface RadioGroupProps {
  name: string;
  legend: string;
  hint?: string;
  options: readonly { value: string; text: string; hint?: string }[];
  defaultValue?: string;
  required?: boolean;
}
export function RadioGroup({ name, legend, hint, options, defaultValue, required }: RadioGroupProps) {
  return (
    <FieldGroup name={name} legend={legend} hint={hint}>
      {options.map((option) => (
        <RadioOption
          key={option.value}
          name={name}
          label={legend}
          option={option}
          checked={option.value === defaultValue}
          required={required}
        />
      ))}
    </FieldGroup>
  );
}

interface RadioOptionProps {
  name: string;
  label: string;
  option: RadioGroupProps["options"][number];
  checked: boolean;
  required: boolean | undefined;
}
function RadioOption({ name, label, option, checked, required }: RadioOptionProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <div className={styles.line}>
        <input
          type="radio"
          className={styles.box}
          id={id}
          name={name}
          value={option.value}
          defaultChecked={checked}
          required={required}
          data-label={label}
        />
        <label htmlFor={id}>{option.text}</label>
      </div>
      {option.hint && <p className={styles.hint}>{option.hint}</p>}
    </div>
  );
}

interface FieldGroupProps {
  /** Of the field as a whole; empty for a group of separate fields. */
  name?: string;
  legend: string;
  hint?: string;
  children: ReactNode;
}
/** Inputs that belong together, with one name and one error. */
export function FieldGroup({ name = "", legend, hint, children }: FieldGroupProps) {
  const id = useId();
  const problem = useProblem(name);
  const describedBy = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <fieldset
      className={styles.group}
      aria-describedby={describedBy || undefined}
      data-wrong={problem ? true : undefined}
    >
      <legend className={styles.legend}>{legend}</legend>
      {hint && (
        <p className={styles.groupHint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <ProblemText id={id} problem={problem} />
      {children}
    </fieldset>
  );
}
