import type { WishDemand } from "#contract/wish";
import { fold, tokens } from "../../search/analysis/tokens";
import { readTraits } from "../records";
import type { DialogueState } from "../state";
import type { Around } from "./around";
import { MOST_CHECKED, requestOf } from "./request";

/**
 * What must still be told by what is shown. Where a shop specifies nothing of what is found, that nothing tells what names
 * seldom do (`met wifi`) says nothing of the products: they are shown, with the remark that the data do not tell. Numbers are
 * not among it, because names of screens and memory mostly tell them.
 */
export async function demandsTold(
  around: Pick<Around, "finder" | "kit" | "view">,
  state: DialogueState,
  demands: readonly WishDemand[],
): Promise<readonly WishDemand[]> {
  if (!demands.some(({ isSeldomNamed }) => isSeldomNamed) || state.kinds.length + state.q.length === 0) return demands;
  const { ids } = await around.finder.ids(requestOf(state, around.view, { current: 0, size: MOST_CHECKED }));
  const traits = [...(await readTraits(around.kit.db, ids)).values()];
  const isSpecified = traits.some(
    ({ specifications, features }) => specifications.length + Object.keys(features).length > 0,
  );
  if (isSpecified || traits.length === 0) return demands;
  const isNamed = await Promise.all(
    demands.map(async (one) => !one.isSeldomNamed || (await isNamedElsewhere(around, state, one))),
  );
  return demands.filter((_, at) => isNamed[at]);
}

/** Whether others of what is sought, whatever else is wished of them, are named with it: then those that are not have it not. */
async function isNamedElsewhere(
  around: Pick<Around, "finder" | "view">,
  state: DialogueState,
  { word }: WishDemand,
): Promise<boolean> {
  const q = tokens(state.q).filter((one) => one !== fold(word));
  const search = { ...state, q: [...q, word].join(" "), parts: [] };
  const { total, relaxed, mended } = await around.finder.ids(requestOf(search, around.view, { current: 0, size: 1 }));
  return q.length > 0 && total > 0 && relaxed === undefined && mended === undefined;
}

/**
 * The same of words to search by, which other things of the shop are named with (`ruisonderdrukking` of headphones, and not of
 * earbuds): where they leave nothing, they are left over.
 */
export async function withoutUntellable(
  around: Pick<Around, "finder" | "kit" | "view">,
  state: DialogueState,
  demands: readonly WishDemand[],
): Promise<{ state: DialogueState; left: string[] }> {
  const words = state.q.split(" ");
  const seldom = demands.filter(({ said, isSeldomNamed }) => isSeldomNamed && words.map(fold).includes(fold(said)));
  const q = words.filter((word) => !seldom.some(({ said }) => fold(said) === fold(word))).join(" ");
  if (seldom.length === 0 || q === "") return { state, left: [] };
  const { total, relaxed } = await around.finder.ids(requestOf(state, around.view, { current: 0, size: 1 }));
  if (total > 0 && relaxed === undefined) return { state, left: [] };
  const bare = { ...state, q };
  const isTold = (await demandsTold(around, bare, seldom)).length > 0;
  return isTold ? { state, left: [] } : { state: bare, left: seldom.map(({ said }) => said) };
}
