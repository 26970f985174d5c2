const LEAD = String.raw`^(?:(?:en|of|maar|ok|oke|nou|dan|ook|trouwens)[ ,!.]+)*`;
/** What makes no maker of a word behind `wat heeft`. */
const NO_MAKER =
  "je|jij|jullie|u|hij|ie|zij|ze|die|deze|dit|dat|het|de|een|er|ik|we|wij|men|iemand|meer|minder|te|hem|mijn|m'n|mn|dan|nu|nou|zo'n";
/** `en wat biedt Gardena?`, `wat heeft Bosch zoal?` */
const BY_MAKER = new RegExp(
  String.raw`${LEAD}wat (?:biedt|bieden|heeft|hebben|maakt|maken|levert|verkoopt) (?!(?:${NO_MAKER})\b)(\p{L}[\p{L}\d&'-]*(?: &? ?\p{Lu}[\p{L}\d&'-]*| (?:en|of) \p{Lu}[\p{L}\d&'-]*)?)(?: (?:zoal|eigenlijk|daar|dan|ook|allemaal|te bieden|in huis|op dit gebied|in die richting|hierin|daarin))*[?.! ]*$`,
  "u",
);
/** `wat heeft bluetooth?` asks which of them has it: only a name with a capital is a maker. */
const HAS = /\b(?:heeft|hebben) (?!\p{Lu})/u;

/** `van AOC, wat hebben jullie daar?` */
const OF_MAKER_FIRST =
  /^((?:(?:en|maar|ook|dan|ok|oke)[ ,]+)*van [^,?.!]{2,40}),? wat (?:hebben|heb|heeft|verkopen) (?:jullie|je|u)(?: (?:daar|daarvan|dan|zoal|allemaal|van|in huis))*[?.! ]*$/iu;
/** `laptops van Lenovo, heb je die ook?` */
const THING_FIRST =
  /^(.{3,80}?)[,.]? (?:(?:is|zijn) (?:die|dat|ze|deze)(?: hier)? (?:er|te koop)|(?:heb|hebben|heeft|verkopen|verkoop|verkoopt) (?:je|jij|jullie|u) (?:die|dat|ze|deze|zoiets))(?: (?:er|ook|nog|wel|misschien|toevallig|daar|los|soms|eigenlijk))*[?.! ]*$/iu;
/** `of heeft miele er ook?` */
const MAKER_TOO = new RegExp(
  String.raw`^(?:(?:en|of|maar|ook)[ ,]+)+(?:heeft|hebben|maakt|maken|verkoopt) (?!(?:${NO_MAKER})\b)(\p{L}[\p{L}\d&'-]*) (?:er|die|ze|dat|zoiets|zo een|zo'n)(?: (?:ook|een|eentje|dan|misschien))*\??$`,
  "iu",
);
/** Asks something else, or of one that is in view. */
const OTHERWISE =
  /^(?:welke?|wat|hoe|waar|wanneer|waarom|wie)\b|^(?:en |van )*(?:de|het|die|dat|deze|nummer|nr) (?:eerste|tweede|derde|vierde|laatste|goedkoopste|duurste|\d)|^(?:en |of )*(?:die|deze|dat|dit)$/i;
/** The same in a sentence of its own. */
const IS_IT_SOLD =
  /^(?:en )?(?:(?:heb|hebben|heeft|verkopen|verkoop|verkoopt) (?:je|jij|jullie|u) (?:die|dat|ze|zoiets)(?: (?:er|ook|nog|wel|misschien|toevallig|los))*|(?:is|zijn) (?:die|dat|ze|deze) (?:er|te koop|hier te koop)(?: (?:ook|nog|wel))*)[?.! ]*$/iu;

/** What asks whether the thing before it is sold, and names nothing. */
export const asksWhetherSold = (sentence: string): boolean => IS_IT_SOLD.test(sentence);

/** What a message asks the shop for, where it asks what a maker has or names the thing in front: `en wat biedt Gardena?` */
export function askedByMaker(message: string): string | undefined {
  const [, maker] = BY_MAKER.exec(message.charAt(0).toLowerCase() + message.slice(1)) ?? [];
  if (maker !== undefined && !HAS.test(message)) return `van ${maker}`;
  const [, other] = MAKER_TOO.exec(message.trim()) ?? [];
  if (other !== undefined) return `van ${other}`;
  const [, first] = OF_MAKER_FIRST.exec(message) ?? [];
  if (first !== undefined) return first;
  const [, thing] = THING_FIRST.exec(message) ?? [];
  return thing !== undefined && !OTHERWISE.test(thing) ? thing : undefined;
}
