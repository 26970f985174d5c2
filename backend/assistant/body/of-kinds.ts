import type { SearchRequest } from "#contract/search";
import { fold, tokens } from "../../search/analysis/tokens";
import type { DialogueState } from "../state";
import type { Around } from "./around";
import { requestOf, SHOWN_AT_ONCE } from "./request";

/**
 * The products of each of several kinds that may be meant, in turn. A search by the word for all of them finds others:
 * the wardrobes for `kleding`, where the kinds are clothing for women, men and children.
 */
export async function idsOfKinds(
  { finder, view }: Pick<Around, "finder" | "view">,
  state: DialogueState,
  { current, size }: SearchRequest["page"],
): Promise<Awaited<ReturnType<Around["finder"]["ids"]>>> {
  const kinds = state.kinds.slice(0, SHOWN_AT_ONCE);
  const names = kinds.flatMap(({ name }) => tokens(fold(name)));
  const others = tokens(fold(state.q)).filter((word) => !names.some((name) => name.endsWith(word)));
  const page = { current, size: Math.ceil(size / kinds.length) };
  const found = await Promise.all(
    kinds.map((kind) => finder.ids(requestOf({ ...state, kinds: [kind], noun: "", q: others.join(" ") }, view, page))),
  );
  const inTurn = Array.from({ length: page.size }, (_, at) => found.flatMap(({ ids }) => ids[at] ?? [])).flat();
  const relaxed = found.find((one) => one.relaxed !== undefined)?.relaxed;
  return {
    ids: [...new Set(inTurn)].slice(0, size),
    total: found.reduce((sum, { total }) => sum + total, 0),
    ...(relaxed !== undefined && { relaxed }),
  };
}
