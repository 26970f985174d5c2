import { useEffect, useState } from "react";
import { type Suggestions, suggestions } from "#contract/search";
import { browserApi } from "~/api/browser";

const PAUSE_MS = 120;
const TIMEOUT_MS = 3_000;
const SHORTEST = 2;

export interface FoundSuggestions {
  suggestions: Suggestions;
  /** They are for what is typed now, not for an earlier beginning of it whose answer came sooner. */
  current: boolean;
}

/** Suggestions for what is typed, after a short pause; null while there are none. A late answer never wins. */
export function useSuggestions(typed: string, adult: boolean, marketplace: boolean): FoundSuggestions | null {
  const [found, setFound] = useState<{ term: string; suggestions: Suggestions } | null>(null);
  const term = typed.trim();
  useEffect(() => {
    if (term.length < SHORTEST) return;
    const stop = new AbortController();
    const pause = setTimeout(async () => {
      const query = {
        q: term,
        ...(adult ? { adult: 1 as const } : {}),
        ...(marketplace ? { marketplace: 1 as const } : {}),
      };
      const asked = browserApi().ask(suggestions, { query }, { signal: stop.signal, timeoutMs: TIMEOUT_MS });
      // Without an answer typing goes on, and those for other words go; the wrapper has logged why.
      const answer = await asked.catch(() => null);
      if (!stop.signal.aborted) setFound(answer && { term, suggestions: answer });
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      stop.abort();
    };
  }, [term, adult, marketplace]);
  // What was found for an earlier beginning of the same word stays until the new answer comes: nothing flickers.
  if (!found || term.length < SHORTEST || !sameBeginning(found.term, term)) return null;
  return { suggestions: found.suggestions, current: found.term === term };
}

const sameBeginning = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);
