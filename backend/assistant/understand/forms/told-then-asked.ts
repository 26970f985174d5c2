import { type Form, inForms } from "../../../search/wish/forms/form";
import { withRoomSaid } from "../../../search/wish/forms/said-plainly";

/** Language, not shop. */
const FORMS: readonly Form[] = [
  // `30w is zat`
  [
    / is (?:voor (?:mij|ons|mijn \p{L}+) )?(?:goed |\p{L}{3,} )?(?:zat|meer dan genoeg|ruim genoeg)(?=[.,;!]|$)/iu,
    " is genoeg",
  ],
  // `bij nader inzien is glas niks met de kleinkinderen, van rvs graag`
  [
    /^(?:(?:oh|nee|ja|ach|hmm?|maar|nou)[ ,]+)*(?:bij nader inzien|achteraf(?: gezien| bekeken)?|eigenlijk|toch) (?:is|zijn|vind ik|lijkt|lijken) (?:(?:de|het|een) )?(\p{L}{3,}) (?:(?:me|mij|toch|ook) )*(?:niks|niets|niet (?:zo |echt )?(?:handig|praktisch|geschikt|slim|verstandig|fijn|mooi|wat))\b[^.,;!?]*/iu,
    "geen $1",
  ],
  // `mijn vaatwasser heeft het begeven. Ik wil weer een Bosch`
  [
    /^(?:onze|mijn|mn|m'n|de) (\p{L}{4,}) (?:is|was|heeft|doet|ging|gaf)\b[^.,;!?\d]*?\b(?:kapot|stuk|defect|begeven|overleden|niet meer|de geest gegeven)[.,;!]+\s*(?:dus )?(?:ik|we|wij) (?:wil|willen|zoek|zoeken|neem)(?: (?:nu|wel|graag))* weer een /iu,
    "ik zoek een $1, ",
  ],
  // `ze heeft al een telefoon van Samsung, dus dat merk`
  [
    /^[^.;!?]*\b(?:van|met) (\p{Lu}[\p{L}\d&'-]*)[,.;] (?:dus |en |graag |liefst |doe |ook |maar |dan |toch )*(?:dat|hetzelfde|datzelfde|dit|zelfde|van dat) merk(?: graag| dan| ook| maar)*[.!? ]*$/u,
    "van $1",
  ],
  // `Mijn zus is zo tevreden over haar Miele, doe dan toch maar die`
  [
    /^[^.;!?]*\b(?:haar|zijn|z'n|hun|de|een|die) (\p{Lu}[\p{L}\d&'-]*)[,.;] (?:dus )?(?:doe|neem|geef|toon)(?: (?:dan|toch|maar|me|mij))* (?:die|dat|zo een|zo'n)(?: (?:dan|maar|graag))*[.!? ]*$/u,
    "van $1",
  ],
  // `sorry, ik kijk net achterop en het is de 14`
  [
    /^(?:(?:sorry|oeps|wacht|nee|oh?|ah|ach)[ ,!.]+)+[^.;!?\d]{3,50}?(?:,| en|:) (?:het|dat|die|ie|hij) is (?:toch )?(?:de|een) (?=\d)/iu,
    "de ",
  ],
  // `Philips hadden we al, liever een ander merk`
  [
    /^(?:(?:en|maar|nee|ja|nou|oh?|ach|want|oke)[ ,]+)*(?:een )?(\p{L}[\p{L}\d&' -]{1,25}?) (?:heb|hebben|had|hadden|heeft) (?:ik|we|wij|hij|ze)(?: (?:zelf|thuis|ook|nu|eerst|hiervoor|vroeger|al|gehad))*[,.;]? (?:en |dus |nu |dan |liever |graag |doe |maar |wil ik |toch )*(?:een |eens )*andere? merk(?: graag| dan| nu| proberen)*[.!? ]*$/iu,
    "niet van $1",
  ],
  // `Krups hadden we, ging steeds lekken. Die niet meer`
  [
    /^(?:(?:en|maar|nee|ja|nou|oh?|ach)[ ,]+)*(?:een )?(\p{L}[\p{L}\d&' -]{1,25}?) (?:heb|hebben|had|hadden|heeft) (?:ik|we|wij|hij|ze)\b[^?]*?[,.;] *(?:dus |en )?(?:die|dat|zo een|zo'n) (?:hoef ik |wil ik |hoeft |willen we )?(?:niet|nooit)(?: (?:meer|weer|nog eens))*[.! ]*$/iu,
    "geen $1",
  ],
  // `ze leest graag Ilse Kuiper, is daar iets van?`
  [
    /^[^?]*?((?:\p{Lu}[\p{L}'-]+)(?: (?:(?:van|de|den|der) )*\p{Lu}[\p{L}'-]+)*)[,.;] (?:is|zijn|heb|heeft|hebben|hebt|bestaat)(?: (?:je|jullie|u))? (?:er |daar |hier )+(?:ook |nog |toevallig )*(?:iets|wat|boeken|een boek|dingen) van(?: (?:hem|haar|hen))?\s*\?*$/u,
    "van $1",
  ],
  // `Mijn man fotografeert al jaren met Canon. Toont u mij die eens.`
  [
    /^[^.!?]*\b(?:met|van|voor|op|bij) (\p{Lu}[\p{L}\d&-]*(?: \p{Lu}[\p{L}\d&-]*)?)[.!] (?:[Tt]oont?|[Ll]aat|[Ll]aten|[Gg]eef|[Dd]oe|[Hh]eeft|[Hh]eb|[Hh]ebben|[Mm]ag ik)(?: (?:u|je|jullie|ik))?(?: (?:mij|me|ons))? (?:die|ze|daar)(?: (?:eens|maar|ook|dan|even|zien))*[.!? ]*$/u,
    "van $1",
  ],
  // `mijn vrouw zegt toch Bosch`
  [
    /^(?:(?:en|maar|oh|nee|nou)[ ,]+)*(?:mijn|m'n|mn|onze) \p{L}+ (?:zegt|roept|vindt|wil|denkt) (?:toch|liever|nu|net)(?: (?:toch|liever|maar))* (?!dat\b|dus\b|niet\b|ook\b)(?=[\p{L}\d])/iu,
    "toch ",
  ],
];

/** A message of which what is asked is in what was told before it, said plainly. */
export const askedPlainly = (message: string): string => inForms(withRoomSaid(message), FORMS);
