import type { DialogueState, StatePart } from "../state";
import type { Around } from "./around";
import { requestOf } from "./request";

/** The filter by which products tell what they are for. */
export const MADE_FOR = "geschikt-voor";
const MOST_LEFT_OUT = 3;

async function countOf(around: Around, state: DialogueState): Promise<number> {
  const { total, relaxed } = await around.finder.ids(requestOf(state, around.view, { current: 0, size: 1 }));
  return relaxed === undefined ? total : 0;
}

/** `zonder lampjes` after shoes with them: of many kinds, those that are told to have none, and not what never has any. */
async function withoutWhatWasWanted(around: Around, before: DialogueState, merged: DialogueState) {
  const fresh = merged.parts.find(({ filter, turn }) => turn === around.turn && filter?.values.join() === "!Ja");
  const wanted = before.parts.some(
    ({ filter }) => filter !== undefined && filter.key === fresh?.filter?.key && filter.values.includes("Ja"),
  );
  if (!fresh?.filter || !wanted) return merged;
  const told: StatePart = { ...fresh, filter: { ...fresh.filter, values: ["Nee"] } };
  const state = { ...merged, parts: merged.parts.map((part) => (part === fresh ? told : part)) };
  return (await countOf(around, state)) > 0 ? state : merged;
}

/** `het is voor een iphone 16` after `hoesje galaxy s25`: the words of the other model go. */
async function withoutOtherModel(around: Around, before: DialogueState, merged: DialogueState) {
  const isFor = ({ filter, turn }: StatePart) => turn === around.turn && filter?.key === MADE_FOR;
  const words = merged.q.split(" ");
  if (merged.q !== before.q || words.length < 2 || !merged.parts.some(isFor)) return merged;
  if ((await countOf(around, merged)) > 0) return merged;
  for (let left = 1; left <= Math.min(MOST_LEFT_OUT, words.length - 1); left++) {
    const state = { ...merged, q: words.slice(0, -left).join(" ") };
    if ((await countOf(around, state)) > 0) return state;
  }
  return merged;
}

/** A conversation in which what was said last has its way against what it took the place of. */
export const settled = async (around: Around, before: DialogueState, merged: DialogueState): Promise<DialogueState> =>
  withoutOtherModel(around, before, await withoutWhatWasWanted(around, before, merged));
