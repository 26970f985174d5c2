import { fold } from "../../search/analysis/tokens";
import { type DialogueState, type StatePart, wantedBrand } from "../state";
import type { Around } from "./around";
import { withParts } from "./merge-wish";
import { requestOf } from "./request";

const SAME = /^(?:(?:en|nee|ja|ok|oke|hmm|maar|doe|dan)[ ,]+)*(?:(?:het|de) ?)?zelfde\b/;
const RATHER = /^(?:(?:nee|ja|ok|oke|hmm)[ ,]+)*(?:(?:doe|maar|dan|toch|liever|eigenlijk)[ ,]+)*(?:toch|liever)\b/;
const MOST_KEPT = 4;
const RATHER_ANYWHERE = /\b(?:toch|liever|doe maar)\b/;

/** Without the words that were searched by, where those that are said instead go with none of them: `toch vierkant` after `rond`. */
export async function ratherInWords(
  around: Around,
  text: string,
  state: DialogueState,
  q: string,
): Promise<DialogueState> {
  if (state.kinds.length !== 1 || state.q === "" || q === "" || !RATHER_ANYWHERE.test(fold(text))) return state;
  const size = { current: 0, size: 1 };
  const { total } = await around.finder.ids(requestOf({ ...state, q: `${state.q} ${q}` }, around.view, size));
  return total > 0 ? state : { ...state, q: "" };
}

/** What a thing is to be like, whatever kind it is of: a value of its features, a colour, a size. */
const isLikeness = ({ filter, hard }: StatePart): boolean => hard && filter !== undefined && filter.key !== "brand";

/**
 * Who would rather have another kind of thing keeps what the former was to be like, where the other has that: `toch een
 * e-bike` after a city bike with a men's frame. What another kind has not, goes with the former.
 */
export async function ratherAsBefore(
  around: Around,
  text: string,
  before: DialogueState,
  merged: DialogueState,
): Promise<DialogueState> {
  const isOther = merged.kinds.length === 1 && merged.kinds[0]?.key !== before.kinds[0]?.key;
  if (
    !isOther ||
    before.kinds.length !== 1 ||
    wantedBrand(merged) !== undefined ||
    !(RATHER.test(fold(text)) || SAME.test(fold(around.message)))
  )
    return merged;
  const gone = before.parts.filter((part) => isLikeness(part) && !merged.parts.some(({ id }) => id === part.id));
  let state = merged;
  for (const part of gone.slice(0, MOST_KEPT)) {
    const kept = { ...state, parts: withParts([part], state.parts) };
    if (kept.parts.length === state.parts.length) continue;
    const { total, relaxed } = await around.finder.ids(requestOf(kept, around.view, { current: 0, size: 1 }));
    if (total > 0 && relaxed === undefined) state = kept;
  }
  return state;
}
