import { fold } from "../../search/analysis/tokens";
import type { DialogueState } from "../state";
import type { Around } from "./around";
import { readIn } from "./read-in";
import { requestOf } from "./request";
import { saysPart } from "./same-subject";

/** `ik heb toch liever een droger` */
const RATHER_ONE = /\b(?:liever|toch|beter|eigenlijk) (?:\p{L}+ )?een\b/u;
/** `en een droger van hetzelfde merk` */
const AND_ONE = /^(?:(?:en|ook|nog|ok|oke|top|prima|dan)[ ,!.]+)+een\b/;
/** `en drogers?` */
const AND_SEVERAL = /^(?:(?:en|ook|of)[ ,]+)+(?!\p{L}+loos\b)[\p{L}-]{3,}(?:en|s)[?!. ]*$/u;
const INTRODUCES = [RATHER_ONE, AND_ONE, AND_SEVERAL];

/** Whether a message begins about another thing than what is in view. */
export const introducesOne = (message: string): boolean => INTRODUCES.some((form) => form.test(fold(message)));

/** `stofzuigerzakken voor de complete c3`: a thing, and what it is for. */
const FOR_THING =
  /^(?:(?:en|ook|nog|ok|oke|dan|graag|zoek)[ ,]+)*(?:een )?([\p{L}-]{4,}) voor (?:de|het|een|mijn|m'n|mn) \p{L}/u;

/** Whether words that say nothing of the kind in view name what other things are: `en balpen dan?` after hutches. */
export async function namesAnotherThing(around: Around, state: DialogueState, text: string): Promise<boolean> {
  if (state.kinds.length === 0 || saysPart(text)) return false;
  const { kinds, noun, q, leftovers } = await readIn(around, { ...state, kinds: [] }, text);
  if (leftovers.length > 0) return false;
  const isForThing = q.startsWith(FOR_THING.exec(fold(text))?.[1] ?? "\0");
  if (noun === undefined && !isForThing) return kinds.length > 0 && q === "";
  const request = requestOf({ kinds: [], noun: noun ?? "", q, parts: [] }, around.view, { current: 0, size: 1 });
  const { total, relaxed } = await around.finder.ids(request);
  return total > 0 && relaxed === undefined;
}
