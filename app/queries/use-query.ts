import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { queries } from "./browser-queries";
import type { Known, Question } from "./queries";

export type Asked<T> = Known<T> & {
  /** The answer; while there is none, the one to the previous question, to avoid flicker. */
  latest: T | undefined;
  retry: () => void;
};

const idle: Known<never> = { state: "idle" };

/** Asks a question once it is `wanted`, and returns its state. Always idle on the server and while hydrating. */
export function useQuery<T>(question: Question<T>, wanted = true): Asked<T> {
  const now = useRef(question);
  now.current = question;
  const key = queries.keyOf(question);
  const watch = useCallback(
    (tell: () => void) => (wanted && key ? queries.watch(now.current, tell) : () => undefined),
    [key, wanted],
  );
  const known = useSyncExternalStore(
    watch,
    () => queries.known(question),
    () => idle,
  );
  const before = useRef<T>();
  useEffect(() => {
    if (known.state === "ready") before.current = known.value;
    else if (!wanted) before.current = undefined;
  });
  const retry = useCallback(() => void queries.retry(now.current), []);
  const shown: Known<T> = wanted && known.state === "idle" ? { state: "loading" } : known;
  return { ...shown, latest: known.value ?? before.current, retry };
}
