import { useEffect, useSyncExternalStore } from "react";
import { STICKY_SCROLL_OFFSET } from "#contract/limits";

/** Shorter movements are an unsteady finger, not a direction. */
const LEAST_MOVE = 6;

/** Whether the header is hidden after scrolling from `before` to `now` (LY-08): only downwards, and past 200 px. */
export function headerHidden(hidden: boolean, before: number, now: number): boolean {
  if (now <= STICKY_SCROLL_OFFSET) return false;
  if (Math.abs(now - before) < LEAST_MOVE) return hidden;
  return now > before;
}

let stickyHeaderHidden = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setHidden(hidden: boolean): void {
  if (hidden === stickyHeaderHidden) return;
  stickyHeaderHidden = hidden;
  for (const listener of listeners) listener();
}

/** For elements that stick right below the header. */
export function useStickyHeaderHidden(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => stickyHeaderHidden,
    () => false,
  );
}

/** Tracks scrolling; used only by the header. */
export function useHeaderHiding(): boolean {
  useEffect(() => {
    let before = window.scrollY;
    function follow() {
      const now = Math.max(0, window.scrollY);
      setHidden(headerHidden(stickyHeaderHidden, before, now));
      if (Math.abs(now - before) >= LEAST_MOVE) before = now;
    }
    window.addEventListener("scroll", follow, { passive: true });
    return () => {
      window.removeEventListener("scroll", follow);
      setHidden(false);
    };
  }, []);
  return useStickyHeaderHidden();
}
