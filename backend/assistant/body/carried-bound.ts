import { readFilterValue } from "#contract/filter-values";
import { fold } from "../../search/analysis/tokens";
import type { DialogueState } from "../state";

const MORE_OF =
  /^(?:(?:en|of|toch|liever|nee|ja|graag|dan|maar|doe|met|iets|wat|nog) )*(meer|minder|hogere?|lagere?) ([a-z]{1,20})(?: (?:mag|kan|is|graag|ook|wel|best|goed|prima|dan|zijn))*[?!. ]*$/;
const MORE = /^(?:meer|hoge)/;

/** `meer hz` and `minder opslag is ook goed` after a number of those: the bound that this makes of it. */
export function withBound(text: string, { parts }: Pick<DialogueState, "parts">): string {
  const folded = fold(text).trim();
  const [, direction = "", name = ""] = MORE_OF.exec(folded) ?? [];
  if (name === "") return text;
  for (const { filter } of parts) {
    const value = readFilterValue(filter?.values[0] ?? "");
    if (!filter || value.is !== "range" || value.unit === "") continue;
    const isUnit = fold(value.unit) === name;
    if (!isUnit && fold(filter.key) !== name) continue;
    const bound = MORE.test(direction) ? (value.to ?? value.from) : (value.from ?? value.to);
    // What is good too leaves the number itself in.
    const isAlso = / (?:mag|kan|is)\b/.test(folded);
    const than = isAlso
      ? MORE.test(direction)
        ? "minstens"
        : "hoogstens"
      : `${MORE.test(direction) ? "meer" : "minder"} dan`;
    return `${isUnit ? "" : `${name} `}${than} ${String(bound).replace(".", ",")} ${value.unit}`;
  }
  return text;
}
