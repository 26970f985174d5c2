import { invalid } from "./errors";

export type FormValue = string | FormObject;
/** Nested parameters; lists have numbers as names. */
export interface FormObject {
  [name: string]: FormValue;
}

const MOST_PAIRS = 1_000;
const MOST_LEVELS = 6;
const LONGEST_NAME = 200;
const NAME = /^[^[\]]+(\[[^[\]]*\])*$/;

/** Without a prototype, so that no name means more than another. */
const empty = (): FormObject => Object.create(null) as FormObject;

/** Reads form-encoded parameters with nested names: `line_items[0][price_data][unit_amount]=100`, `expand[]=charge`. */
export function readForm(text: string): FormObject {
  const form = empty();
  let pairs = 0;
  for (const [name, value] of new URLSearchParams(text)) {
    if (++pairs > MOST_PAIRS) throw invalid(`A request has at most ${MOST_PAIRS} parameters.`);
    if (name.length > LONGEST_NAME || !NAME.test(name)) throw invalid(`Invalid parameter name: ${name.slice(0, 50)}`);
    if (name.includes("\0") || value.includes("\0")) throw invalid("Parameters must not contain a NUL character.");
    put(form, partsOf(name), value);
  }
  return form;
}

function partsOf(name: string): string[] {
  const parts = name.replaceAll("]", "").split("[");
  if (parts.length > MOST_LEVELS) throw invalid(`Parameters are nested at most ${MOST_LEVELS} levels deep.`);
  return parts;
}

function put(form: FormObject, parts: string[], value: string): void {
  let at = form;
  for (const [index, part] of parts.entries()) {
    const name = part === "" ? String(Object.keys(at).length) : part;
    if (index === parts.length - 1) {
      at[name] = value;
      return;
    }
    const next = at[name];
    at = typeof next === "object" ? next : nested(at, name);
  }
}

function nested(parent: FormObject, name: string): FormObject {
  const child = empty();
  parent[name] = child;
  return child;
}
