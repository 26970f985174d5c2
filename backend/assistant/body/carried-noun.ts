import { fold } from "../../search/analysis/tokens";
import { colourNamed } from "../../search/wish/colour-words";
import type { DialogueState } from "../state";
import type { Around } from "./around";
import { readIn } from "./read-in";

const RATHER = /\b(?:liever|toch|doe maar|graag) (?:een )?(\p{L}{3,}e)(?=$|[,.!?])/iu;
const OF_TWO_WORDS = /^\p{L}+ (\p{L}{3,})$/u;

/**
 * A message whose adjective stands without its noun, with the noun of what was wished before: `liever korte` after dresses
 * with `Lange mouw` are ones with `korte mouw`, where that is a value of the same feature. The message as it is elsewhere.
 */
export async function withNoun(around: Around, state: DialogueState, text: string): Promise<string> {
  const [, adjective = ""] = RATHER.exec(text) ?? [];
  if (adjective === "" || colourNamed(fold(adjective)) !== undefined) return text;
  for (const { filter } of state.parts) {
    const [, noun] = OF_TWO_WORDS.exec(filter?.values.length === 1 ? (filter.values[0] ?? "") : "") ?? [];
    if (noun === undefined) continue;
    const whole = text.replace(RATHER, (said) => `${said} ${noun}`);
    const { parts } = await readIn(around, state, whole);
    const isSame = parts.some((one) => one.filter?.key === filter?.key && fold(one.said).includes(fold(adjective)));
    if (isSame) return whole;
  }
  return text;
}
