import { useEffect } from "react";

/** Where a `/` is a letter like any other. */
const EDITABLE = "input, textarea, select, [contenteditable=''], [contenteditable='true']";
const SEARCH_BOX = 'input[type="search"][name="q"]';

/** `/` brings the keyboard to the search box, unless something is being typed or a dialog is open. */
export function useSlashKey(): void {
  useEffect(() => {
    function focusSearch(event: KeyboardEvent): void {
      const modified = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== "/" || modified || event.defaultPrevented || event.isComposing) return;
      if (event.target instanceof Element && event.target.closest(EDITABLE)) return;
      if (document.querySelector("dialog[open]")) return;
      const box = document.querySelector<HTMLInputElement>(SEARCH_BOX);
      if (!box) return;
      event.preventDefault();
      box.focus();
      box.select();
    }
    document.addEventListener("keydown", focusSearch);
    return () => document.removeEventListener("keydown", focusSearch);
  }, []);
}
