/** The error of one field, in Dutch. `name` is the field's name, also for a group of inputs. */
export interface Problem {
  name: string;
  message: string;
}
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Name of the field that a control belongs to: the inputs of a date have the name of the date. */
export const fieldOf = (control: Control): string => control.dataset.field ?? control.name;

/** The named controls of a form that take part in validation, in document order. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== "" &&
      !element.disabled,
  );
}

/** The control to focus for a field's message: its first. */
export const controlOf = (form: HTMLFormElement, name: string) =>
  controlsOf(form).find((control) => fieldOf(control) === name);

/**
 * Applies native validation (required, type, pattern, length) and then the form's own rules, which it sets with
 * setCustomValidity. At most one error per field, in document order.
 */
export function findProblems(
  form: HTMLFormElement,
  own: Record<string, string>,
  say: (control: Control) => string,
): Problem[] {
  const problems = new Map<string, Problem>();
  for (const control of controlsOf(form)) control.setCustomValidity("");
  for (const control of controlsOf(form)) {
    const name = fieldOf(control);
    if (problems.has(name)) continue;
    if (!control.validity.valid) problems.set(name, { name, message: say(control) });
    else if (own[name]) {
      control.setCustomValidity(own[name]);
      problems.set(name, { name, message: own[name] });
    }
  }
  return [...problems.values()];
}

/** The server's errors for the fields of this form; `rest` is set when it named other fields too. */
export function serverProblems(
  form: HTMLFormElement,
  found: Record<string, string>,
  notRight: (control: Control) => string,
) {
  const said: Record<string, string> = {};
  for (const [name, message] of Object.entries(found)) {
    const control = controlOf(form, name);
    if (control) said[name] = message || notRight(control);
  }
  const problems = findProblems(form, said, notRight);
  return { problems, rest: Object.keys(found).length > Object.keys(said).length };
}
