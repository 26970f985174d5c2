import { endings } from "./language";
import type { Reading } from "./reading";
import type { Mention } from "./scan";
import type { Token } from "./sentence";

/** What stands between where a clause begins and the value that it is about. */
const LEADING = /^(?:want|maar|en|omdat|de|het|een|die|dat|zo'n|van|met|in|op)$/;
/** A verb behind what it says something of: `leer gaat`, `ijzer roest`, `zwart krijg`. */
const VERB =
  /^(?:(?!met$|niet$|wat$|dat$|het$|tot$|best$|graag$|uit$)[a-z]{2,}t|is|zijn|gaan|worden|staan|krijg|krijgen|had|hadden|heb|hebben|zie|zien|ruik|voel)$/;
/** What may praise, or choose. */
const LIKES =
  /^(?:ook|mooi\w*|leuk\w*|fijn\w*|goed|goede|beter|beste?|prima|graag|liefst|liever|voorkeur|handig\w*|perfect|top|favoriet\w*|wel|eerder|geweldig|prachtig\w*|heerlijk|lekker\w*|zacht\w*|sterk\w*|ideaal|super|oke|okay|nodig|genoeg|belangrijk|moet|moeten|mag|mogen|wil|willen|zoek|zoeken|neem|doe)$/;
/** After these nothing that was said before is chosen: a correction takes it back. */
const CORRECTS = /^(?:nee|sorry|wacht|bedoel|of)$/;

interface Clause {
  from: number;
  to: number;
}

function clauseAt(tokens: readonly Token[], at: number): Clause {
  const isEnd = (place: number) => {
    const text = tokens[place]?.text ?? "";
    return endings.has(text) || text === "want" || text === "omdat";
  };
  let from = at;
  while (from > 0 && !isEnd(from - 1)) from--;
  let to = at;
  while (to < tokens.length && !isEnd(to)) to++;
  return { from, to };
}

/** Whether a clause says something of a value, and neither asks for it nor praises it: `leer gaat stinken bij mij`. */
function isRemark(tokens: readonly Token[], { from, to }: Pick<Mention, "from" | "to">): boolean {
  const clause = clauseAt(tokens, from);
  const texts = (begin: number, end: number) => tokens.slice(begin, end).map(({ text }) => text);
  const rest = texts(to, clause.to);
  return (
    texts(clause.from, from).every((text) => LEADING.test(text)) &&
    VERB.test(rest[0] ?? "") &&
    rest.length > 1 &&
    !rest.some((text) => LIKES.test(text)) &&
    !texts(clause.from, from).some((text) => CORRECTS.test(text)) &&
    tokens[clause.to]?.text !== "?"
  );
}

const fieldsOf = ({ values, others = [] }: Mention): Set<string> =>
  new Set([...values, ...others].map(({ field }) => field));

/**
 * What is only remarked on is refused where another value of the same property is asked for in another clause: `een stalen
 * band, leer vergaat zo snel`.
 */
export function refuseOpposed(reading: Reading, mentions: readonly Mention[]): Mention[] {
  const { tokens } = reading;
  const isValue = ({ values, others = [], kinds, heads, denied }: Mention) =>
    denied === undefined && values.length + others.length > 0 && kinds.length + heads.length === 0;
  return mentions.map((mention) => {
    if (!isValue(mention) || !isRemark(tokens, mention)) return mention;
    const own = fieldsOf(mention);
    const { from, to } = clauseAt(tokens, mention.from);
    const isChosen = mentions.some(
      (other) =>
        (other.from < from || other.from >= to) &&
        isValue(other) &&
        [...fieldsOf(other)].some((field) => own.has(field)) &&
        !isRemark(tokens, other),
    );
    if (!isChosen) return mention;
    reading.take(mention.to, to);
    return { ...mention, denied: mention.from };
  });
}
