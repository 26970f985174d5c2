import { useEffect, useRef } from "react";

/**
 * Calls back when `place` changes or the browser restores the page from memory (which renders nothing), not at first.
 */
export function usePageChange(place: string, changed: () => void): void {
  const seen = useRef(place);
  const latest = useRef(changed);
  useEffect(() => {
    latest.current = changed;
    if (seen.current === place) return;
    seen.current = place;
    changed();
  });
  useEffect(() => {
    const restored = (event: PageTransitionEvent) => event.persisted && latest.current();
    window.addEventListener("pageshow", restored);
    return () => window.removeEventListener("pageshow", restored);
  }, []);
}
