import { flagOf } from "../../search/analysis/quantities";
import { fold } from "../../search/analysis/tokens";
import type { DialogueState } from "../state";

const WITHOUT_IT =
  /^(?:(?:toch|dan|liever|nee|maar|doe|en|of)[ ,]+)*zonder(?: (?:dan|dus|maar|graag|toch|liever))*[?!. ]*$/;

/** `zonder dan` refuses what was said last and is a feature that a thing has or has not: `met armleuningen`. */
export function withoutLast(text: string, { parts }: Pick<DialogueState, "parts">): string {
  if (!WITHOUT_IT.test(fold(text).trim())) return text;
  const latest = [...parts].sort((a, b) => b.turn - a.turn);
  const last = latest.find(({ filter }) => filter?.values.some((value) => flagOf(value) !== undefined));
  return last ? `zonder ${last.said.replace(/^(?:met|een) /i, "")}` : text;
}
