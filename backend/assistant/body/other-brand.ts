import { normalise } from "../../search/analysis/normalise";
import { tokens } from "../../search/analysis/tokens";
import { type DialogueState, type StatePart, wantsOf } from "../state";
import type { Around } from "./around";
import { ofKindShown } from "./kind-of-shown";
import { requestOf } from "./request";

const isWanted = wantsOf("brand");
const ONE = { current: 0, size: 1 };
const MOST_PHRASES = 5;
/** `jammer, dan Google`, `liever Lenovo`: in place of what was asked for. */
const INSTEAD = /\b(?:dan|liever|toch|jammer|in plaats)\b/i;

async function finds(around: Around, state: DialogueState): Promise<boolean> {
  const { total, relaxed } = await around.finder.ids(requestOf(state, around.view, ONE));
  return total > 0 && relaxed === undefined;
}

/** Words of a search, of which a number and the word before it are one: `serie 6`. */
function phrasesIn(words: readonly string[]): string[] {
  const phrases: string[] = [];
  for (const word of words) {
    const last = phrases.at(-1);
    if (last !== undefined && /^\d+$/.test(word) && !/^\d/.test(last)) phrases.splice(-1, 1, `${last} ${word}`);
    else phrases.push(word);
  }
  return phrases;
}

/** Whether nothing else in the shop is named with these words than what one other brand makes. */
async function isOfOther(around: Around, { kinds }: DialogueState, q: string, brands: readonly string[]) {
  const request = requestOf({ kinds, noun: "", q, parts: [] }, around.view, ONE);
  const { total, relaxed } = await around.finder.ids(request);
  if (total === 0 || relaxed !== undefined) return false;
  const { brand } = await around.finder.facets(requestOf({ kinds, noun: "", q, parts: [] }, around.view));
  const [only, ...others] = brand?.buckets.map(({ key }) => key) ?? [];
  return only !== undefined && others.length === 0 && !brands.includes(only);
}

/** Whether it demands a word that nothing in the shop has: a brand that is not sold here. */
async function isUnsold(around: Around, { needed, said }: StatePart): Promise<boolean> {
  if (needed === undefined) return false;
  const request = requestOf({ kinds: [], noun: "", q: said, parts: [] }, around.view, ONE);
  const { total, relaxed, mended } = await around.finder.ids(request);
  return total === 0 || relaxed !== undefined || mended !== undefined;
}

/** Without what was demanded earlier and is not sold here, where something else is asked for in its place. */
async function withoutUnsold(around: Around, text: string, state: DialogueState): Promise<DialogueState> {
  if (!INSTEAD.test(text)) return state;
  const parts: StatePart[] = [];
  for (const part of state.parts) if (part.turn === around.turn || !(await isUnsold(around, part))) parts.push(part);
  return parts.length < state.parts.length ? { ...state, parts } : state;
}

/**
 * After another brand: the conversation without the models of the former brand, where the new one has none of them. `Lenovo`
 * after iPads is about its tablets, and `Google` after a brand that is not sold here about its telephones.
 */
export async function withoutModelsOfOthers(
  around: Around,
  text: string,
  before: DialogueState,
  merged: DialogueState,
): Promise<DialogueState> {
  const wanted = merged.parts.find((part) => part.turn === around.turn && isWanted(part));
  if (!wanted) return merged;
  const state = await withoutUnsold(around, text, merged);
  if (await finds(around, state)) return state;
  const words = state.q.split(" ").filter(Boolean);
  const nouns = state.noun === "" && state.kinds.length === 0 ? words.slice(0, 1) : tokens(state.noun);
  const former = before.q.split(" ").filter((word) => !nouns.includes(word));
  const head = words.filter((word) => nouns.includes(word));
  const gone: string[] = [];
  for (const phrase of phrasesIn(words.filter((word) => former.includes(word))).slice(0, MOST_PHRASES)) {
    const q = [...head, phrase].join(" ");
    if (await isOfOther(around, state, q, wanted.filter?.values ?? [])) gone.push(...phrase.split(" "));
  }
  const stems = gone.map(normalise);
  const parts = state.parts.filter(({ needed }) => !needed?.every((stem) => stems.includes(stem)));
  const bare = { ...state, parts, q: words.filter((word) => !gone.includes(word)).join(" ") };
  if (gone.length > 0 && (await finds(around, bare))) return bare;
  return (await ofSuchThings(around, before, state, wanted)) ?? merged;
}

/** `van samsung` after no more than `ipad`: such things as were shown, by the new brand. */
async function ofSuchThings(
  around: Around,
  before: DialogueState,
  state: DialogueState,
  wanted: StatePart,
): Promise<DialogueState | undefined> {
  if (state.kinds.length > 0 || before.q === "" || state.q !== before.q) return undefined;
  if (!(await isOfOther(around, state, state.q, wanted.filter?.values ?? []))) return undefined;
  const such = await ofKindShown(around, { ...state, q: "", noun: "" }, before);
  return such.kinds.length > 0 && (await finds(around, such)) ? such : undefined;
}
