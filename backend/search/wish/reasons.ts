import { tokens } from "../analysis/tokens";
import { phraseKey } from "./data-lines";
import { refusingDisliked, SOMEBODY } from "./disliked";
import type { ShopSense } from "./shop-sense";

/** What asks for something, so that a clause with it is more than a reason; what somebody himself must or may do does not. */
const ASKS =
  /\d|(?<!\b(?:ik|we|wij|hij|zij|ze) )\b(?:moet|moeten|mag|mogen)\b(?! (?:ik|we|wij)\b)|\b(?:wil|willen|zou|zoek|zoekt|zoeken|nodig|budget|maat|zonder|geen|liever|liefst|graag|niet te|voor (?:mijn|m'n|mn|onze|ons|een|de|het) [^,.;!?]+$)\b/iu;
/** `ik ben 72`: how old somebody is. */
const AGE =
  /\b(?:ik (?:ben|word)|(?:hij|zij|ze|(?:mijn|m'n|mn|onze) \p{L}+) (?:is|wordt)) (?:[2-9]\d|\p{L}+tig)(?: jaar)?(?: oud)?(?= (?:en|maar)\b|$)/giu;

/** Where and how somebody lives is no demand, whatever is counted in it: `want we wonen 2 hoog zonder lift`. */
const LIVES =
  /^(?:ik|we|wij) (?:(?:woon|wonen|slaap|slapen|werk|werken|zit|zitten|heb geen|hebben geen) |(?:fiets|fietsen|loop|lopen|rijd|rijden|reis|reizen|wandel|wandelen|ren|zwem|sta|staan) .*\d+ ?(?:km|kilometer|uur|minuten|keer)\b)/iu;

/** `vanwege de stroomrekening` */
const BECAUSE =
  /,? (?:ivm|i\.v\.m\.|in verband met|vanwege|wegens) (?:(?!dus\b| en (?:[\p{L}-]+ ){1,4}(?:zou|wil|willen|moet|mag|graag)\b)[^.,;!?\d])+(?=[.,;!?]|$| en )/giu;

/** Why something is sought: `want veters krijg ik niet meer dicht`. */
const REASON = /[,.;]?\s*\b(?:want|omdat|aangezien)\b\s+([^,.;!?]*)/giu;

/** `ze wordt tachtig`: how old a grown person is says nothing of a thing. */
const AGED =
  /(^|[.;!?,]\s*)(?:en )?(?:je|ik|hij|zij|ze|(?:mijn|m'n|mn|onze) \p{L}+) (?:wordt|word|bent|ben|is) (?:maar |nu |al |net |morgen |bijna )*(?:een keer )?(?:\p{L}+tig|[2-9]\d jaar)(?: jaar)?(?: oud)?(?=[.,;!?]|$)/giu;

/** What led to the wish that it says after `dus`: `mijn man zet de tv zo hard, dus hij krijgt een koptelefoon`. */
const LED_TO =
  /(^|[.;!?]\s+)((?!(?:(?:nee|ja|maar|en|nou|ach|wacht|sorry),? )?(?:ik|we|wij|mijn|m'n|mn|onze|ons)\b)[^.;!?]{4,90}?),? dus (?:(?:hij|zij|ze|ik|we|wij|er) )?(?:nu |nu toch |toch )?(?:krijgt|krijg|wil|willen|zoek|zoekt|zoeken|neem|neemt|doe|geef|(?:het |hij |die )?moet(?:en)?)(?: ik| we| het| maar| me| dan| mij| nu| graag)* (?=(?:een|het|de|zo'n|nieuwe?|maar)\b)(?!(?:een )?(?:nieuwe?|andere?)\b)/giu;
/** What somebody has, or does with it, tells of what is sought. */
const OWNS = /\b(?:heb|hebt|heeft|hebben|kreeg|kocht|gekocht|speelt|speel)\b/iu;

/** `mijn zoon zegt dat het ook zestig mag kosten`: only what he says is of use. */
const SAYS = new RegExp(
  String.raw`(^|[.;!?,]\s*)${SOMEBODY} (?:zegt|zei|vindt|denkt|vond|roept)(?: (?:net|nu|altijd|ook|steeds|wel))* dat (?:het anders [^.;!?]*|(?=\p{L}))|,? (?:zegt|zei|vindt|denkt|roept) ${SOMEBODY}(?=[.,;!?]|$)`,
  "giu",
);

/** What is remarked on what was said before it: `drie kilo, dat red ik wel`. */
const REMARK =
  /(?<=[^.;!?,]{3}[.;!?,]\s*)(dat|daar|dan) (?:(?:is|was|wordt|lijkt) (?:al|wat|wel|zo|toch|echt|heel|me|mij|mooi|handig|fijn|praktisch|chic|leuk|makkelijk|gezellig|rustig|\p{L}{3,}er)|red|redt|scheelt|past|staat|beviel|bevalt|klinkt|blijft|ben|heb|had|komt|ruik|zie|betaal|krijg|hoor|ziet)\b([^,.;!?]*)(?:[.,;!](?=\s|$)|$)/giu;
/** It may be more than a remark: `dat is ook goed`, `dat is te duur`, `dat kost niet meer dan`. */
const MAY_WISH = /\b(?:ook goed|ook prima|ook best|te|niet|geen|uit|dan|het minste|belangrijk)\b/iu;
/** What would follow if it were not so: `hooguit 150 euro, anders moet ik te lang sparen`. */
const ELSE =
  /[,.;]\s*(?:want )?anders (?:\p{L}{2,}t|kom|krijg|ben|heb|is|kan|sta|zit|ga|val|wordt|worden|zijn|blijf) (?:ik|het|alles|de|we|wij|hij|ze|zij|die|je|er|mijn|dat)\b[^,.;!?]*/giu;
/** `hij past net in de hoek` */
const JUST = /\bnet (?=(?:in|niet|iets|nog|genoeg|te|(?:ge|ver|be)\p{L}+(?:d|t|en))\b)/giu;
/** `ik wil niet strijken`: what somebody does not want to do is no thing. */
const NOT_DOING =
  /(^|[.;!?,]\s*)(?:ik|we|wij) (?:(?:wil|willen|hoef|hoeven|ga|gaan|kan|kunnen)(?: ook| echt| verder)* niet (?:meer )?(?:te )?\p{L}{2,}en|(?:wil|willen|moet|moeten)(?: ook| graag| wat)* \p{L}+ (?:be)?sparen)(?=[.,;!?]|$)/giu;
/** `groter past niet in de kast`, `meer hoeft hij ook niet` */
const NO_MORE =
  /[,.;]\s*(?:want )?(?:(?:groter|kleiner|hoger|lager|breder|smaller|dieper|langer|korter) (?:past|gaat|kan|lukt|komt) (?:er )?|meer (?:hoeft|hoeven|heb|heeft|wil|wou|geef|betaal|kan) (?:ik|hij|het|die|we|wij|ze|zij|dat) (?:\p{L}+ ){0,3}?)niet\b[^,.;!?]*/giu;

/** `wit past het beste bij de keuken`: where something comes to stand. */
const GOES_WITH =
  /(\p{L}+) past (?:wel |toch |denk ik )*(?:het beste?|beter|goed|mooi|leuk|prima|mooier) bij (?:de|het|mijn|m'n|mn|onze|ons) [^,.;!?]+/giu;

/** `ik wil leren pianospelen, hebben jullie …`, `we wonen 3 hoog dus max 10 kilo`: what leads up to the wish. */
const LEADS_UP: readonly RegExp[] = [
  /(^|[.;!?]\s*)(?:ik|we|wij|(?:mijn|m'n|mn|onze) \p{L}+) (?:wil|willen|ga|gaat|gaan)(?: (?:graag|nu|eindelijk|binnenkort|weer|heel))* (?:leren|beginnen met|aan de slag met) (?:te )?\p{L}+(?: \p{L}+){0,2}(?:[,.;!]| en)\s*(?=(?:dus |en |nu )?(?:heb|hebben|heeft|is|zijn|zoek|ik zoek|welke?|wat|waar)\b)/giu,
  // `mijn dochter wil gitaar leren. Heeft u …`
  /(^|[.;!?]\s*)(?:ik|we|wij|(?:mijn|m'n|mn|onze) \p{L}+) (?:wil|willen|gaat|ga|gaan)(?: (?:graag|nu|eindelijk|heel))* \p{L}{3,} leren(?: (?:spelen|bespelen|rijden))?[.,;!]\s*(?=\S)/giu,
  /(^|[.;!?]\s*)(?:ik|we|wij) (?:woon|wonen|zit|zitten|leef|leven|slaap|slapen|werk|werken|reis|reizen)\b[^.;!?,]{2,50}?,? dus (?=(?:max|maximaal|hooguit|hoogstens|minstens|minimaal|niet|graag|liefst|geen|onder|tot|wel)\b)/giu,
  // `die je niet hoeft op te laden, dus automatisch`
  /()\b(?:die|dat) (?:je|ik|we|men) niet (?:hoeft|hoef|hoeven|wil|willen)\b[^.;!?]{2,80}?, dus (?=\p{L})/giu,
  // `om dat gedoe te voorkomen: een …`
  /(^|[.;!?,]\s*)(?:en |dus )?om [^.,;!?:\d]{3,60} te \p{L}+en:\s*/giu,
  // `tijd voor een eettafel`
  /(^|[.;!?,]\s*)(?:(?:dus|nu|het|is|wordt|hoog|hoogste|weer|eens|echt) )*tijd voor (?=(?:een|zo'n|nieuwe?|wat)\b)/giu,
  // `als ze wat groter vallen`
  /()[,;]? ?(?:als|omdat|want) (?:ze|die|deze|hij|het) (?:(?:wat|iets|vaak|nogal|vrij) )*(?:groot|groter|ruim|ruimer|klein|kleiner|krap|krapper|smal|smaller) (?:vallen|valt|uitvallen|uitvalt)\b/giu,
];

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

/**
 * A message without the reasons for what it wishes, in which things are named that are not sought; what is disliked is
 * refused: `geen zwart` of `zwart vind ik zo somber`. `isNeed`: whether a clause tells what it is needed for.
 */
export function withoutReasons(text: string, isNeed: (clause: string) => boolean): string {
  const asks = (clause: string) => ASKS.test(clause.replace(AGE, "")) || isNeed(clause);
  const led = LEADS_UP.reduce((said, form) => said.replace(form, "$1"), text.replace(BECAUSE, ""));
  const plain = refusingDisliked(
    led.replace(REASON, (whole, clause: string) => (LIVES.test(clause) || !asks(clause) ? "" : whole)),
  )
    .replace(LED_TO, (whole, before: string, reason: string) => (asks(reason) || OWNS.test(reason) ? whole : before))
    .replace(GOES_WITH, "$1")
    .replace(ELSE, "")
    .replace(JUST, "")
    .replace(NOT_DOING, "$1")
    .replace(NO_MORE, "")
    .replace(AGED, "$1")
    .replace(SAYS, (_, before: string | undefined) => before ?? "")
    .replace(REMARK, (whole, word: string, rest: string) => {
      const isKept = /daar/i.test(word) ? /\d/.test(rest) : asks(rest) || MAY_WISH.test(rest);
      return isKept ? whole : "";
    })
    .trim();
  return plain === "" ? text : plain;
}
