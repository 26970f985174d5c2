import type { Wish } from "#contract/wish";
import { fold, tokens } from "../../search/analysis/tokens";
import { isSmallWord } from "../../search/wish/small-words";
import { type DialogueState, hasWish } from "../state";

const ASKS =
  /^(?:en )?(?:hoe|hoeveel|wat|wie|wiens|waar\w*|wanneer|waarom|welke?|kan|kun|kunnen|mag|moet|is|zijn|was|heeft|doet|werkt|gaat|komt|wordt|geldt|blijft|\p{L}+ jullie)\b/u;
/** The same with a kind in view: `kan het ook in het rood` and `welke hebben wifi` go on about that kind. */
const ASKS_ANEW = /^(?:en )?(?:hoe|hoeveel|wie|wiens|wanneer|waarom)\b/;
/** What must be possible with what is in view: `moet in de vaatwasser kunnen`. */
const MUST_BE =
  /^(?:en |maar )?(?:(?:hij|het|ie|die|ze) )?moet(?:en)?\b(?!.*\b(?:ik|we|wij|je|jij|u|jullie)\b).*\b(?:kunnen|zijn|hebben|worden|passen|mogen)[. !]*$/;
/** Asks for goods, however it begins. */
const FOR_GOODS =
  /\b(?:zoek\w*|heb (?:je|jij|u)|hebben jullie|verkoop\w*|verkopen|verkocht|te koop|koop|kopen|bestel\w*|(?:is|zijn) er|vind ik|wat kost\w*|hoeveel kost\w*|laten zien|tonen|raad\w*|aanrad\w*|cadeau\w*|kado\w*)\b/;
const MARKUP = /<[/!?]?[a-z]|\{\{|\$\{|\bjavascript:/;
const LEAST_COVERED = 0.5;

/** How much of what a text says was read as a kind, what things are named, a brand or any other filter; 0 to 1. */
export function covered(text: string, { parts, noun }: Pick<Wish, "parts" | "noun">): number {
  const content = tokens(text).filter((word) => !isSmallWord(word));
  if (content.length === 0) return parts.length > 0 ? 1 : 0;
  const read = new Set([...parts.flatMap(({ said }) => tokens(said)), ...tokens(noun ?? "")]);
  return content.filter((word) => read.has(word)).length / content.length;
}

/**
 * Whether a text is a question about something else, or markup, of which at most a stray word occurs in some product. It
 * is a wish only where most of it was read as one; words that merely can be searched by do not count.
 */
export function isStray(
  text: string,
  read: Pick<Wish, "parts" | "noun">,
  state: Pick<DialogueState, "kinds" | "q" | "parts">,
): boolean {
  const folded = fold(text).trim();
  if (MARKUP.test(folded)) return covered(folded, read) < LEAST_COVERED;
  if (FOR_GOODS.test(folded) || (hasWish(state) && MUST_BE.test(folded))) return false;
  const asks = state.kinds.length > 0 ? ASKS_ANEW : ASKS;
  return asks.test(folded) && covered(folded, read) < LEAST_COVERED;
}
