import { fold } from "../../search/analysis/tokens";
import type { StatePart } from "../state";

/** What is named is good too: `mag ook Philips zijn`, `zwart is ook goed`, `of van Bosch`. */
const ALSO_GOOD =
  /^(?:laat|toon) (?:toch |maar |dan )?ook .* (?:maar )?zien$|^(?:het |hij |die |ze )?(?:mag|mogen) (?:eventueel |best |wel )?ook\b|^of (?!(?:nee|toch|liever|doe)\b)|\b(?:mag|mogen|kan|is|zijn) (?:er )?ook(?: goed| prima| best| wel| bij| genoeg| voldoende)*$/;

/** Which wishes are good beside those that were said: all of a message, or those of a clause of it (`44 bedoel ik, wit mag ook`). */
export function alsoGood(typed: string, text: string): ((part: StatePart) => boolean) | undefined {
  const isAlso = (said: string) => ALSO_GOOD.test(fold(said).replace(/[?!.]+$/, ""));
  if (!isAlso(typed)) return undefined;
  const clauses = text.split(/,\s+/);
  const also = clauses.filter(isAlso).map((clause) => clause.toLowerCase());
  if (clauses.length === 1 || also.length === 0) return () => true;
  return ({ said }) => also.some((clause) => clause.includes(said.toLowerCase()));
}
