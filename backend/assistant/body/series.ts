import { fold } from "../../search/analysis/tokens";
import type { DialogueState, StatePart } from "../state";
import type { Around } from "./around";
import { withParts } from "./merge-wish";
import { summariesOf } from "./products";
import { MOST_CHECKED, requestOf } from "./request";

const SERIES = /\b(?:(?:uit|van) )?(?:de |een )?([a-z]{1,3})(?:-| )serie\b/i;

/** Whether a name has a model of a series: `Galaxy A55` is of the A series. */
export const isOfSeries = (name: string, series: string): boolean =>
  fold(name)
    .split(/[^a-z0-9]+/)
    .some((word) => word.startsWith(series) && /^\d/.test(word.slice(series.length)));

/**
 * What is of a series by the first letters of its models: `alleen de a-serie` of telephones. The message without it, where
 * anything that was found is of that series.
 */
export async function withSeries(
  around: Around,
  text: string,
  state: DialogueState,
): Promise<{ text: string; state: DialogueState } | undefined> {
  const [said, letters = ""] = SERIES.exec(text) ?? [];
  if (said === undefined || state.shown.length === 0) return undefined;
  const series = fold(letters);
  const { ids } = await around.finder.ids(requestOf(state, around.view, { current: 0, size: MOST_CHECKED }));
  if (!(await summariesOf(around, ids)).some(({ name }) => isOfSeries(name, series))) return undefined;
  const label = `${letters.toUpperCase()}-serie`;
  const part: StatePart = { id: "told:series", label, said, hard: true, turn: around.turn, told: { series } };
  return {
    text: text.replace(said, " ").replace(/\s+/g, " ").trim(),
    state: { ...state, parts: withParts(state.parts, [part]), pages: 0, focus: null, question: null },
  };
}
