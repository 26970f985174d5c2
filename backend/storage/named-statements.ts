import { patience } from "./patience";

/** A statement is named when it is sent for this time: most texts are sent once, or never again. */
const OFTEN = 3;
/** Each keeps its plan in the store's memory, which never shrinks. */
const MOST_NAMED = 300;
const MOST_SEEN = 2_000;

/** The name of a statement with values, or undefined where it is to be parsed and planned anew. */
export type NameOf = (text: string) => string | undefined;

/**
 * Names statements that are sent often, so that a store keeps them prepared: the embedded one spends half of its time on
 * parsing and planning. Work that was granted more time (patience.ts) keeps a plan for its own values.
 */
export function createNames(): NameOf {
  const named = new Map<string, string>();
  const seen = new Map<string, number>();
  return (text) => {
    if (patience() !== undefined) return undefined;
    const known = named.get(text);
    if (known || named.size >= MOST_NAMED) return known;
    const times = (seen.get(text) ?? 0) + 1;
    if (times < OFTEN) {
      if (seen.size >= MOST_SEEN) seen.clear();
      seen.set(text, times);
      return undefined;
    }
    seen.delete(text);
    const name = `s${named.size + 1}`;
    named.set(text, name);
    return name;
  };
}
