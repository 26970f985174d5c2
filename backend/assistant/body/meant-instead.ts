import { readFilterValue } from "#contract/filter-values";
import type { Wish } from "#contract/wish";
import { fold } from "../../search/analysis/tokens";
import { unitOf } from "../../search/analysis/units";
import type { DialogueState } from "../state";

const MISTAKEN = /^(?:nee|oh|sorry|oeps|ik|wacht)\b.*\bbedoel(?:de)?\b/;

const baseOf = (value: string | undefined): string | undefined => {
  const read = readFilterValue(value ?? "");
  return read.is === "range" ? unitOf(read.unit).base : undefined;
};

/** The wishes without the measure in whose place another was meant: `nee 50 lang bedoel ik` after `40 breed`. */
export function withoutMistaken<State extends Pick<DialogueState, "parts">>(
  text: string,
  state: State,
  read: Wish,
): State {
  if (!MISTAKEN.test(fold(text).trim())) return state;
  const [meant, ...others] = read.parts.flatMap(({ kind, filter }) =>
    kind === "quantity" && filter?.values !== undefined ? [filter] : [],
  );
  if (!meant || others.length > 0) return state;
  const base = baseOf(meant.values[0]);
  const last = Math.max(...state.parts.map(({ turn }) => turn));
  const mistaken = state.parts.findLast(
    ({ turn, filter }) =>
      turn === last && filter !== undefined && filter.key !== meant.key && baseOf(filter.values[0]) === base,
  );
  return base === undefined || !mistaken ? state : { ...state, parts: state.parts.filter((one) => one !== mistaken) };
}

/** `oke, dan gewoon een koksmes van 20 cm` */
const PLAIN_ONE = /\b(?:dan|doe)\b(?: \p{L}+){0,2}? (?:gewoon|maar) (?:een|de|het)\b/u;

/**
 * What a visitor falls back on where nothing was found: the thing is named anew, and only what it may cost stays of what was
 * said of it before.
 */
export function fallenBack<State extends Pick<DialogueState, "kinds" | "shown" | "parts" | "q">>(
  text: string,
  state: State,
  read: Wish,
): State {
  const isSame = read.kinds.some(({ key }) => state.kinds.some((known) => known.key === key));
  if (!isSame || state.shown.length > 0 || !PLAIN_ONE.test(fold(text))) return state;
  return { ...state, q: "", parts: state.parts.filter(({ price }) => price !== undefined) };
}
