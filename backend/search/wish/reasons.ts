import { tokens } from "../analysis/tokens";
import { phraseKey } from "./data-lines";
import type { ShopSense } from "./shop-sense";

/** What asks for something, so that a clause with it is more than a reason. */
const ASKS =
  /\d|\b(?:moet|moeten|mag|mogen|wil|willen|zou|zoek|zoekt|zoeken|nodig|budget|maat|zonder|geen|liever|liefst|graag|niet te|voor (?:mijn|m'n|mn|onze|ons|een|de|het) [^,.;!?]+$)\b/iu;

const SOMEBODY = String.raw`(?:ik|we|wij|hij|ze|zij|(?:mijn|m'n|mn|onze) \p{L}+)`;
const DEGREE = String.raw`(?:(?:zo|te|toch|echt|heel|erg|maar|wel|wat|een beetje|altijd|nogal|veel te|gewoon|persoonlijk|eigenlijk) )*`;
const DISLIKED =
  "somber|lelijk|saai|stom|niks|niets|druk|kinderachtig|ouderwets|tuttig|truttig|afschuwelijk|vreselijk|verschrikkelijk|koud|kil|lawaaiig|onhandig|lastig|ongemakkelijk|onpraktisch|goedkoop staan|oubollig|fel|zwaar|duur|dun|stijf|stug|niet mooi|niet fijn|niet leuk|niet prettig|niet lekker|niet handig|niet praktisch|niks aan";
/** Something that is named, and not only pointed at. */
const THING = String.raw`((?!(?:dat|die|dit|deze|het|hem|ze|hij|ik|we|wat|allemaal|prijs|de prijs|alles|zoiets)\b)[\p{L}\d][^,.;!?]{1,40}?)`;
const CLAUSE = String.raw`(^|[.;!?,]\s*(?:(?:en|maar|want|nee|dus) )?)`;
const LEADING = String.raw`(?:(?:(?:dat|het|al dat) (?:gedoe|gezeur|geknoei) met|die van|dat|die|de|het|van) )?(?:(?:de|het) )?`;
const END = String.raw`(?=[.,;!?]|$)`;

/** `zwart vind ik zo somber`, `dat staal vindt hij koud` */
const FOUND_BAD = new RegExp(
  String.raw`${CLAUSE}${LEADING}${THING} (?:vind|vindt|vinden) ${SOMEBODY} ${DEGREE}(?:${DISLIKED})(?: (?:aan|op|in|bij|voor) [^,.;!?]+)?${END}`,
  "giu",
);
/** `dat gedoe met kolen ben ik zat`, `leer staat me niet`, `wol lust hij niet` */
const TIRED_OF = new RegExp(
  String.raw`${CLAUSE}${LEADING}${THING} (?:ben|is|zijn|zat) (?:ik|we|hij|ze) (?:nu |echt |wel |een beetje )*(?:zat|beu|moe)${END}`,
  "giu",
);
/** `die van Salora ken ik niet, dus die liever niet`, `zwart heeft ze al genoeg, dus liever geen zwarte` */
const OWNED_ALREADY = new RegExp(
  String.raw`${CLAUSE}${LEADING}${THING} (?:ken|kent|kennen|vertrouw|vertrouwt|heb|heeft|hebben) ${SOMEBODY} (?:niet|al|zelf al|thuis al|genoeg)(?: genoeg| meer dan genoeg| zat| vaak| thuis| liggen| staan)*[,.;]? (?:dus|daarom|en dus) (?!.*\b(?:hoeft|hoeven|nodig|zonder|erbij|zoek)\b)[^.;!?]*\b(?:niet|geen|anders|andere?)\b[^.;!?]*`,
  "giu",
);

/** Why something is sought: `want veters krijg ik niet meer dicht`. */
const REASON = /[,.;]?\s*\b(?:want|omdat|aangezien)\b\s+([^,.;!?]*)/giu;

/** What led to the wish that it says after `dus`: `mijn man zet de tv zo hard, dus hij krijgt een koptelefoon`. */
const LED_TO =
  /(^|[.;!?]\s+)([^.;!?]{4,90}?),? dus (?:(?:hij|zij|ze|ik|we|wij|er) )?(?:nu |nu toch |toch )?(?:krijgt|krijg|wil|willen|zoek|zoekt|zoeken|neem|neemt|doe|geef|(?:het |hij |die )?moet(?:en)?)(?: ik| we| het| maar| me| dan| mij| nu| graag)* (?=(?:een|het|de|zo'n|nieuwe?|maar)\b)/giu;
/** What somebody has, or does with it, tells of what is sought. */
const OWNS = /\b(?:heb|hebt|heeft|hebben|kreeg|kocht|gekocht|speelt|speel)\b/iu;

/** `mijn zoon zegt dat het ook zestig mag kosten`: only what he says is of use. */
const SAYS = new RegExp(
  String.raw`(^|[.;!?,]\s*)${SOMEBODY} (?:zegt|zei|vindt|denkt|vond|roept)(?: (?:net|nu|altijd|ook|steeds|wel))* dat (?=\p{L})|,? (?:zegt|zei|vindt|denkt|roept) ${SOMEBODY}(?=[.,;!?]|$)`,
  "giu",
);

/** `mijn koffiezetapparaat lekt`: what no longer works is what is sought. */
const FAILS =
  /(^|[.;!?,]\s*)((?:mijn|m'n|mn|onze|de oude) \p{L}+) (?:lekt|hapert|piept|stinkt|sputtert|kraakt|kraakt|knarst|rammelt|valt uit elkaar|valt steeds uit|doet het niet(?: meer)?|is (?:versleten|op|kwijt|stuk|kapot))(?: \p{L}+)?(?=[.;!?]|$)/giu;

/** What is remarked on what was said before it: `drie kilo, dat red ik wel`. */
const REMARK =
  /(?<=[^.;!?,]{3}[.;!?,]\s*)(dat|daar|dan) (?:(?:is|was|wordt|lijkt) (?:al|wat|wel|zo|toch|echt|heel|me|mij|mooi|handig|fijn|praktisch|chic|leuk|makkelijk|gezellig|netter|beter|mooier)|red|redt|scheelt|past|staat|beviel|bevalt|klinkt|blijft|ben|heb|had|komt|ruik|zie|betaal|krijg|hoor|ziet)\b([^,.;!?]*)(?:[.,;!](?=\s|$)|$)/giu;
/** It may be more than a remark: `dat is ook goed`, `dat is te duur`, `dat kost niet meer dan`. */
const MAY_WISH = /\b(?:ook goed|ook prima|ook best|te|niet|geen|uit|dan|het minste|belangrijk)\b/iu;
/** `alstublieft, ik leef van mijn pensioen` */
const TOLD_LAST =
  /,\s*(?:ik|we|wij) (?:twijfel|twijfelen|lees|leef|leven|loop|snap|begrijp|hoop|woon|wonen|werk|werken|kijk|geloof)\b[^?,.;!]*(?=[.;!]|$)/giu;

/** `wit past het beste bij de keuken`: where something comes to stand. */
const GOES_WITH =
  /(\p{L}+) past (?:wel |toch |denk ik )*(?:het beste?|beter|goed|mooi|leuk|prima|mooier) bij (?:de|het|mijn|m'n|mn|onze|ons) [^,.;!?]+/giu;

/** What somebody does, and no more. */
const TOLD =
  /^(?:(?:maar|en|ja|nee|nou|ach|tja|pff?|goh|hmm?)[ ,]+)*(?:ik|we|wij) (?:twijfel|twijfelen|lees|lezen|leef|leven|loop|lopen|snap|begrijp|denk|hoop|weet|woon|wonen|werk|werken|kom|komen|kijk|kijken|geloof|schrik|lach|wacht|dacht|vrees|sta|staan)\b[^?]*$/iu;

const LONGEST_NEED = 4;
/** Whether a clause has what the operator's list knows as a need: `want we zijn met een groot gezin`. */
export function saysNeed(clause: string, { needs }: Pick<ShopSense, "needs">): boolean {
  const words = tokens(clause);
  return words.some((_, from) =>
    Array.from({ length: LONGEST_NEED }, (_, more) => words.slice(from, from + more + 1).join(" ")).some((phrase) =>
      needs.entries.has(phraseKey(phrase)),
    ),
  );
}

const refuses = (_: string, before: string, thing: string): string => `${before}geen ${thing}`;

/** Sentences that only tell what somebody does are left out beside others that wish something. */
function withoutTold(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/u);
  const others = sentences.filter((one) => !TOLD.test(one.trim()) || ASKS.test(one));
  return others.length > 0 && others.length < sentences.length ? others.join(" ") : text;
}

/**
 * A message without the reasons for what it wishes, in which things are named that are not sought; what is disliked is
 * refused: `geen zwart` of `zwart vind ik zo somber`. `isNeed`: whether a clause tells what it is needed for.
 */
export function withoutReasons(text: string, isNeed: (clause: string) => boolean): string {
  const asks = (clause: string) => ASKS.test(clause) || isNeed(clause);
  const plain = withoutTold(text)
    .replace(OWNED_ALREADY, refuses)
    .replace(FOUND_BAD, refuses)
    .replace(TIRED_OF, refuses)
    .replace(REASON, (whole, clause: string) => (asks(clause) ? whole : ""))
    .replace(LED_TO, (whole, before: string, reason: string) => (asks(reason) || OWNS.test(reason) ? whole : before))
    .replace(GOES_WITH, "$1")
    .replace(SAYS, (_, before: string | undefined) => before ?? "")
    .replace(FAILS, "$1$2")
    .replace(TOLD_LAST, (whole) => (asks(whole) ? whole : ""))
    .replace(REMARK, (whole, word: string, rest: string) => {
      const isKept = /daar/i.test(word) ? /\d/.test(rest) : asks(rest) || MAY_WISH.test(rest);
      return isKept ? whole : "";
    })
    .trim();
  return plain === "" ? text : plain;
}
