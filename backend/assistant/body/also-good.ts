import { fold } from "../../search/analysis/tokens";
import type { StatePart } from "../state";

const VERBS = "mag|mogen|kan|kunnen|is|zijn|past|passen|voldoet|voldoen|volstaat|volstaan";
const ENDING = "goed|prima|best|wel|bij|genoeg|voldoende|oke?|okay|fijn|nog|net|zijn";
/** What is named is good too: `mag ook Philips zijn`, `zwart is ook goed`, `of van Bosch`, `L ook goed`. */
const ALSO_GOOD = new RegExp(
  [
    "^(?:laat|toon) (?:toch |maar |dan )?ook .* (?:maar )?zien$",
    String.raw`^(?:het |hij |die |ze )?(?:mag|mogen) (?:eventueel |best |wel )?ook\b`,
    String.raw`^of (?!(?:nee|toch|liever|doe|eigenlijk|beter|wacht)\b)`,
    String.raw`\b(?:${VERBS}) (?:er |me |mij |hem |haar |ons )?ook(?: (?:${ENDING}))*$`,
    String.raw`\S ook (?:goed|prima|oke?)$`,
  ].join("|"),
);
/** A clause that says no more than that of the one before it: `of 1000, kan ook`. */
const ONLY_ALSO = new RegExp(
  String.raw`,\s+(?=(?:(?:dat|die|het|hij) )?(?:${VERBS}) (?:er )?ook(?: (?:${ENDING}))*[?!. ]*(?:,|$))`,
  "gi",
);

const CLAUSE = /[,.?]\s+|\s+(?=maar |als (?:ie|hij|ze|het|die) )/;

/** Which wishes are good beside those that were said: all of a message, or those of a clause of it (`44 bedoel ik, wit mag ook`). */
export function alsoGood(typed: string, text: string): ((part: StatePart) => boolean) | undefined {
  const isAlso = (said: string) => ALSO_GOOD.test(fold(said).replace(/[?!. ]+$/, ""));
  if (![typed, ...typed.split(CLAUSE)].some(isAlso)) return undefined;
  const clauses = text.replace(ONLY_ALSO, " ").split(CLAUSE);
  const also = clauses.filter(isAlso).map((clause) => fold(clause));
  if (clauses.length === 1 || also.length === 0) return () => true;
  return ({ said }) => also.some((clause) => clause.includes(fold(said)));
}
