import type { DialogueState, StatePart } from "../state";
import type { Around } from "./around";
import { requestOf } from "./request";

const MOST_CHECKED = 4;

/** Asked of any kind: the price, the brand, when it comes. */
const isOfAnyKind = ({ filter, price }: StatePart): boolean =>
  price !== undefined || !filter || ["brand", "delivery", "shipping", "availability", "condition"].includes(filter.key);

/**
 * Without what was said before any kind was, where nothing of the kind that is sought now is told by it: `iets voor mijn
 * moeder` and then a pan, which is for nobody. `left`: what goes so.
 */
export async function toldOfKind(
  around: Around,
  before: DialogueState,
  merged: DialogueState,
): Promise<{ state: DialogueState; left: string[] }> {
  const [kind, ...others] = merged.kinds;
  if (before.kinds.length > 0 || !kind || others.length > 0) return { state: merged, left: [] };
  const earlier = merged.parts.filter((part) => part.turn < around.turn && part.hard && !isOfAnyKind(part));
  const gone: StatePart[] = [];
  for (const part of earlier.slice(0, MOST_CHECKED)) {
    const alone = requestOf({ kinds: merged.kinds, noun: "", q: "", parts: [part] }, around.view, {
      current: 0,
      size: 1,
    });
    const { total, relaxed } = await around.finder.ids(alone);
    if (total === 0 || relaxed !== undefined) gone.push(part);
  }
  const parts = merged.parts.filter((part) => !gone.includes(part));
  return { state: { ...merged, parts }, left: gone.map(({ said, label }) => said || label) };
}
