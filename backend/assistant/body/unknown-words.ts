import { fold, tokens } from "../../search/analysis/tokens";
import { isPlainWord } from "../../search/wish/small-words";
import { type DialogueState, hasWish, newState, wantedBrand } from "../state";
import type { Around } from "./around";
import { readIn } from "./read-in";
import { requestOf } from "./request";

const LEAD = /^(\p{L}{2,20})[,!.…]+\s+(?=\S)/u;
const MOST_WORDS = 6;

/** Whether nothing in the shop has a word, whatever else is wished. */
async function isUnknown(around: Around, word: string): Promise<boolean> {
  const search = { kinds: [], noun: "", q: word, parts: [] };
  const { total, mended } = await around.finder.ids(requestOf(search, around.view, { current: 0, size: 1 }));
  return total === 0 || mended !== undefined;
}

/** A later message without the word that it begins with where that means nothing here: `asjemenou, onder de 150`. */
export async function withoutUnknownLead(around: Around, text: string, state: DialogueState): Promise<string> {
  const [lead = "", word = ""] = LEAD.exec(text) ?? [];
  if (lead === "" || !hasWish(state) || isPlainWord(fold(word))) return text;
  const { kinds, parts, q, leftovers } = await readIn(around, newState(), word);
  if (kinds.length + parts.length > 0 || (q === "" && leftovers.length === 0)) return text;
  // `crossbody, en leer` of bags: half a word, which says something of those in view.
  if ((await readIn(around, state, word)).parts.length > 0) return text;
  return (await isUnknown(around, word)) ? text.slice(lead.length) : text;
}

/**
 * The conversation without the words that nothing in the shop has, where they were answered with nothing just now: what is
 * said next is wished of what was in view before them.
 */
export async function withoutUnknownSought(around: Around, state: DialogueState): Promise<DialogueState> {
  const words = state.q.split(" ").filter(Boolean);
  const isAnswered = state.pages > 0 || state.shown.length === 0;
  if (isAnswered || words.length === 0 || words.length > MOST_WORDS) return state;
  const known: string[] = [];
  for (const word of words) {
    const isSame = tokens(state.noun).includes(fold(word));
    if (isSame || isPlainWord(fold(word)) || !(await isUnknown(around, word))) known.push(word);
  }
  const isAny = state.kinds.length > 0 || known.length > 0 || wantedBrand(state) !== undefined;
  return known.length < words.length && isAny ? { ...state, q: known.join(" ") } : state;
}
