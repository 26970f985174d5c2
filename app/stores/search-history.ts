import { storageKeys } from "~/browser/storage-keys";

const KEPT = 30;

/** Earlier searches of this browser, newest first (SR-33). Invalid content counts as none. */
export function readSearchHistory(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKeys.searchHistory) ?? "[]");
    return Array.isArray(kept) ? kept.filter((term): term is string => typeof term === "string" && term !== "") : [];
  } catch {
    return [];
  }
}

function keep(terms: string[]): void {
  try {
    localStorage.setItem(storageKeys.searchHistory, JSON.stringify(terms.slice(0, KEPT)));
  } catch {
    // Storage is full or blocked: the search itself does not depend on it.
  }
}

/** Puts a term at the front; the same term in different case is moved there. */
export function addSearch(term: string): void {
  const trimmed = term.trim();
  if (!trimmed) return;
  keep([trimmed, ...without(trimmed)]);
}

export function removeSearch(term: string): void {
  keep(without(term));
}

const without = (term: string) => readSearchHistory().filter((kept) => kept.toLowerCase() !== term.toLowerCase());
