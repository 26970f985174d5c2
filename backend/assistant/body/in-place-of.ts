import { normalise } from "../../search/analysis/normalise";
import { fold, tokens } from "../../search/analysis/tokens";
import type { DialogueState, StatePart } from "../state";
import type { Around } from "./around";
import { summariesOf } from "./products";
import { requestOf } from "./request";

const leavesOut = ({ filter }: StatePart): boolean => filter?.values.every((one) => one.startsWith("!")) ?? false;

/** Without the brand that was asked for earlier. */
const ofAnyBrand = (state: DialogueState, turn: number): DialogueState => ({
  ...state,
  parts: state.parts.filter((part) => part.turn === turn || part.filter?.key !== "brand" || leavesOut(part)),
});

/**
 * Words that name what another brand makes take the place of the brand: `doe maar PlayStation` after one of Nintendo. The
 * state as it is where the words belong to the brand, or to no other.
 */
export async function withBrandOf(around: Around, merged: DialogueState, q: string): Promise<DialogueState> {
  const others = ofAnyBrand(merged, around.turn);
  if (q === "" || others.parts.length === merged.parts.length) return merged;
  const one = { current: 0, size: 1 };
  const own = await around.finder.ids(requestOf(merged, around.view, one));
  if (own.total > 0 && own.relaxed === undefined) return merged;
  const { ids, total, relaxed } = await around.finder.ids(requestOf(others, around.view, one));
  if (total === 0 || relaxed !== undefined) return merged;
  // What is named so is what the words name, and what only tells it has a property: `vurenhout` of hutches.
  const stems = tokens(q).map(normalise);
  const isNamed = (name: string) => stems.every((stem) => tokens(fold(name)).map(normalise).includes(stem));
  const shown = await summariesOf(around, ids);
  if (!shown.every(({ name }) => isNamed(name))) return merged;
  // What several brands have is a property, and names the goods of none: `mineraalglas` of watches.
  const { brand } = await around.finder.facets(requestOf(others, around.view));
  return brand !== undefined && brand.buckets.length > 1 ? merged : others;
}

const FOR_ANOTHER = /^(?:(?:en|of|maar|ook|dan)[ ,]+)*(?:voor|bij)\b/;

export const isForOther = (text: string): boolean => FOR_ANOTHER.test(fold(text));

/**
 * What a thing is for takes the place of what it was for before, where nothing is for both: `en voor de iPhone 15` after
 * cases for another telephone. The state as it is where that finds nothing either.
 */
export async function forAnother(
  around: Around,
  { q: before }: DialogueState,
  merged: DialogueState,
  q: string,
): Promise<DialogueState> {
  const [noun = "", ...others] = before.split(" ");
  if (merged.kinds.length > 0 || others.length === 0 || q === "") return merged;
  const one = { current: 0, size: 1 };
  const both = await around.finder.ids(requestOf(merged, around.view, one));
  if (both.total > 0 && both.relaxed === undefined) return merged;
  const other = { ...merged, q: `${noun} ${q}` };
  const { total, relaxed } = await around.finder.ids(requestOf(other, around.view, one));
  return total > 0 && relaxed === undefined ? other : merged;
}
