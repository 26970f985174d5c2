import type { Wish } from "#contract/wish";
import { fold, tokens } from "../../search/analysis/tokens";
import { type DialogueState, hasWish, type StatePart, wantedBrand, wantsOf } from "../state";
import type { Around } from "./around";
import { asksWhatCanBeDone, isVersion } from "./follow-up";
import { isOfNumbers } from "./read-in";
import { requestOf } from "./request";

/** What a thing has or is for, without the thing. */
const SAYS_PART = /^(?:(?:en|maar|ook|dan|graag|liefst|wel|toch)[ ,]+)*(?:met|zonder|van|voor|in|op)\b/;

export const saysPart = (text: string): boolean => SAYS_PART.test(fold(text)) || asksWhatCanBeDone(text);

const ONLY = /^(?:(?:en|maar|ook|dan|doe|graag|liefst|nee|ik wil)[ ,]+)*(?:alleen|enkel|uitsluitend)\b/;

/** Whether others of what is in view are left out: `alleen de rode`. */
const saysOnly = (text: string): boolean => ONLY.test(fold(text));

/** What is in view is gone on about by who wants only some of it, though the words stand elsewhere in the shop. */
export function asOnly(text: string, read: Wish, state: Pick<DialogueState, "kinds" | "q" | "parts">): Wish {
  if (!saysOnly(text) || read.kinds.length > 0 || !hasWish(state)) return read;
  const { noun: _, isElsewhere: __, ...others } = read;
  const sought = tokens(state.q);
  return {
    ...others,
    q: tokens(read.q)
      .filter((word) => !sought.includes(word))
      .join(" "),
  };
}

/** Whether only some of what is sought by words is wanted, and nothing of it is told by these words. */
export async function isOnlyUntold(around: Around, text: string, state: DialogueState, read: Wish): Promise<boolean> {
  const isOfWords = saysOnly(text) && state.kinds.length === 0 && read.kinds.length + read.parts.length === 0;
  if (!isOfWords || read.q === "" || !hasWish(state)) return false;
  const both = requestOf({ ...state, q: `${state.q} ${read.q}`.trim() }, around.view, { current: 0, size: 1 });
  const { total, relaxed } = await around.finder.ids(both);
  return total === 0 || relaxed !== undefined;
}

/** Whether a message says more of what is sought by words or by its brand, and is no new subject: `met auto's` of LEGO. */
export const saysMoreOf = (text: string, state: DialogueState, { q }: Wish): boolean =>
  (state.q !== "" || (state.kinds.length === 0 && wantedBrand(state) !== undefined)) &&
  (saysPart(text) || isVersion(text) || saysOnly(text) || isOfNumbers(q));

const INTRODUCES = /\b(?:een|ook|zoek\w*|wil|heb|hebben|doe|geef|toon|liever)\b/;

/** Whether words are about what is sought by words already: `draadloos` after microphones, where some are both. */
export async function goesOn(around: Around, text: string, state: DialogueState, read: Wish): Promise<boolean> {
  const isOfWords = state.kinds.length < 2 && read.kinds.length === 0 && state.q !== "" && read.q !== "";
  if (!isOfWords || read.noun || read.isElsewhere || INTRODUCES.test(fold(text))) return false;
  const both = { ...ofBrandSaid(state, read), q: `${state.q} ${read.q}` };
  const { total, relaxed } = await around.finder.ids(requestOf(both, around.view, { current: 0, size: 1 }));
  return total > 0 && relaxed === undefined;
}

/** What is sought of the brand that is said now: `toch Bosch, serie 4` after dishwashers of another one. */
function ofBrandSaid(state: DialogueState, { parts }: Wish): DialogueState {
  const said = parts.filter(({ kind, filter }) => kind === "brand" && filter?.values !== undefined);
  if (said.length === 0) return state;
  const brands = said.map(({ filter, ...part }): StatePart => {
    const { key, values } = { values: [], ...filter } as { key: string; values: string[] };
    return { ...part, turn: 0, filter: { key, values } };
  });
  const values = brands.flatMap(({ filter }) => filter?.values ?? []);
  const isRefused = ({ filter }: StatePart) =>
    filter?.key === "brand" && values.some((value) => filter.values.includes(`!${value}`));
  const kept = state.parts.filter((part) => !wantsOf("brand")(part) && !isRefused(part));
  return { ...state, parts: [...kept, ...brands] };
}

/** Whether nothing in the shop is told by the words that go on about what is in view: `en ook dweilen` of vacuum cleaners. */
export async function isUnknownHere(
  around: Around,
  text: string,
  { shown }: DialogueState,
  read: Wish,
): Promise<boolean> {
  const isOnlyWords = read.kinds.length + read.parts.length === 0 && !read.isElsewhere && read.q !== "";
  if (shown.length === 0 || !isOnlyWords || INTRODUCES_ONE.test(fold(text))) return false;
  const request = requestOf({ kinds: [], noun: "", q: read.q, parts: [] }, around.view, { current: 0, size: 1 });
  return (await around.finder.ids(request)).total === 0;
}
const INTRODUCES_ONE = /\b(?:een|zoek\w*|wil|heb|hebben|verkoop\w*|verkopen|geef|toon)\b/;
