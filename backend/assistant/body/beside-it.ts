import type { Wish } from "#contract/wish";
import { fold, tokens } from "../../search/analysis/tokens";
import { type DialogueState, newState, type StatePart, wantsOf } from "../state";
import type { Around } from "./around";
import { withParts } from "./merge-wish";
import { summariesOf } from "./products";
import { readIn } from "./read-in";
import { requestOf } from "./request";

const FOR_IT = /\s+(?:ervoor|daarvoor|hiervoor)(?=[?!., ]*$|,)/i;
/** `een hoesje erbij`, `heb je er ook een hoesje bij`: what is to go with it. */
const WITH_IT = /(?<=\b(?:een|de|het|wat) (?:[\p{L}-]+ )?[\p{L}-]+)\s+erbij(?=[?!., ]*$|,)/iu;
const HAS_WITH_IT =
  /(?<=\b(?:je|jij|jullie|u) )(?:er|daar|hier) (?:ook |nog |dan |misschien )*((?:een|de|het|wat) [\p{L}\d -]+?) (?:bij|voor)(?=[?!. ]*$|,)/iu;
/** Another of what comes with it. */
const ANOTHER = /\b(?:extra|reserve|losse?|tweede)\s+(?=\p{L})/giu;

/** What a thing has is no other thing: `met hoes erbij`. */
const HAS_IT = /\b(?:met|zonder|inclusief|incl)\b/;

/** Whether what goes with the thing in view is sought: `en de inkt ervoor`. */
export const isForIt = (text: string): boolean =>
  [FOR_IT, WITH_IT, HAS_WITH_IT].some((form) => form.test(fold(text))) && !HAS_IT.test(fold(text));
/** The pronoun is no property of it. */
export const withoutIt = (text: string): string =>
  text.replace(FOR_IT, "").replace(WITH_IT, "").replace(HAS_WITH_IT, "$1").replace(ANOTHER, "");

/**
 * What it names in the whole shop, and not as a property of the thing in view: ink, and no inkjet printers. A bag beside a
 * laptop is a laptop bag, where those are sold.
 */
export async function readBesideIt(
  around: Around,
  text: string,
  { kinds: [kind] }: Pick<DialogueState, "kinds">,
): Promise<Wish | undefined> {
  const own = kind && !text.includes(",") ? await readIn(around, newState(), `${text} voor ${kind.name}`) : undefined;
  const isOther = own?.kinds.length === 1 && own.kinds[0]?.key !== kind?.key;
  if (own && isOther && own.q === "" && own.leftovers.length === 0) return { ...own, isElsewhere: true };
  const read = await readIn(around, newState(), text);
  return read.q !== "" || read.kinds.length > 0 ? { ...read, isElsewhere: true } : undefined;
}

const isWanted = wantsOf("brand");

/** What goes with a thing of one brand is of that brand, where the shop has any: heads for a Braun shaver. */
export async function ofSameBrand(
  around: Around,
  before: DialogueState,
  merged: DialogueState,
): Promise<DialogueState> {
  const brand = before.parts.find(isWanted);
  if (!brand || merged.parts.some(isWanted)) return merged;
  const own = { ...merged, parts: [...merged.parts, brand] };
  const { total, relaxed } = await around.finder.ids(requestOf(own, around.view, { current: 0, size: 1 }));
  return total > 0 && relaxed === undefined ? own : merged;
}

/**
 * What goes with a model is for that model, where the shop has any: a case for the `iPhone 15` that a screen protector was
 * sought for, and a controller for a `PlayStation 5 Disc`.
 */
export async function ofSameModel(around: Around, { q }: DialogueState, merged: DialogueState): Promise<DialogueState> {
  const words = tokens(q).slice(0, MOST_NAMED);
  for (let end = words.length; end > 0; end--) {
    for (const named of [words.slice(0, end), words.slice(1, end)]) {
      if (!named.some((word) => /^[a-z]{3,}/.test(word)) || merged.q === named.join(" ")) continue;
      const own = { ...merged, q: `${merged.q} ${named.join(" ")}`.trim() };
      const { total, relaxed } = await around.finder.ids(requestOf(own, around.view, { current: 0, size: 1 }));
      if (total > 0 && relaxed === undefined) return own;
    }
  }
  return merged;
}
const MOST_NAMED = 4;

/** Without the brands of what is shown; the state as it is where that tells no brand. */
export async function ofOtherBrands(around: Around, state: DialogueState): Promise<DialogueState> {
  const brands = (await summariesOf(around, state.shown)).flatMap(({ brand }) => brand ?? []);
  const parts = [...new Set(brands)].map((brand): StatePart => {
    const label = `niet van ${brand}`;
    const filter = { key: "brand", values: [`!${brand}`] };
    return { id: `brand:!${brand}`, label, said: brand, hard: true, turn: around.turn, filter };
  });
  return { ...state, parts: withParts(state.parts, parts) };
}
