import { type DialogueState, newState } from "../state";
import type { Around } from "./around";
import { listedLeaves } from "./largest-kinds";
import { summariesOf } from "./products";
import { readIn } from "./read-in";
import { requestOf } from "./request";

/** The category that all of what was shown is of. */
async function kindOfShown(
  around: Around,
  { shown }: Pick<DialogueState, "shown">,
): Promise<DialogueState["kinds"][number] | undefined> {
  const [first, ...others] = shown.length === 0 ? [] : await summariesOf(around, shown);
  if (!first || others.some(({ category }) => category !== first.category)) return undefined;
  const leaf = (await listedLeaves(around)).flat().find(({ key }) => key === first.category);
  const { kinds } = leaf ? await readIn(around, newState(), leaf.name) : { kinds: [] };
  const kind = kinds.find(({ key }) => key === first.category);
  return kind && { key: kind.key, name: kind.name, path: kind.path };
}

/**
 * The conversation about the category that all of what was shown is of, where nothing else says what is sought any more: `ander
 * merk is ook goed` after no more than `lego`.
 */
export async function ofKindShown(
  around: Around,
  left: DialogueState,
  before: Pick<DialogueState, "shown">,
): Promise<DialogueState> {
  if (left.kinds.length > 0 || left.noun !== "" || left.q !== "") return left;
  const kind = await kindOfShown(around, before);
  return kind ? { ...left, kinds: [kind] } : left;
}

/** These say nothing of what kind a thing is. */
const OF_ANY_KIND = new Set(["brand", "color", "size", "gender", "delivery", "condition", "category"]);

/**
 * What is sought by a noun of several categories (`bank`, `koffieapparaat`), as the one that is left once a property has told
 * the others apart (`met thermoskan`): what is said next is read of that.
 */
export async function asOneKind(around: Around, state: DialogueState): Promise<DialogueState> {
  const isTold = state.parts.some(({ filter }) => filter !== undefined && !OF_ANY_KIND.has(filter.key));
  // What a maker's series names (`switch`) gives way to that of another, and the maker with it.
  const isOfBrand = state.parts.some(({ filter }) => filter?.key === "brand");
  if (state.kinds.length === 1 || state.q === "" || !isTold || isOfBrand) return state;
  const kind = await kindOfShown(around, state);
  if (!kind) return state;
  const count = async (search: DialogueState) =>
    (await around.finder.ids(requestOf(search, around.view, { current: 0, size: 1 }))).total;
  const total = await count(state);
  const one = { ...state, kinds: [kind], noun: "" };
  if ((await count(one)) !== total) return state;
  // The noun tells no more than the category does.
  const bare = { ...one, q: "" };
  return (await count(bare)) === total ? bare : one;
}
