import { controlsOf } from "./problems";

const PREFIX = "formDraft.";

/**
 * Stores a form's text in this tab until it is saved, so that signing in, a reload or an expired token does not lose
 * it. Nothing is stored when storage is blocked.
 */
export function keepDraft(form: HTMLFormElement, key: string): void {
  const values: Record<string, string[]> = {};
  for (const control of controlsOf(form)) {
    if (isFile(control)) continue;
    const kept = values[control.name] ?? [];
    values[control.name] = kept;
    if (!isChoice(control) || control.checked) kept.push(control.value);
  }
  try {
    sessionStorage.setItem(PREFIX + key, JSON.stringify(values));
  } catch {
    // Full or blocked: the form itself still has everything.
  }
}

/** Restores a draft into the form; returns whether there was one. */
export function restoreDraft(form: HTMLFormElement, key: string): boolean {
  const values = readDraft(key);
  if (!values) return false;
  const places = new Map<string, number>();
  for (const control of controlsOf(form)) {
    const kept = values[control.name];
    if (!Array.isArray(kept) || isFile(control)) continue;
    const place = places.get(control.name) ?? 0;
    places.set(control.name, place + 1);
    const value: unknown = kept[place];
    if (isChoice(control)) control.checked = kept.includes(control.value);
    else if (typeof value === "string") control.value = value;
  }
  // Notifies whatever depends on a choice in the form.
  for (const select of form.querySelectorAll("select")) select.dispatchEvent(new Event("input", { bubbles: true }));
  return true;
}

export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Blocked: there is no draft.
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

/** Chosen files cannot be kept: only their owner can choose them again. */
const isFile = (control: Element) => control instanceof HTMLInputElement && control.type === "file";

function isChoice(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && (control.type === "checkbox" || control.type === "radio");
}
