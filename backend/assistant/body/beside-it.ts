import type { Wish } from "#contract/wish";
import { fold } from "../../search/analysis/tokens";
import { type DialogueState, newState, type StatePart, wantsOf } from "../state";
import type { Around } from "./around";
import { withParts } from "./merge-wish";
import { summariesOf } from "./products";
import { readIn } from "./read-in";
import { requestOf } from "./request";

const FOR_IT = /\s+(?:ervoor|daarvoor|hiervoor)(?=[?!. ]*$)/i;

/** What a thing has is no other thing: `met hoes erbij`. */
const HAS_IT = /\b(?:met|zonder|inclusief|incl)\b/;

/** Whether what goes with the thing in view is sought: `en de inkt ervoor`. */
export const isForIt = (text: string): boolean => FOR_IT.test(fold(text)) && !HAS_IT.test(fold(text));
/** The pronoun is no property of it. */
export const withoutIt = (text: string): string => text.replace(FOR_IT, "");

/** What it names in the whole shop, and not as a property of the thing in view: ink, and no inkjet printers. */
export async function readBesideIt(around: Around, text: string): Promise<Wish | undefined> {
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
