import { withPriceLetGo } from "./any-price";
import { asksWhetherSold } from "./forms/asked-by-maker";
import { inKnownForms } from "./forms/in-known-forms";
import { withoutRemarkBehind } from "./forms/remarked-behind";
import { lettingGo } from "./let-go";
import { split } from "./sentences";

/** `ik ga voor de pavilion. prijs?` */
const ASKS_BEHIND = /(?<=\p{L}{3,}|\d)\.\s+(?=(?:en )?(?:(?:de )?prijs\b|wat kost|wat moet|hoe duur))/iu;
const PRICE_ALONE =
  /^(?:en )?(?:(?:de |en de )?prijs(?:je)?|wat kost (?:die|hij|ie|dat|deze)|hoe duur(?: is (?:die|hij|ie|dat|deze))?)[?.! ]*$/i;
/** `het toestel zelf bedoel ik, geen toebehoren`: things themselves come first anyway. */
const IS_ITSELF =
  /^(?:(?:ik bedoel|dus|wel) )?(?:het|de) \p{L}+ zelf(?: (?:dus|bedoel ik|hoor|graag))*(?:,? (?:dus )?(?:geen|niet (?:de|het|een)?) ?(?:toebehoren|accessoires?|hoes\p{L}*|spullen|dingen|onderdelen|losse \p{L}+)(?: (?:ervoor|erbij))?)?[.! ]*$/iu;

/** Whether a sentence asks no more than the price of what was said before it. */
export const isPriceAlone = (sentence: string): boolean => PRICE_ALONE.test(sentence);

/**
 * The sentences of a message; of a later one without what only remarks on it. What a message lets go of, where products are in
 * view, is a sentence of its own.
 */
export function sentencesOf(message: string, isLater: boolean, isInView: boolean): string[] {
  const typed = split(message).flatMap((sentence) => sentence.split(ASKS_BEHIND));
  const asking = typed.filter((sentence, at) => at === 0 || !(asksWhetherSold(sentence) || IS_ITSELF.test(sentence)));
  const later = isLater ? withPriceLetGo(asking.map(withoutRemarkBehind)) : asking;
  return isInView ? later.flatMap((one) => lettingGo(inKnownForms(one)).map(inKnownForms)) : later;
}
