import type { Wish } from "#contract/wish";
import { fold, tokens } from "../../search/analysis/tokens";
import { withoutPart } from "../../search/wish/read-other-words";
import { type DialogueState, hasWish } from "../state";

/** One clause that says no more than what is not wanted: `niet van hanna smit`. */
const REFUSES =
  /^(?:(?:en|maar|graag|liever|liefst|dan|ook|wel)[ ,]+)*(?:niet|geen|zonder)\b(?!.*(?:,|\b(?:maar|wel|dan)\b))/;
const LONGEST_NAME = 3;

/** The words behind a denial are all of them not wanted; a name that the shop does not know is no new search. */
export function asRefusal(text: string, read: Wish, state: DialogueState): Wish {
  const words = tokens(read.q);
  const isName = words.length > 0 && words.length <= LONGEST_NAME && read.kinds.length === 0;
  if (!isName || !hasWish(state) || !REFUSES.test(fold(text))) return read;
  const refused = words.map((word) => withoutPart(word, `geen ${word}`));
  const { noun: _, isElsewhere: __, ...others } = read;
  return { ...others, q: "", parts: [...read.parts, ...refused] };
}
