import type { ChatBlock } from "#contract/assistant";
import { normalise } from "../../search/analysis/normalise";
import { tokens } from "../../search/analysis/tokens";
import { type DialogueState, wordsSought } from "../state";
import type { Around } from "./around";
import { searchPath } from "./search-path";
import { say } from "./texts";

/** The wishes as chips, each with the message that takes it back. */
export function wishesBlock(
  state: DialogueState,
  total: number,
  { segments }: Pick<Around, "segments">,
  listed = total,
): ChatBlock {
  const chips = state.parts.map(({ label }) => ({ label, drop: `maakt niet uit: ${label}` }));
  const path = searchPath(state, segments);
  return { type: "wishes", chips, path, total: Math.min(total, listed), ...(listed > total && { listed }) };
}

/** The stems of the words of a text. */
export const stems = (text: string) => tokens(text).map(normalise);

/** Whether a word of a category's name ends in a word: `Telefoonhoesjes` says what a `hoesje` is. */
const isEndOf = (name: string, word: string | undefined): boolean =>
  word !== undefined &&
  tokens(name).some((one) => normalise(one).endsWith(normalise(word)) || one.replace(/s$/, "").endsWith(word));

/** So many letters in common make a word name what a category does. */
const ALIKE = 5;

/** What is wished for, in words: the category, unless the words that are searched by name it too. */
export function thingOf({ kinds, noun, q }: Pick<DialogueState, "kinds" | "noun" | "q">): string {
  const words = wordsSought({ noun, q });
  const [kind, ...others] = kinds;
  const name = kind && others.length === 0 ? kind.name : "";
  const [first = ""] = tokens(words);
  // `Hondenvoer hondenbrokken` says it twice.
  const isAlike = first.length > ALIKE && name.toLowerCase().startsWith(first.slice(0, ALIKE));
  const isNamed = noun !== "" || isAlike || isEndOf(name, tokens(words)[0]);
  return isNamed ? words : [name, words].filter(Boolean).join(" ");
}

/** The same within a sentence about it. */
export function whatOf(state: DialogueState): string {
  const what = thingOf(state);
  return what ? say("of", { what }) : "";
}
