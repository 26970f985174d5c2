import type { Match } from "../matching/mutual-matches";
import { createTitleMatcher, type KnownOffer, type NewItem, type ReadOffer } from "../matching/title-matcher";

/** Offers from which the weights of words are learned; offers come in the order of their hashed ids, so at random. */
const LEARNED_FROM = 8_000;

/** One question to the thread that compares titles. Rows are JSON texts as the store returns them. */
export type MatchStep = { items: string } | { offers: string } | { end: true };

/**
 * Compares the items of one session with the offers that follow them. Returns the matches of the step that ends the
 * session, and nothing for the others.
 */
export function createMatchingSession(): (step: MatchStep) => Match[] {
  const matcher = createTitleMatcher();
  /** The first offers, until enough has been learned to compare them. */
  let waiting: ReadOffer[] | null = [];

  function compareWaiting(): void {
    for (const offer of waiting ?? []) matcher.compare(offer);
    waiting = null;
  }

  function take(offer: KnownOffer): void {
    if (waiting === null) {
      matcher.compare(offer);
      return;
    }
    waiting.push(matcher.learn(offer));
    if (waiting.length >= LEARNED_FROM) compareWaiting();
  }

  return (step) => {
    if ("items" in step) for (const item of JSON.parse(step.items) as NewItem[]) matcher.add(item);
    else if ("offers" in step) for (const offer of JSON.parse(step.offers) as KnownOffer[]) take(offer);
    else {
      compareWaiting();
      return matcher.matches();
    }
    return [];
  };
}
