import { readFilterValue } from "#contract/filter-values";
import { fold } from "../../search/analysis/tokens";
import { numberOfWord } from "../../search/wish/dutch-numbers";
import type { DialogueState } from "../state";

const MORE_OF =
  /^(?:(?:en|of|toch|liever|nee|ja|graag|dan|maar|doe|met|iets|wat|nog) )*(meer|minder|hogere?|lagere?) ([a-z]{1,20})(?: (?:mag|kan|is|graag|ook|wel|best|goed|prima|dan|zijn))*[?!. ]*$/;
const MORE = /^(?:meer|hoge)/;

/** `honderd euro minder graag` */
const MONEY_OFF =
  /^(?:(?:en|of|toch|liever|nee|ja|graag|dan|maar|doe|nog) )*(\d+|een tientje|[a-z]{3,20}) ?(?:euro|eur|€)? ?(minder|lager|goedkoper|meer|hoger|duurder)(?: (?:graag|dan|mag|is|kan|ook|best|wel|maar))*[?!. ]*$/;

/** The bound that so much less or more makes of the price that was said. */
function withMoney(folded: string, parts: DialogueState["parts"]): string | undefined {
  const [, sum = "", direction = ""] = MONEY_OFF.exec(folded) ?? [];
  const to = parts.find(({ price }) => price)?.price?.to;
  if (sum === "" || to === undefined || to === null) return undefined;
  const euros = sum === "een tientje" ? 10 : /^\d/.test(sum) ? Number(sum) : numberOfWord(sum);
  if (euros === undefined) return undefined;
  const bound = to / 100 + (/^(?:meer|hoger|duurder)$/.test(direction) ? euros : -euros);
  return bound > 0 ? `tot ${bound} euro` : undefined;
}

/** `meer hz` and `minder opslag is ook goed` after a number of those: the bound that this makes of it. */
export function withBound(text: string, { parts }: Pick<DialogueState, "parts">): string {
  const folded = fold(text).trim();
  const money = withMoney(folded, parts);
  if (money !== undefined) return money;
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
