import type { IntlShape } from "react-intl";
import type { Control } from "./problems";

/**
 * Our own text for a native validation error. `data-label` is the field's name within a sentence, `data-format`
 * describes a valid value.
 */
export function validityMessage(control: Control, intl: IntlShape): string {
  const { validity, dataset } = control;
  const label = dataset.label ?? "";
  if (validity.valueMissing) return intl.formatMessage({ id: "form.missing" }, { label });
  if (validity.tooLong) {
    const max = "maxLength" in control ? control.maxLength : 0;
    return intl.formatMessage({ id: "form.tooLong" }, { label, max });
  }
  return dataset.format ?? intl.formatMessage({ id: "form.invalid" }, { label });
}
