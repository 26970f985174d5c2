import { useCallback, useEffect, useRef, useState } from "react";

/** What was fetched for a screen: not yet, not to be had, or there. */
export type Loaded<T> = { state: "loading" } | { state: "failed" } | { state: "ready"; value: T };

/**
 * Fetches once the component stands there, and again when `retry` is called. Null and a rejection both count as
 * failure; an answer that comes after the component has gone, or after a later one was asked for, is left alone.
 */
export function useLoaded<T>(load: () => Promise<T | null>) {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: "loading" });
  const latest = useRef(load);
  latest.current = load;
  const turn = useRef(0);
  const retry = useCallback(() => {
    turn.current += 1;
    const mine = turn.current;
    setLoaded({ state: "loading" });
    latest
      .current()
      .catch(() => null)
      .then((value) => {
        if (mine === turn.current) setLoaded(value === null ? { state: "failed" } : { state: "ready", value });
      });
  }, []);
  useEffect(() => {
    retry();
    return () => {
      turn.current += 1;
    };
  }, [retry]);
  const setValue = useCallback((value: T) => setLoaded({ state: "ready", value }), []);
  return { loaded, retry, setValue };
}
