import { soughtInVain } from "../../search/wish/closing-words";
import { numberOfWord } from "../../search/wish/dutch-numbers";
import type { Command } from "../commands";
import type { DialogueState } from "../state";

/** `text` is in lower case without accents, without closing signs. */
const ANEW =
  /^(?:begin opnieuw|opnieuw(?: beginnen)?|reset|alles wissen|wis alles|iets heel anders|vergeet alles|laat alles los|stop maar)$/;
const DROPS = [
  /^(?:(?:dat|het|hij|die|ze) )?(?:mag|mogen|kan) (?:(?:ook|best|wel|gerust|eigenlijk) )*(?:een |van een |in een )?andere? (merk|kleur|maat)(?:en)?(?: zijn| hebben| worden)?(?: hoor)?$/,
  /^(?:de |het |een |mijn |die )?(.+?) (?:mag|kan|mogen|kunnen) (?:ook |wel |toch |er )*(?:weg|eraf|af|eruit|vervallen)(?: hoor)?$/,
  /^maakt (?:me |mij |het )?(?:niet|niks) uit ?: ?(.+)$/,
  /^(?:het |dat )?maakt (?:me |mij )?(?:toch )?(?:niet|niks|niets) uit (?:wat|hoe(?:veel)?) (?:het |die |hij |ze )?(kost|duur|groot|klein|zwaar|licht|stil)(?: (?:het|die|hij|dat))?(?: is| zijn)?$/,
  /^(?:dat |het )?(?:maakt (?:me |mij )?(?:toch |verder |echt )?(?:niet|niks|niets) uit|geen voorkeur|boeit niet|doet er niet toe),? (?:van |in |voor |met )?(?:welke?|wat voor|elke?) (.+?)(?: (?:het|die|hij|ze) (?:is|zijn|heeft))?$/,
  /^(?:de |het |een |mijn )?(.+?) (?:maakt|maken) (?:(?:me|mij|haar|hem|ons|toch|eigenlijk|verder|echt|ook|nu|trouwens|helemaal|zo|allemaal|bij nader inzien|achteraf) )*(?:niet|niks|niets) (?:meer |zo(?:veel)? |zo heel veel )?uit(?: hoor)?$/,
  /^(?:laat|zet) (?:de |het |een |mijn |die )?(.+?) (?:maar |toch |even )*(?:los|zitten|vallen|weg|vervallen)$/,
  /^(?:de |het |een |mijn |die |dat )?(.+?) (?:hoeft|hoeven) (?:toch )?niet(?: meer| zo)?(?: per se)?$/,
  /^(?:(?:het|hij|die|ze|dat) )?(?:hoeft|hoeven) (?:toch |nou )?niet (?:per se |meer |echt |beslist )*(?:(?:van|in|met|een|de|het) )*(.+?)(?: te (?:zijn|hebben))?$/,
  /^(?:(?:het|hij|die|dat|ze) )?(?:hoeft|hoeven) (?:per se |echt |beslist |toch )*geen (.+?) te (?:zijn|hebben|worden)$/,
  /^(?:vergeet|schrap|verwijder|wis) (?:de |het |mijn |die )?(.+?)(?: maar)?$/,
  /^(?:de |het |mijn )?(.+?) (?:is|zijn) (?:toch |voor (?:me|mij) )?(?:niet (?:meer |zo |echt |heel )*(?:belangrijk|nodig|van belang|heilig)|onbelangrijk|geen (?:punt|probleem|eis|must))(?: hoor)?$/,
  /^(?:de |het |een |mijn )?(.+?) (?:kan|kunnen) (?:me|mij|ons|haar|hem) (?:eigenlijk |toch |verder |echt )*(?:niet|niks|niets)(?: meer| zo| veel)* schelen$/,
  /^(?:de |het |een |mijn )?(.+?) (?:doet|doen) er (?:voor (?:me|mij) )?(?:eigenlijk |toch )?(?:niet|niks|niets) (?:meer |zo )?toe$/,
  /^(?:de |het |mijn )?(.+?) (?:is |zijn )?(?:(?:me|mij|voor mij|verder|eigenlijk|toch) )*om het even$/,
  /^(?:de |het |mijn )?(.+?) (?:boeit|interesseert) (?:me |mij |ons |eigenlijk |toch |verder |echt |ook |bij nader inzien |achteraf |achteraf gezien )*(?:niet|niks|niets)(?: meer| echt| zo| heel erg)*$/,
  /^(?:laat|zet) (?:de |het |een |mijn |die |dat )(.+?) maar$/,
  /^(?:(?:het|hij|die|ze) (?:mag|mogen|kan) )?(?:ook )?(?:van |in |met )?(?:elke?|iedere?|welke?|alle|een ander|een andere|ander|andere) (merk(?:en)?|kleur(?:en)?|ma(?:at|ten)|prijs)(?: dan ook)?(?: (?:mag|mogen|kan|kunnen|is|zijn))?(?: (?:ook|goed|prima|best|wel|zijn))*$/,
  /^(?:zonder|los van) (?:de |het |mijn )?(.+?)(?:-| )?(?:eis|wens|beperking)$/,
  /^(?:haal|gooi) (?:de |het |een |mijn |die |dat )?(.+?) (?:maar |er maar )?(?:weg|eruit|eraf)$/,
  /^(?:zonder|geen|laat (?:de|het)) (?:(?:max|maximum|maximale) )?(prijs|budget)(?:-| )?(?:grens|limiet|plafond|maximum)?(?: (?:meer|maar los|los))?$/,
];

/** A bound of its own, which `hoeft niet` turns round: `duurder dan 50 euro hoeft niet`. */
const OF_BOUND = /\b(?:dan|boven|onder|vanaf) (?:de )?(?:€ ?)?\d.* hoe(?:ft|ven) (?:toch )?niet\b/;

/** The price may go beyond what was said. */
const DEARER =
  /^(?:geld|prijs|de prijs|budget) speelt (?:nu |voor (?:me|mij|ons) )?geen rol$|^(?:het|dat|die|hij|ze) (?:mag|mogen) (?:best |wel |ook |gerust )*(?:wat|iets|veel) kosten$|^(?:zonder|geen) (?:maximum|limiet|bovengrens)$|^(?:ook|laat ook|toon ook|en ook) (?:de |wat |iets )?duurdere?(?: zien)?$|^(?:(?:het|dat|die|hij|ze) )?(?:mag|mogen) (?:(?:ook|best|wel|gerust|iets|wat|een beetje) )*duurder(?: zijn| worden)?$|^(?:(?:iets|wat) )?duurder (?:mag|kan|is) (?:ook|best|wel|goed|prima|geen probleem)(?: .*)?$/;

/** Wishes that a message takes back. */
export function dropIn(text: string): Command | undefined {
  if (ANEW.test(text)) return { do: "drop", part: "all" };
  if (DEARER.test(text) && !/\d/.test(text)) return { do: "drop", part: "prijs" };
  for (const pattern of DROPS) {
    const [, part] = pattern.exec(text) ?? [];
    // `tablet, apple hoeft niet` also asks for something.
    if (part && !part.includes(",") && !/^(?:dat|het|dit)$/.test(part) && !OF_BOUND.test(text))
      return { do: "drop", part };
  }
  return undefined;
}

export const NO_MATTER =
  /^(?:(?:dat |het )?(?:maakt|maken) (?:me |mij |het )?(?:niet|niks|niets) uit|geen voorkeur|doet er niet toe|boeit niet|om het even|alles is goed|weet ik niet)(?: hoor)?$/;

const ALSO =
  /^(?:(?:en|maar|ok|oke)[ ,]+)*(?:(?:heb(?:ben)?|heeft) (?:je|jij|jullie|u)|is|zijn|bestaat|bestaan|komt|krijg ik|kan ik|verkopen jullie|verkoop je) (?:\S+ )?(?:die|deze|dit|dat|hij|ze|het|hem)(?: (?:er|dan|toevallig|eigenlijk|misschien))* ook (?:te krijgen )?((?:in|met|van|voor|zonder) .{2,80}?)(?: te krijgen)?$/;

/** `accu's heb ik al, dus zonder` */
const OWNED =
  /^(?:de |het |een |mijn )?([^,]{2,40}?) (?:heb|hebben) (?:ik|we|wij) (?:zelf |nog |thuis )*al(?: liggen| staan| in huis| genoeg)?(?:[,;]? (?:(?:en|dus|liever|graag|maar|mag|doe maar) )*(?:zonder|hoeft niet(?: erbij)?))?$/;

/** What a thing need not come with, because the visitor has it. */
export const ownedIn = (text: string): string | undefined => OWNED.exec(text)?.[1];

const NOT_SO =
  /^(?:(?:en|maar|ok|oke)[ ,]+)*(?:(?:heb(?:ben)?|heeft) (?:je|jij|jullie|u)|bestaan|verkopen jullie|verkoop je) (?:die|deze|dit|dat|ze|het)(?: (?:er|dan|toevallig|eigenlijk|misschien))* ((?:niet (?:in|van|met)|zonder) .{2,60})$/;

/** What is asked for besides what is in view: `heb je die ook in maat 42`, `heb je die niet van vinyl`. */
export const alsoIn = (text: string): string | undefined => ALSO.exec(text)?.[1] ?? NOT_SO.exec(text)?.[1];

/** Begins with what is no longer sought. */
const RATHER =
  /^(?:(?:nee|toch|maar|doe|liever|ik|wil|en)[ ,]+)*geen (\p{L}{3,}),? (?:(?:maar|doe|liever|dan|toch) )*(een \p{L}.+)$/iu;

/** Of `toch geen jurk, een rok` the skirt, where dresses are in view. */
export function ratherThan(text: string, { kinds, noun, q }: Pick<DialogueState, "kinds" | "noun" | "q">): string {
  const [, gone, wanted] = RATHER.exec(text) ?? [];
  if (gone === undefined || wanted === undefined) return text;
  const sought = [noun, q, ...kinds.map(({ name }) => name)].join(" ").toLowerCase();
  return sought.includes(gone.toLowerCase()) ? wanted : text;
}

const OTHER_BRAND =
  /(?:^|[.,!?] ?)(?:(?:en|of|nee|heb je|hebben jullie|is er|zijn er|bestaat er|liever|doe|maar|graag|toch|ook|die|deze|van|een|dan)[ ,]+)*(?:een )?andere? merk(?:en)?(?: (?:dan|graag|ook|misschien))*(?:$|[, ]+((?:met|zonder|voor|in|onder|tot|vanaf|max|maximaal|minstens|geen)\b.*)$)/;

/** Whether another brand is asked for than the one that was: `pff duur. ander merk?`; and what else is said of it. */
export function otherBrandIn(text: string): { further: string } | undefined {
  const found = OTHER_BRAND.exec(text);
  return found ? { further: found[1] ?? "" } : undefined;
}

const OTHER_COLOUR =
  /^(?:(?:en|of|heb je|hebben jullie|is er|zijn er|liever|doe|maar|graag|toch|die|deze|in|een|dan)[ ,]+)*andere? kleur(?:en)?(?: (?:dan|graag|misschien))*$/;

/** Whether another colour is asked for than the one that was. */
export const isOtherColour = (text: string): boolean => OTHER_COLOUR.test(text);

const OF_TWO =
  /^(?:en )?(?:welke?|wie|wat)(?: van (?:de|die|deze|beide)(?: eerste)?(?: (?:twee|2|beide))?)?(?: is| zijn| heeft| weegt| kost)?(?: er)?(?: dan)?(?: het| de)? (.{3,40})$/;
/** `is de eerste lichter dan de tweede?` */
const ONE_THAN_OTHER =
  /^(?:en )?(?:is|zijn|weegt|kost|heeft) (?:de|het|die|nummer|nr) ?(?:eerste|tweede|derde|vierde|laatste|\d) (\p{L}{3,}er)(?: \p{L}+)? dan (?:de|het|die|nummer|nr) ?(?:eerste|tweede|derde|vierde|laatste|\d)\b/u;
/** The comparative by which one of those in view is asked to be compared with another. */
export const oneThanOther = (text: string): string | undefined => ONE_THAN_OTHER.exec(text)?.[1];

const TWO = /\bvan (?:(?:de|die|deze) (?:eerste )?)?(?:twee|2|beide)\b/;

/** Which of two is more of something: `welke van de twee is lichter`; of the two that were compared they need not be named. */
export function ofTwo(text: string, compared: number, comparatives: readonly string[]): string | undefined {
  const [, word] = OF_TWO.exec(text) ?? [];
  if (word === undefined) return undefined;
  if (TWO.test(text)) return word;
  return compared === 2 && comparatives.includes(word) ? word : undefined;
}

/** A bound that is named is a wish of its own: `goedkoper dan 300 euro`. */
const BOUND =
  /\bdan (?:een )?(?:anderhal|half|halve|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|twintig|dertig|veertig|vijftig|honderd|duizend)|\b(?:dan|vanaf|tot|onder|boven|maximaal|minimaal|minstens|hooguit|hoogstens|max\.?|min\.?) (?:de )?(?:€ ?)?\d|\d ?(?:€|euro|[a-z]{1,6})? (?:of|en) [a-z]{3,}er\b/;

/** Whether these words stand in a text as they are. */
function standsIn(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const around = `${text.charAt(at - 1)} ${text.charAt(at + words.length)}`;
    if (!/[a-z0-9]/.test(around)) return true;
  }
  return false;
}

/** What is too much of something is asked for with less of it: `dat is te duur`. */
const TOO =
  /^(?:(?:dat|die|dit|deze|het|hij|ze|allemaal) (?:is|zijn|vind ik|vinden we) )?(?:me |mij |allemaal |nog |nog steeds |veel |wel |wat |een beetje |iets |echt |toch )*te (duur|zwaar|groot|klein|luid|breed|hoog|lang)(?: voor (?:me|mij|ons))?$/;
const LESS: Readonly<Record<string, string>> = {
  duur: "goedkoper",
  zwaar: "lichter",
  groot: "kleiner",
  klein: "groter",
  luid: "stiller",
  breed: "smaller",
  hoog: "lager",
  lang: "korter",
};

/** More or less of something than what is in view; what a comparative is about, and which way it goes, the shop's data say. */
export function relativeIn(text: string, comparatives: readonly string[]): (Command & { do: "relative" }) | undefined {
  if (BOUND.test(text)) return undefined;
  const less = LESS[TOO.exec(text)?.[1] ?? ""];
  if (less !== undefined && comparatives.includes(less)) return { do: "relative", word: less, direction: "high" };
  const [word] = comparatives.filter((one) => standsIn(text, one)).sort((a, b) => b.length - a.length);
  return word === undefined ? undefined : { do: "relative", word: word.replace(/er[es]$/, "er"), direction: "high" };
}

/** `mijn tv-meubel is 90 cm dus hij moet korter zijn`: what is owned bounds what is sought. */
const BESIDE_OWN =
  /^(?:mijn|m'n|mn|onze|ons|de|het) .{2,40}? (?:is|heeft|meet) (?:maar |slechts |ongeveer )?(\d+(?:[.,]\d+)? ?[a-z]{1,6})(?: \p{L}+)?(?:,| dus| en| maar)+ (?:(?:dus|hij|het|die|deze|ie|ze|dat|zou) )*(?:moet|mag|moeten) (?:dus |wel |iets |wat )*(niet )?(\p{L}+er) (?:zijn|worden)[.! ]*$/iu;
/** A comparative and then what exactly: `kleiner, 3 of 4 delen`, `kleiner mag ook, 24`. */
const AND_EXACTLY =
  /^(?:(?:iets|wat|een stuk|veel|liever|toch|graag|nee|h+m+|oh|ja|maar|dan|(?:heb|hebben|heeft) (?:je|jij|jullie|u) (?:die|ze|deze|dat|het)|ook|nog)[ ,]+)*(\p{L}+er)(?: (?:toch|dan|graag))?(?: (?:mag|kan|is) ook(?: goed| prima| wel)?)?[,:]\s+((?:met |van )?\d.*)$/iu;

/** `toch smaller, max 210`: the comparative says what is bounded. */
const AND_BOUND =
  /^(?:(?:iets|wat|een stuk|veel|liever|toch|graag|nee|maar) )*(\p{L}+er)[, ]+(?:dus |maar )?(max|maximaal|hooguit|hoogstens|tot|min|minimaal|minstens|vanaf) (\d+(?:[.,]\d+)?(?: ?[a-z]{1,6})?)[.! ]*$/iu;
const AT_MOST = /^(?:max|hoog|tot)/i;
/** They are said of things in centimetres. */
const OF_LENGTH = /^(?:smal|bre|kort|lang|diep|ondiep)/i;
const GOING_DOWN = /^(?:klein|kort|smal|licht|lag|dun|ondiep|still)/i;

/** A wish in numbers that a comparative only leads up to. */
export function exactlyIn(text: string, comparatives: readonly string[]): string | undefined {
  const [, bound, not = "", word] = BESIDE_OWN.exec(text) ?? [];
  if (bound !== undefined) return `${not}${word} dan ${bound}`;
  const [, way = "", most = "", number] = AND_BOUND.exec(text) ?? [];
  if (number !== undefined && comparatives.includes(way.toLowerCase()) && AT_MOST.test(most) === GOING_DOWN.test(way))
    return `${/\d$/.test(number) && OF_LENGTH.test(way) ? `${number} cm` : number} of ${way.toLowerCase()}`;
  const [, led = "", exact] = AND_EXACTLY.exec(text) ?? [];
  return comparatives.includes(led.toLowerCase()) ? exact : undefined;
}

const COUNT =
  /\b(?:hoeveel|wat is het aantal)\b(?! (?:kost|is|weegt|liter|watt|kilo|kg|db|decibel|gb|procent|geluid|stroom|graden))\b/;
const COUNT_FRAME =
  /\b(?:hoeveel|wat is het aantal|zijn er|hebben jullie|heb je|heeft (?:de winkel|etalage)|verkopen jullie|verkoop je|staan er|in (?:de|jullie) winkel|in totaal|er)\b/g;
const REQUEST =
  /^(?:(?:ok(?:e|ay)?|ja|nee|nou|prima|goed|hoi|hallo|toch|dan|liever|en|maar)[ ,]+)*(?:doe (?:dan |toch |me )*maar|laat ik (?:dan |toch )?maar (?:terug ?gaan naar|nemen|doen)|geef (?:me|mij)(?: maar)?|laat (?:me|mij)?(?: maar)?|toon(?: me)?)[ ,]+/i;
const HELP_TO =
  /^(?:(?:kun|kan|kunt|zou) (?:je|jij|u|jullie) (?:me|mij|ons) (?:misschien |even |eens )*helpen|help (?:me|mij|ons)(?: even| eens)?) (?:aan|zoeken naar|met het (?:zoeken|vinden|uitzoeken) van) /i;
/** `verhoog het budget naar 200 euro`, `mijn budget is omlaag gegaan naar 500` */
const RAISED =
  /^(?:(?:mijn|m'n|het|ons) (?:budget|maximum) (?:is|gaat|wordt|moet) (?:(?:toch|nu|wel|helaas|iets|wat) )*(?:omlaag|omhoog|verlaagd|verhoogd|lager|hoger|bijgesteld|teruggebracht|opgeschroefd)(?: gegaan| geworden| bijgesteld| gebracht)? (?:naar|tot) |(?:verhoog|verlaag|zet|verander) (?:het |de |mijn )?(?:budget|prijs|maximum(?:prijs)?|bedrag) (?:maar |even )?(?:naar|op|tot|in) )/i;
/** `verander Bosch in Miele` */
const CHANGED = /^(?:verander|vervang|wijzig|wissel|ruil) (.+?) (?:in|door|voor|naar|om in|om voor) (.+?)[.!?]*$/i;

/** `goud vind ik ook mooi`: that is good too. */
const ALSO_LIKED =
  /^(?:(?:en|maar|hoewel|trouwens)[ ,]+)*(.{2,40}?) (?:vind|vinden|lijkt|lijken) (?:ik|we|wij|me|mij|ons) (?:eigenlijk |trouwens |wel |best )*ook (?:wel |best |heel )*(?:mooi|leuk|goed|prima|fijn|prachtig|oke?|wat|leuk staan)[.! ]*$/i;

/** `mag net zo goed` is `mag ook`. */
const AS_GOOD =
  /\b(mag|mogen|kan|kunnen|is|zijn) (?:net zo (?:goed|lief)|even ?goed|(?:er )?(?:ook )?(?:nog |wel |net )*mee door)(?![a-z])/i;
/** `suède vind ik toch mooier` asks for that. */
const LIKED =
  /^(?:nee[ ,]+|maar |toch )*(.{2,40}?) (?:(?:vind|vinden|lijkt|lijken) (?:ik|we|wij|me|mij|ons)|(?<=\d ?[a-z]{0,5} |[a-z]-[a-z] )(?:is|lijkt)|(?:is|lijkt)(?= (?:misschien|toch|eigenlijk) )) (?:(?:toch|eigenlijk|wel|net|nog|iets|veel|meer|misschien) )*(?:mooier|leuker|fijner|beter|prettiger|handiger|chiquer|gezelliger|praktischer|slimmer|verstandiger)(?: (?:want|omdat|voor)\b[^.!?]*)?[.! ]*$/i;
/** `128 gb is wel handig met al die foto's`, `XL is misschien verstandig` */
const LIKES =
  /^(?:nee[ ,]+|maar |toch |en )*(?!(?:dat|die|dit|deze|het|hij|wat|ze|de eerste|de tweede|nummer)\b)([\p{L}\d][^.,;!?]{1,24}?) (?:vind|lijkt|lijken) (?:ik|we|wij|me|mij|ons) (?:(?:wel|toch|eigenlijk|het|heel|echt) )*(?:fijn|prettig|mooi|leuk|prima|handig|genoeg|perfect|ideaal)[.! ]*$/iu;
const WOULD_BE =
  /^(?:nee[ ,]+|maar |toch |ik denk dat |en )*(?!(?:dat|die|dit|deze|het|hij|wat|ze|zo'n|welke?|hoe)\b)([^,?]{2,25}?) (?:is|lijkt(?: me)?|zou)(?: (?:wel|toch|misschien|dan|ook|eigenlijk|denk ik|me))* (?:handig|fijn|prettig|verstandig|slim|praktisch|wenselijk|genoeg|voldoende)(?: zijn)?(?: (?:met|voor|bij|om|want|omdat|als|dan|hoor|denk ik)\b[^.!?]*)?[.! ]*$/i;

const LASTS_LONGEST =
  /^(?:en )?(?:welke|wat|wie)(?: daarvan| hiervan| van (?:die|deze))? gaat (?:er )?(?:het |'?t )?langste? mee[?. ]*$/i;

/** `zeven`, after `met versnellingen` */
const NUMBER_ALONE = /^(?!een$)[a-z]{3,20}$/i;

/** The wish without the words with which people ask for it. */
export const bareWish = (text: string): string =>
  soughtInVain(text)
    .replace(REQUEST, "")
    .replace(HELP_TO, "")
    .replace(RAISED, "tot ")
    .replace(LASTS_LONGEST, "lang meegaat")
    .replace(AS_GOOD, "$1 ook")
    .replace(ALSO_LIKED, "$1 mag ook")
    .replace(LIKED, "liever $1")
    .replace(LIKES, "$1")
    .replace(WOULD_BE, "$1")
    .replace(CHANGED, "niet $1 maar $2")
    .replace(NUMBER_ALONE, (word) => String(numberOfWord(word.toLowerCase()) ?? word));

const SUPERLATIVE =
  /\b(?:aller)?(goedkoopst(?:en?)?|voordeligste?|laagst geprijsde?|duurst(?:en?)?|kost(?:en)? (?:er )?(?:het )?minste?|best(?:e)? (?:beoordeelde?|gewaardeerde?)|beste)\b/;
const LEADING =
  /^(?:en\b\s*)?(?:(?:wat|welke?|wie|laat|toon|geef|zoek|ik (?:zoek|wil)|wat zijn|heb je|hebben jullie)\b)?\s*(?:(?:is|zijn|me|mij|zien|naar)\b)?\s*/;

const BY_PRICE =
  /^(?:kun je |kan je |graag |wil je )?(?:(?:sorteer|sorteren|orden|zet|toon|laat|rangschik)\w* )?(?:ze |die |deze |alles |het |eens |even |maar |dan )*(?:zien )?(?:op prijs,? (?:de )?(goedkoopste|laagste|duurste|hoogste) (?:eerst|bovenaan)|op prijs|(?:op prijs )?,? ?van (goedkoop|duur|laag|hoog) naar (?:goedkoop|duur|laag|hoog)|(goedkoopste|duurste|laagste prijs|hoogste prijs) (?:eerst|bovenaan))(?: sorteren| zetten| zien)?$/;
/** What the assistant is asked to choose: what buyers rate highest, for it has no taste of its own. */
const CHOOSE =
  /^(?:en |maar |dus )?(?:(?:welke?|wat) (?:(?:zou|raad|adviseer) (?:jij|je|u)\b(?: (?:me|mij|ons|zelf|dan|nou|aan|kiezen|nemen|kopen|doen|pakken|aanraden|adviseren))*|is (?:jouw|je|uw) (?:advies|aanrader|favoriet|tip|keuze)|is (?:een|de) aanrader|kan (?:ik|je) het beste? (?:nemen|kiezen|kopen)|moet ik (?:nemen|kiezen|kopen|hebben))|heb je (?:een )?(?:tip|aanrader|advies)|(?:wat is )?(?:jouw|je) (?:advies|aanrader|favoriet)|kies jij maar|help (?:me|mij) kiezen|welke?(?: van (?:deze|die))? \p{L}{3,} (?:er )?(?:nu |dan )?het beste?)$/u;

/** `het duurste toestel dat u heeft`: of all, whatever was wished. */
const OF_ALL =
  /(?<=\b(?:aller)?(?:goedkoopste|duurste|voordeligste)) (?:(?:toestel|exemplaar|model|ding|apparaat|product) )?(?:dat|die|wat) (?:(?:u|je|jij|jullie) (?:heeft|hebt|heb|hebben|verkoopt|verkopen)|er (?:nu )?(?:staat|is|zijn|te koop is|bestaat|te krijgen is))\b/;
/** `de goedkoopste met lage instap`: of all that have it. */
const FURTHEST_WITH =
  /^(?!.*\b(?:hoeveel|kost|kosten|op voorraad|bezorgd)\b).*\b(?:goedkoopste|duurste|voordeligste) (?:met|zonder) /;
/** Whether the cheapest or the dearest of more is asked for than what is in view. */
export const asksOfMore = (text: string): boolean => FURTHEST_WITH.test(text) || OF_ALL.test(text);

/** A question about the whole shop: how many, the cheapest, the dearest, the best. */
export function shapeIn(text: string): Command | undefined {
  const sorted = BY_PRICE.exec(text);
  if (sorted)
    return {
      do: "shape",
      ask: /^(?:duur|hoog)/.test(sorted[1] ?? sorted[2] ?? sorted[3] ?? "") ? "dearest" : "cheapest",
      text: "",
    };
  if (CHOOSE.test(text)) return { do: "shape", ask: "best", text: "" };
  if (COUNT.test(text))
    return { do: "shape", ask: "count", text: text.replace(COUNT_FRAME, " ").replace(/\s+/g, " ").trim() };
  const [whole, word = ""] = SUPERLATIVE.exec(text) ?? [];
  if (!whole) return undefined;
  const rest = text.replace(OF_ALL, " ").replace(whole, " ").replace(LEADING, "").replace(/\s+/g, " ").trim();
  const ask = /^(?:goedkoop|voordelig|laagst|kost)/.test(word) ? "cheapest" : /^duur/.test(word) ? "dearest" : "best";
  return { do: "shape", ask, text: rest };
}
