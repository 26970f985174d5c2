import { type RefObject, useEffect, useRef } from "react";
import type { Toast } from "~/stores/toasts";

const FRAMES = 60;
const isTyping = (element: Element): boolean => element.matches("input, textarea, select, [contenteditable]");

/**
 * Places a message with an action right after the element that had the focus when it appeared: one Tab leads to it, and
 * further ones continue from the original place. Does nothing while the visitor is typing.
 */
export function useTabOrder(toasts: readonly Toast[], frame: RefObject<HTMLElement>): void {
  const origin = useRef<HTMLElement | null>(null);
  const newest = toasts.findLast(({ action }) => action)?.key;
  useEffect(() => {
    const active = document.activeElement;
    const isPlace = active instanceof HTMLElement && active !== document.body && !frame.current?.contains(active);
    origin.current = newest !== undefined && isPlace && !isTyping(active) ? active : null;
    if (!origin.current) return;
    let visited = false;
    function onKeyDown(event: KeyboardEvent) {
      const from = origin.current;
      if (event.key !== "Tab" || event.ctrlKey || event.altKey || event.metaKey || !from?.isConnected) return;
      const buttons = [...(frame.current?.querySelectorAll("button") ?? [])];
      const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
      if (document.activeElement === from && !event.shiftKey && !visited) {
        const target = frame.current?.querySelector<HTMLElement>(`[data-toast="${newest}"] button`);
        if (!target) return;
        visited = true;
        event.preventDefault();
        target.focus();
      } else if (at === 0 && event.shiftKey) {
        event.preventDefault();
        from.focus();
      } else if (at >= 0 && at === buttons.length - 1 && !event.shiftKey) from.focus(); // the browser continues from there
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [newest, frame]);
}

/** Moves the focus when its message has gone: back, or to the content when that element has gone too. */
export function focusBack(cameFrom: HTMLElement | null): void {
  (cameFrom?.isConnected ? cameFrom : document.getElementById("main"))?.focus();
}

/** Focuses an element that reappears after undo, unless the visitor has moved the focus elsewhere. */
export function focusRestored(name: string): void {
  const before = document.activeElement;
  let frames = 0;
  requestAnimationFrame(function look() {
    if (document.activeElement !== before && document.activeElement !== document.body) return;
    const found = document.querySelector<HTMLElement>(`[data-focus="${CSS.escape(name)}"]`);
    if (found) found.focus();
    else if (frames++ < FRAMES) requestAnimationFrame(look);
  });
}
