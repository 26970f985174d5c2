import { controlsOf } from "./problems";

const PREFIX = "formDraft.";

/**
 * What was typed into a form, kept for this tab until it is saved: signing in on the way, a reload or a token that
 * expired must not cost anyone their words. Nothing is kept when storage is closed to us.
 */
export function keepDraft(form: HTMLFormElement, key: string): void {
  const values: Record<string, string[]> = {};
  for (const control of controlsOf(form)) {
    const kept = values[control.name] ?? [];
    values[control.name] = kept;
    if (!isChoice(control) || control.checked) kept.push(control.value);
  }
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(values));
  } catch {
    // Full or closed: the form itself still holds everything.
  }
}

/** Puts a draft back into the form; answers whether there was one. */
export function restoreDraft(form: HTMLFormElement, key: string): boolean {
  const values = readDraft(key);
  if (!values) return false;
  const places = new Map<string, number>();
  for (const control of controlsOf(form)) {
    const kept = values[control.name];
    if (!Array.isArray(kept)) continue;
    const place = places.get(control.name) ?? 0;
    places.set(control.name, place + 1);
    const value: unknown = kept[place];
    if (isChoice(control)) control.checked = kept.includes(control.value);
    else if (typeof value === "string") control.value = value;
  }
  // What depends on a choice in the form is told of it.
  for (const select of form.querySelectorAll("select")) select.dispatchEvent(new Event("input", { bubbles: true }));
  return true;
}

export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Closed: there is none.
  }
}

function readDraft(key: string): Record<string, unknown> | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? "null");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function isChoice(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");
}
