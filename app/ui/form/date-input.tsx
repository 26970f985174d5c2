import { useId } from "react";
import { useIntl } from "react-intl";
import { FieldGroup } from "./choices";
import styles from "./date-input.module.css";
import { useProblem } from "./form";

interface DateInputProps {
  name: string;
  legend: string;
  hint?: string;
  /** `YYYY-MM-DD`. */
  defaultValue?: string | null;
  /** First part of the autocomplete tokens: `bday` gives `bday-day` and so on. */
  autoComplete?: string;
}
const parts = [
  { part: "day", length: 2 },
  { part: "month", length: 2 },
  { part: "year", length: 4 },
] as const;

/**
 * Day, month and year as three short inputs, in spoken order. For a date that people know by heart this is faster than
 * going back forty years in a calendar. Read it with `readDate`.
 */
export function DateInput({ name, legend, hint, defaultValue, autoComplete }: DateInputProps) {
  const intl = useIntl();
  const id = useId();
  const wrong = useProblem(name) !== "";
  const [year = "", month = "", day = ""] = (defaultValue ?? "").split("-");
  const values = { day: day.replace(/^0/, ""), month: month.replace(/^0/, ""), year };
  return (
    <FieldGroup name={name} legend={legend} hint={hint}>
      <div className={styles.parts}>
        {parts.map(({ part, length }) => (
          <div key={part} className={styles.part} data-part={part}>
            <label htmlFor={`${id}-${part}`}>{intl.formatMessage({ id: `form.date.${part}` })}</label>
            <input
              type="text"
              id={`${id}-${part}`}
              className={styles.input}
              name={`${name}-${part}`}
              data-field={name}
              data-label={legend}
              defaultValue={values[part]}
              inputMode="numeric"
              maxLength={length}
              aria-invalid={wrong || undefined}
              autoComplete={autoComplete ? `${autoComplete}-${part}` : "off"}
            />
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
