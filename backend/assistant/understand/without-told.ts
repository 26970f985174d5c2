import { isPlainWord } from "../../search/wish/small-words";
import { storyIn } from "../../search/wish/stories";

/** A noun behind its article, or with nothing but `dus` beside it: `een tweede fiets`, `regenlaarzen dus`. */
const NAMED =
  /(?<!\bvoor )\b(?:een|zo'n|nieuwe?|andere?|heeft u|hebt u|heb je|hebben jullie|verkoopt u|verkopen jullie|zoek|zoeken|welke|wat voor) (?:ook |nog |naar )?(?:\p{L}+e )*(\p{L}{4,})|^(\p{L}{5,}) dus\b/giu;

const names = (clause: string): boolean =>
  [...clause.matchAll(NAMED)].some(([, noun = "", alone]) => !isPlainWord((alone ?? noun).toLowerCase()));

/** `ik heb de eerste en de tweede opgeschreven. Wat is het verschil?`: of those two. */
const PAIR = /\bde (?:eerste|tweede|derde|vierde) en (?:de )?(?:eerste|tweede|derde|vierde|laatste)\b/iu;
const DIFFERENCE = /\bverschil(?= ?[?.!]*$)/iu;

/**
 * A message without what it only tells, before its sentences are read one by one: where the wish names a thing itself, or
 * one is sought already. Else the story stays for the reader of wishes, who knows what the shop sells.
 */
export function withoutTold(message: string, hasView: boolean): string {
  const story = storyIn(message);
  if (!story || !(hasView || story.asked.some(names))) return message;
  const [pair] = PAIR.exec(story.told.join(" ")) ?? [];
  return story.asked.join(" ").replace(DIFFERENCE, (word) => (pair === undefined ? word : `${word} tussen ${pair}`));
}
