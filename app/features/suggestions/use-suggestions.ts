import { type Suggestions, suggestions } from "#contract/search";
import { question, reading } from "~/queries/question";
import { useQuery } from "~/queries/use-query";

const HOW = { pauseMs: 120, timeoutMs: 3_000 };
const SHORTEST = 2;

export interface FoundSuggestions {
  suggestions: Suggestions;
  /** They are for what is typed now, not for an earlier beginning of it whose answer came sooner. */
  current: boolean;
}

/** Suggestions for what is typed, after a short pause; null while there are none. A late answer never wins. */
export function useSuggestions(typed: string, adult: boolean, marketplace: boolean): FoundSuggestions | null {
  const term = typed.trim();
  const query = { q: term, ...(adult && { adult: 1 as const }), ...(marketplace && { marketplace: 1 as const }) };
  const asked = reading(question(suggestions, { query }, HOW), (answer) => ({ term, suggestions: answer }));
  const wanted = term.length >= SHORTEST;
  const { state, latest } = useQuery(asked, wanted);
  // Without an answer typing goes on, and those for other words go; the wrapper has logged why.
  if (!latest || !wanted || state === "failed") return null;
  // What was found for an earlier beginning of the same word stays until the new answer comes: nothing flickers.
  return sameBeginning(latest.term, term) ? { suggestions: latest.suggestions, current: latest.term === term } : null;
}

const sameBeginning = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);
