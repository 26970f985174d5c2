import { useEffect, useSyncExternalStore } from "react";
import { STICKY_SCROLL_OFFSET } from "#contract/limits";

/** Scrolling less than this in one go is a trembling finger, not a direction. */
const LEAST_MOVE = 6;

/** Whether the header is out of sight after scrolling from `before` to `now` (LY-08): only down, and past 200 px. */
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

/** For what stands right below the header, such as a bar that sticks. */
export function useStickyHeaderHidden(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => stickyHeaderHidden,
    () => false,
  );
}

/** Watches scrolling; belongs to the one header. */
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
