import { withRoomSaid } from "../../../search/wish/forms/said-plainly";

/** `Philips hadden we al, liever een ander merk` */
const OTHER_THAN =
  /^(?:(?:en|maar|nee|ja|nou|oh?|ach|want|oke)[ ,]+)*(?:een )?(\p{L}[\p{L}\d&' -]{1,25}?) (?:heb|hebben|had|hadden|heeft) (?:ik|we|wij|hij|ze)(?: (?:zelf|thuis|ook|nu|eerst|hiervoor|vroeger|al|gehad))*[,.;]? (?:en |dus |nu |dan |liever |graag |doe |maar |wil ik |toch )*(?:een |eens )*andere? merk(?: graag| dan| nu| proberen)*[.!? ]*$/iu;
/** `ze leest graag Ilse Kuiper, is daar iets van?` */
const OF_WHOM =
  /^[^?]*?((?:\p{Lu}[\p{L}'-]+)(?: (?:(?:van|de|den|der) )*\p{Lu}[\p{L}'-]+)*)[,.;] (?:is|zijn|heb|heeft|hebben|hebt|bestaat)(?: (?:je|jullie|u))? (?:er |daar |hier )+(?:ook |nog |toevallig )*(?:iets|wat|boeken|een boek|dingen) van(?: (?:hem|haar|hen))?\s*\?*$/u;

/** `Krups hadden we, ging steeds lekken. Die niet meer` */
const NO_MORE_OF =
  /^(?:(?:en|maar|nee|ja|nou|oh?|ach)[ ,]+)*(?:een )?(\p{L}[\p{L}\d&' -]{1,25}?) (?:heb|hebben|had|hadden|heeft) (?:ik|we|wij|hij|ze)\b[^?]*?[,.;] *(?:dus |en )?(?:die|dat|zo een|zo'n) (?:hoef ik |wil ik |hoeft |willen we )?(?:niet|nooit)(?: (?:meer|weer|nog eens))*[.! ]*$/iu;
/** `30w is zat` */
const PLENTY =
  / is (?:voor (?:mij|ons|mijn \p{L}+) )?(?:goed |\p{L}{3,} )?(?:zat|meer dan genoeg|ruim genoeg)(?=[.,;!]|$)/iu;
/** `ze heeft al een telefoon van Samsung, dus dat merk` */
const THAT_BRAND =
  /^[^.;!?]*\b(?:van|met) (\p{Lu}[\p{L}\d&'-]*)[,.;] (?:dus |en |graag |liefst |doe |ook |maar |dan |toch )*(?:dat|hetzelfde|datzelfde|dit|zelfde|van dat) merk(?: graag| dan| ook| maar)*[.!? ]*$/u;
/** `Mijn zus is zo tevreden over haar Miele, doe dan toch maar die` */
const THAT_ONE =
  /^[^.;!?]*\b(?:haar|zijn|z'n|hun|de|een|die) (\p{Lu}[\p{L}\d&'-]*)[,.;] (?:dus )?(?:doe|neem|geef|toon)(?: (?:dan|toch|maar|me|mij))* (?:die|dat|zo een|zo'n)(?: (?:dan|maar|graag))*[.!? ]*$/u;
/** `sorry, ik kijk net achterop en het is de 14` */
const IT_IS_THE =
  /^(?:(?:sorry|oeps|wacht|nee|oh?|ah|ach)[ ,!.]+)+[^.;!?\d]{3,50}?(?:,| en|:) (?:het|dat|die|ie|hij) is (?:toch )?(?:de|een) (?=\d)/iu;
/** `mijn vrouw zegt toch Bosch` */
const SAYS_RATHER =
  /^(?:(?:en|maar|oh|nee|nou)[ ,]+)*(?:mijn|m'n|mn|onze) \p{L}+ (?:zegt|roept|vindt|wil|denkt) (?:toch|liever|nu|net)(?: (?:toch|liever|maar))* (?!dat\b|dus\b|niet\b|ook\b)(?=[\p{L}\d])/iu;
/** `Mijn man fotografeert al jaren met Canon. Toont u mij die eens.` */
const SHOW_THOSE =
  /^[^.!?]*\b(?:met|van|voor|op|bij) (\p{Lu}[\p{L}\d&-]*(?: \p{Lu}[\p{L}\d&-]*)?)[.!] (?:[Tt]oont?|[Ll]aat|[Ll]aten|[Gg]eef|[Dd]oe|[Hh]eeft|[Hh]eb|[Hh]ebben|[Mm]ag ik)(?: (?:u|je|jullie|ik))?(?: (?:mij|me|ons))? (?:die|ze|daar)(?: (?:eens|maar|ook|dan|even|zien))*[.!? ]*$/u;
/** `bij nader inzien is glas niks met de kleinkinderen, van rvs graag` */
const NOTHING_AFTER_ALL =
  /^(?:(?:oh|nee|ja|ach|hmm?|maar|nou)[ ,]+)*(?:bij nader inzien|achteraf(?: gezien| bekeken)?|eigenlijk|toch) (?:is|zijn|vind ik|lijkt|lijken) (?:(?:de|het|een) )?(\p{L}{3,}) (?:(?:me|mij|toch|ook) )*(?:niks|niets|niet (?:zo |echt )?(?:handig|praktisch|geschikt|slim|verstandig|fijn|mooi|wat))\b[^.,;!?]*/iu;

/** `mijn vaatwasser heeft het begeven. Ik wil weer een Bosch` */
const AGAIN_ONE =
  /^(?:onze|mijn|mn|m'n|de) (\p{L}{4,}) (?:is|was|heeft|doet|ging|gaf)\b[^.,;!?\d]*?\b(?:kapot|stuk|defect|begeven|overleden|niet meer|de geest)[.,;!]+\s*(?:dus )?(?:ik|we|wij) (?:wil|willen|zoek|zoeken|neem)(?: (?:nu|wel|graag))* weer een /iu;

/** A message of which what is asked is in what was told before it, said plainly. */
export const askedPlainly = (message: string): string =>
  withRoomSaid(message)
    .replace(PLENTY, " is genoeg")
    .replace(NOTHING_AFTER_ALL, "geen $1")
    .replace(AGAIN_ONE, "ik zoek een $1, ")
    .replace(THAT_BRAND, "van $1")
    .replace(THAT_ONE, "van $1")
    .replace(IT_IS_THE, "de ")
    .replace(OTHER_THAN, "niet van $1")
    .replace(NO_MORE_OF, "geen $1")
    .replace(OF_WHOM, "van $1")
    .replace(SHOW_THOSE, "van $1")
    .replace(SAYS_RATHER, "toch ");
