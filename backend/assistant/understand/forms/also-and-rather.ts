/** How people say what is good too, what is wanted rather and what is let go. */

export const LEAD = String.raw`(?:(?:en|of|oh?|ach|nee|ja|hmm?|maar|wacht|ok|oke|nou|trouwens|nog|misschien|eigenlijk)[ ,.]+)*`;
/** What softens: it may stand anywhere between a verb and what it says. */
export const SOFT =
  "(?:misschien|eigenlijk|trouwens|wel|toch|best|op zich|denk ik|gewoon|voor (?:mij|ons)|al|nog|net|natuurlijk|prima|heel|eventueel|desnoods)";
const FINE = "goed|prima|mooi|genoeg|voldoende|leuk|fijn|best|oke?|welkom|mogelijk|geen probleem|een optie|niet erg";
/** What is named; never what only points, nor a place in what is shown. */
const NAMED = String.raw`((?!(?:dat|dit|het|die|deze|hij|ze|er|wat)\b|(?:de|het|nummer) (?:\p{L}+(?:de|ste|sten)|\d)\b)[\p{L}\d][^.,;!?]{0,50}?)`;
const END = String.raw`(?:,? (?:die|dat|doe die|doe dat)(?: er)? ook(?: maar| nog)?)?(?: hoor| toch)?(?:, (?:met )?(?:het)?zelfde (?:budget|prijs|merk|maat|kleur))?(?=,? als (?:ie|hij|het|ze|die|er) |[.!, ]*$)`;

/** `700 watt is eigenlijk ook al genoeg`, `4-zits zou ook kunnen`, `die van kunststof erbij`: what is good too. */
export const ALSO_FINE: readonly RegExp[] = [
  new RegExp(
    `^${LEAD}${NAMED} (?:is|zijn|was|lijkt|lijken|vind ik)(?: ${SOFT})* ook(?: ${SOFT})* (?:${FINE})${END}`,
    "iu",
  ),
  new RegExp(`^${LEAD}${NAMED} (?:zou|zouden)(?: ${SOFT})* ook(?: ${SOFT})* (?:kunnen|mogen)${END}`, "iu"),
  new RegExp(
    String.raw`^${LEAD}${NAMED} (?:mag|mogen|kan|kunnen|lukt|lukken|past|passen|gaat|gaan|volstaat)(?: ${SOFT})* ook(?: ${SOFT})*(?: (?:in|op|onder|bij) (?:de|het|mijn|mn|m'n|onze) \p{L}+)?${END}`,
    "iu",
  ),
  new RegExp(`^${LEAD}${NAMED} ook (?:leuk|mooi|fijn|best)${END}`, "iu"),
  // `playmobil vindt ze net zo leuk, doe die er ook maar bij`
  new RegExp(
    String.raw`^${LEAD}${NAMED} (?:vind|vindt|vinden) (?:ik|we|wij|ze|zij|hij|(?:mijn|mn|m'n|onze) \p{L}+)(?: ${SOFT})* (?:net zo|ook|even) (?:leuk|mooi|fijn|goed|lekker)(?:,? (?:dus )?(?:doe|laat|zet|toon) (?:die|dat|ze)(?: er)?(?: ook)?(?: maar)?(?: bij| zien)?)?[.! ]*$`,
    "iu",
  ),
  // `en natvoer mag u er ook bij laten zien`
  new RegExp(
    `^${LEAD}${NAMED} (?:mag|mogen|kan|kunt|kun) (?:u|je|jij|jullie) (?:er )?ook (?:er)?(?:bij )?(?:laten zien|tonen|zetten|doen)${END}`,
    "iu",
  ),
  // `oke en als ie ook qled mag zijn?`
  /^(?:(?:en|ok|oke|maar|dan|hmm?)[ ,]+)*als (?:ie|hij|het|die|ze|dat) (?:eventueel |best )?ook (?:van |in |met )?([\p{L}\d][^.,;!?]{1,40}?) (?:mag|mogen|kan|kunnen)(?: zijn| wezen| hebben)?[?.! ]*$/iu,
  // What was refused before, and is not any more.
  new RegExp(`^${LEAD}${NAMED} mag(?: er)? (?:wel )?weer(?: ${SOFT}| bij)*${END}`, "iu"),
  new RegExp(
    String.raw`^${LEAD}(?:doe|laat|toon|geef)(?: (?:mij|me|maar|dan|er))* (?:ook )?(?:die|degene|eentje|een) van (\p{L}+) (?:er ?bij|ook)(?: (?:maar|zien|graag))*(?:, dan [^.!?]*)?[.! ]*$`,
    "iu",
  ),
];

/** `snoer is ook prima` of what has none. */
export const CORD = /^(?:een )?(?:snoer|kabel|draad)(?:tje)?(?= mag ook\b)/iu;

const BETTER =
  "slimmer|handiger|verstandiger|beter|makkelijker|praktischer|feller|warmer|steviger|veiliger|gezonder|lekkerder|zachter|netter|duurzamer|hygienischer";
/** `9 of 10 is slimmer`, `natvoer eet ie misschien beter, doe dat`: what is wanted rather. */
export const RATHER: readonly RegExp[] = [
  new RegExp(
    String.raw`^${LEAD}${NAMED} (?:is|zijn|lijkt|lijken|eet|eten|werkt|werken|zit|zitten|staat)(?: (?:me|mij|ie|hij|ze|het|ook|veel|${SOFT}))* (?:${BETTER})(?: \p{L}+en)?(?:,? (?:dus )?(?:doe|neem|dan)(?: maar)? (?:dat|die)(?: maar| dan)?)?[.! ]*$`,
    "iu",
  ),
];

/** What may stand behind it and wishes nothing. */
const IDLE = String.raw`(?:(?:[,;] (?!(?:als|wel|maar|liever|met|zonder|graag|liefst|onder|tot|geen|en|doe|dan|minstens|niet)\b)[^?.!\d]*)?[.! ;)]*$|(?=[,.;]))`;
/** `eigenlijk lijkt zo'n robot me handiger, mijn rug`, `of misschien een robot, ben lui`: the same, turned round. */
export const RATHER_THAT: readonly RegExp[] = [
  new RegExp(
    String.raw`^${LEAD}(?:lijkt|lijken|is|zijn) (?:zo'n |een )?(\p{L}[\p{L}\d -]{2,30}?) (?:(?:me|mij|ons|toch|eigenlijk|wel) )*(?:${BETTER})${IDLE}`,
    "iu",
  ),
  new RegExp(
    String.raw`^(?:(?:h+m+|nou|tja|oke?)[ ,]+)*of (?:misschien|toch|anders) (?:(?:toch|wel|maar|liever) )*(?:een |zo'n |(?=van ))(\p{L}[\p{L}\d -]{2,30}?)${IDLE}`,
    "iu",
  ),
];

/** `laat dat grillen maar zitten`, `die opbergruimte laat maar`, `ionisatie is geen must`: what is let go. */
export const UNNEEDED: readonly RegExp[] = [
  new RegExp(
    String.raw`^${LEAD}laat (?:die|dat|de|het) (\p{L}[\p{L} -]{2,30}?) (?:toch |dan )?maar (?:zitten|weg|vallen|gaan|los)${IDLE}`,
    "iu",
  ),
  new RegExp(
    String.raw`^${LEAD}(?:die|dat|de|het) (\p{L}[\p{L} -]{2,30}?) laat (?:ik |je |we )?(?:dan |toch )?maar(?: zitten| weg| vallen)?${IDLE}`,
    "iu",
  ),
  new RegExp(
    String.raw`^${LEAD}(?:(?:die|dat|de|het) )?(\p{L}[\p{L} -]{2,30}?) (?:is|zijn)(?: ${SOFT}| bij nader inzien| achteraf)* (?:geen (?:must|vereiste|eis|noodzaak)|niet (?:nodig|noodzakelijk|per se nodig|zo nodig))(?:,? (?:de |het )?\p{L}+ wel)?${IDLE}`,
    "iu",
  ),
];
