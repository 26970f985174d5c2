import type { WishDemand } from "#contract/wish";
import { readTraits } from "../records";
import type { DialogueState } from "../state";
import type { Around } from "./around";
import { MOST_CHECKED, requestOf } from "./request";

/**
 * What must still be told by what is shown. Where a shop specifies nothing of what is found, that nothing tells what names
 * seldom do (`met wifi`, `9 kg`) says nothing of the products: they are shown, with the remark that the data do not tell.
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
  return isSpecified || traits.length === 0 ? demands : demands.filter(({ isSeldomNamed }) => !isSeldomNamed);
}
