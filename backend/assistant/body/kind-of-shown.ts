import { type DialogueState, newState } from "../state";
import type { Around } from "./around";
import { listedLeaves } from "./largest-kinds";
import { summariesOf } from "./products";
import { readIn } from "./read-in";

/**
 * The conversation about the category that all of what was shown is of, where nothing else says what is sought any more: `ander
 * merk is ook goed` after no more than `lego`.
 */
export async function ofKindShown(
  around: Around,
  left: DialogueState,
  { shown }: Pick<DialogueState, "shown">,
): Promise<DialogueState> {
  if (left.kinds.length > 0 || left.noun !== "" || left.q !== "" || shown.length === 0) return left;
  const [first, ...others] = await summariesOf(around, shown);
  if (!first || others.some(({ category }) => category !== first.category)) return left;
  const leaf = (await listedLeaves(around)).flat().find(({ key }) => key === first.category);
  const { kinds } = leaf ? await readIn(around, newState(), leaf.name) : { kinds: [] };
  const kind = kinds.find(({ key }) => key === first.category);
  return kind ? { ...left, kinds: [{ key: kind.key, name: kind.name, path: kind.path }] } : left;
}
