import type { IntlShape } from "react-intl";
import type { Control } from "./problems";

/**
 * What the platform found wrong with a control, in our words. `data-label` is the name of the field in a sentence,
 * `data-format` says what a right value looks like.
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
