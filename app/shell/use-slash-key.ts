import { useEffect } from "react";

/** Where `/` is typed as text. */
const EDITABLE = "input, textarea, select, [contenteditable=''], [contenteditable='true']";
const SEARCH_BOX = 'input[type="search"][name="q"]';

/** `/` focuses the search box, unless the visitor is typing or a dialog is open. */
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
