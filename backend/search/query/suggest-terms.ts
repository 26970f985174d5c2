import { normalise } from "../analysis/normalise";
import { tokens } from "../analysis/tokens";
import { isProperty, type NounSense, namesThing } from "./noun";

const MOST_TERMS = 8;
/** Single words before phrases: `wasmachine` is searched more than any phrase that begins with it. */
const THINGS_FIRST = 2;

/** What may complete the typed text, each best first. */
export interface Completions {
  /** What visitors searched for. */
  asked: readonly string[];
  /** The typed words with the last one completed. */
  words: readonly string[];
  /** Phrases from product names. */
  phrases: readonly string[];
}

/**
 * The terms to suggest: what is searched for, and what names a thing. A completed word that only describes (`wit`) is
 * no search, unless there is nothing else.
 */
export function suggestTerms(typed: string, { asked, words, phrases }: Completions, sense: NounSense): string[] {
  const isThing = (word: string) => {
    const part = { typed: [word], group: [] };
    return namesThing(part, sense) && !isProperty(part, sense);
  };
  const things = words.filter((text) => isThing(tokens(text).at(-1) ?? ""));
  const telling = phrases.filter((text) => tokens(text).some(isThing));
  const ordered = [...asked, ...things.slice(0, THINGS_FIRST), ...telling, ...things.slice(THINGS_FIRST)];
  const shown = new Map<string, string>();
  for (const text of ordered.length > 0 ? ordered : words) {
    const key = tokens(text).map(normalise).join(" ");
    if (text !== typed && !shown.has(key)) shown.set(key, text);
    if (shown.size === MOST_TERMS) break;
  }
  return [...shown.values()];
}
