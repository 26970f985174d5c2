import { type Suggestions, suggestions } from "#contract/search";
import { question, reading } from "~/queries/question";
import { useQuery } from "~/queries/use-query";

const HOW = { pauseMs: 120, timeoutMs: 3_000 };
const SHORTEST = 2;

export interface FoundSuggestions {
  suggestions: Suggestions;
  /** Whether they are for the current text, not for an earlier beginning of it. */
  current: boolean;
}

/** Suggestions for the typed text, after a short pause; null while there are none. Late answers are ignored. */
export function useSuggestions(typed: string, adult: boolean, marketplace: boolean): FoundSuggestions | null {
  const term = typed.trim();
  const query = { q: term, ...(adult && { adult: 1 as const }), ...(marketplace && { marketplace: 1 as const }) };
  const asked = reading(question(suggestions, { query }, HOW), (answer) => ({ term, suggestions: answer }));
  const wanted = term.length >= SHORTEST;
  const { state, latest } = useQuery(asked, wanted);
  // On failure there are no suggestions; the API client has logged the reason.
  if (!latest || !wanted || state === "failed") return null;
  // Suggestions for an earlier beginning of the same word stay until the new answer arrives, to avoid flicker.
  return sameBeginning(latest.term, term) ? { suggestions: latest.suggestions, current: latest.term === term } : null;
}

const sameBeginning = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);
