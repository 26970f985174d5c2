import { fold } from "../../search/analysis/tokens";
import type { Command, OfferTopic, Ref } from "../commands";
import { GOES_BACK } from "./goes-back";

/** What a question asks about the offers of a product; `text` is in lower case without accents. */
const topics: readonly [RegExp, OfferTopic][] = [
  [
    /\b(?:goede (?:prijs|deal|koop|aanbieding)|goed geprijsd|(?:is|zijn|vind je|vindt u) (?:(?:die|deze|dit|dat|hij|ie|de|het) ?)(?:[\p{L}\d-]+ ){0,4}?te duur|(?:was|is|wordt) .{0,20}(?:eerder )?goedkoper geweest|prijs(?:geschiedenis|verloop)|normale prijs|echte korting|mooie prijs|wachten met kopen|nu kopen|eerlijke prijs|prijs goed)\b/u,
    "deal",
  ],
  [/\b(?:verzendkosten|verzending|bezorgkosten|portokosten|gratis (?:verzonden|bezorgd|verzending))\b/, "shipping"],
  [
    /\b(?:wanneer.{0,40}(?:bezorgd|geleverd|binnen|in huis)|(?:morgen|vandaag|overmorgen) (?:in huis|bezorgd|geleverd|binnen)|levertijd|bezorgtijd|hoe snel.{0,30}(?:bezorgd|geleverd|leveren|in huis)|hoe lang duurt.{0,20}(?:levering|bezorging)|bezorgd|geleverd)\b/,
    "delivery",
  ],
  [/\b(?:op voorraad|voorraad|leverbaar|verkrijgbaar|uitverkocht|beschikbaar)\b/, "stock"],
  [
    /\b(?:welke (?:winkel|webshop|shop)s?|waar (?:kan ik|koop ik|te koop|is .{0,20} te koop)|bij wie|te koop|verkoper)\b/,
    "shop",
  ],
  [
    /\b(?:hoeveel is (?:de|die|deze|het|nummer|nr)\b(?! (?:inhoud|gewicht|hoogte|breedte|diepte))|wat kost\w*|kost(?:en)? (?:er )?(?:het )?minste?|hoeveel kost\w*|hoe duur|welke prijs|de prijs van|wat is de prijs|prijs van)\b|\b(?:wat|hoeveel) (?:moet|moeten|gaat|gaan|zou|zouden|mag) (?:(?:die|dat|deze|dit|de|het|hij|ie|ze|zo'n|er) )(?:[\p{L}\d-]+ ){0,4}kosten\b|^(?:(?:en|ok|oke|top) )?(?:doe|geef|zeg|noem|toon)(?: (?:me|mij|eens|even|dan|maar))* (?:de|die|daar de|daarvan de) prijs\b|^(?:en )?(?:de )?prijs(?:je)?\?$/u,
    "price",
  ],
];

export const offerTopicOf = (text: string): OfferTopic | undefined =>
  topics.find(([pattern]) => pattern.test(text))?.[1];

/** `die tweede, hoeveel plateaus heeft die` */
const OF_ONE =
  /^(?:en )?(?:van )?(?:de|die|het|dat|deze) (?:eerste|tweede|derde|vierde|vijfde|laatste|goedkoopste|duurste) ?[,:] ?/;
const ASKS =
  /^(?:en )?(?:hoe\w*|wat|welke?|heeft|hebben|is|zijn|kan|kun|past|passen|zit|zitten|werkt|doet|hoeveel|waarvan|van welke?|wat voor)\b|\bwil(?:len)? (?:ik|we|wij)\b.*\bweten$|^(?:ik|we|wij) (?:wil|willen|wou) .*\bweten$|\?$/;
/** The same of the one that a message points at: `in welke taal is die`, `wie heeft de tweede geschreven`. */
const ASKS_OF_IT =
  /^(?:en )?(?:wie|wanneer|waar(?:van|in|mee|uit|op|voor|bij)?|(?:in|uit|op|met|voor|van|bij|onder|tot|vanaf) (?:welke?|wat|hoe(?:veel)?))\b/;
/** `maalt de eerste zelf bonen`, `past hij in de oven` */
const DOES_IT =
  /^(?:en )?(?!niet|met|wat|dat|het|moet|liefst|wacht|toont|laat|geeft me|doet er)[a-z]{2,}t (?:de (?:eerste|tweede|derde|vierde|vijfde|laatste)|die|deze|dit|dat|nummer \d|hij|ie)\b/;
const FIELD_FRAME =
  /\b(?:hoe|wat|welke?|heeft|hebben|is|zijn|kan|kun|kunnen|past|passen|zit|zitten|werkt|doet|hoeveel|en|van|de|het|een|die|deze|dit|dat|hij|hem|er|erop|erin|in|op|aan|met|ook|voor|je|ik|product|ding|eigenlijk|precies|ongeveer|nou|dan|ze|of|bij|maakt|mee|wel|waarvan|daarvan|hiervan|ervan|specificaties?|eigenschappen|kenmerken|graag|doe|maar|neem|pak|wil|willen|weten|weet)\b/g;

/** Whether a message asks for information rather than for products. */
export const isQuestion = (text: string): boolean => ASKS.test(text.replace(OF_ONE, ""));

/** Whether it asks for information about the product that it points at. */
export const isQuestionOfIt = (text: string): boolean =>
  isQuestion(text) || ASKS_OF_IT.test(text) || DOES_IT.test(text);

/** Questions whose words are not those of the property; what they ask is in the words of `fieldWords`. */
const askedAs: readonly [RegExp, string][] = [
  [/\bhoeveel (?:past|passen|kan|gaat) (?:er|je|ik|erin)\b.*\bin\b|\bhoeveel (?:past|kan|gaat) erin\b/, "inhoud"],
  [/\bhoe ?lang\b.*\b(?:laadt|laden|opladen|oplaadt|opgeladen|lader)\b/, "oplaadtijd"],
  [/\bhoe ?lang\b.*\b(?:mee|meegaat|lading|accu|batterij|werkt|speelt|brandt)\b/, "gebruiksduur"],
  [/\bhoe (?:warm|heet)\b.*\b(?:was|wassen|gewassen)\b/, "wastemperatuur"],
  [/\bhoe (?:hard|luid)\b.*\b(?:ruist|zoemt|bromt)\b|\bhoeveel (?:lawaai|herrie)\b/, "geluidsniveau"],
  [/\bhoe ver\b/, "actieradius"],
  [/\bhoeveel (?:vierkante meters?|m2|m²)/u, "oppervlakte"],
  [/\bhoeveel (?:man|mensen|personen|eters)\b/, "personen"],
  [/\bhoe (?:hard|snel) (?:gaat|rijdt|kan|rijd|fietst|vliegt|print)\b/, "snelheid"],
  [/\bhoeveel\b.*\b(?:dragen|draagt|tillen|tilt|houdt)\b/, "draagkracht"],
  [/\b(?:lichtste?|zwaarste?)\b/, "gewicht"],
  [/\b(?:hoe oud|welke leeftijd|wat voor leeftijd)\b/, "leeftijd"],
];

/** The words of a question that name a property, without what points at the product. */
export function fieldOf(text: string, refs: readonly Ref[]): string {
  const [, asked] = askedAs.find(([pattern]) => pattern.test(text)) ?? [];
  if (asked !== undefined) return asked;
  const names = refs.flatMap((ref) => (ref.is === "named" ? ref.words.toLowerCase().split(/\s+/) : []));
  const whole = refs.flatMap((ref) => (ref.is === "named" ? fold(ref.words).replace(/’/g, "'") : []));
  const bare = whole
    .reduce((left, name) => left.replace(name, " "), text)
    .replace(/[?!.,]/g, " ")
    .replace(
      /\b(?:eerste|tweede|derde|vierde|vijfde|laatste|goedkoopste?|voordeligste?|duurste?|\d(?:e|de|ste)|nummer \d|optie \d)\b/g,
      " ",
    )
    .replace(FIELD_FRAME, " ");
  return bare
    .split(/\s+/)
    .filter((word) => word !== "" && !names.includes(word))
    .join(" ");
}

const POLICY =
  /\b(?:retour\w*|terugstu\w+|terug ?(?:te |kan |mag |wil |kunnen |moet )?sturen|stuur.{0,20}terug|terugbreng\w*|ruilen|omruilen|herroep\w*|bedenktijd|annuleer\w*|annuleren|garantie|kapot|defect|(?:is|zijn|ging|gaat|raakte|raakt)(?: \w+)? stuk(?!.*\bnieuwe?\b)|reparatie|repareren|klacht\w*|betaal\w*|betalen|betaling|ideal|klarna|achteraf|creditcard|factuur|account|wachtwoord|inloggen|aanmelden|uitschrijven|nieuwsbrief|privacy|gegevens|cookies?|voorwaarden|verzendkosten|bezorg\w*|verzend\w*|afhalen|afhaalpunt|ophalen|geld terug|terugbetaal\w*|kortingscode|actiecode|cadeaubon|hoe werkt (?:deze|de|jullie) (?:site|winkel|website)|verkopen op|wie zijn jullie|openingstijden)\b/;
const POLICY_ASKS =
  /^(?:en )?(?:hoe|wat|welke|waar|wanneer|kan|kun|mag|moet|is|zijn|hoeveel|wie|ik (?:wil|heb|kan|moet|ben|krijg)|mijn|m'n|mn|me|mun|onze|krijg|geldt|wordt|werkt|komt|zit|duurt|binnen|tot wanneer|vanaf|waarom|bij wie|van wie|\p{L}+ jullie|bieden|bezorgen|rekenen)\b|\?$/u;

/** Whether a message asks to undo a purchase, whatever product it points at. */
export const asksToUndo = (text: string): boolean => GOES_BACK.test(text) && isPolicy(text);

/** `ik wil een nieuwe tv, want de oude is kapot`: who wants another does not ask about the broken one. */
const WANTS_NEW =
  /^(?:\p{L}+[ ,.!]+){0,3}?(?:ik|we|wij) (?:wil|willen|zoek|zoeken)(?: dus| graag| snel| nu)* een (?:nieuwe?|andere?) (?!.*\b(?:garantie|retour|terug)).*\b(?:want|omdat) /u;

/** Whether a message asks about the rules and the help of the shop. */
export const isPolicy = (text: string): boolean => POLICY.test(text) && POLICY_ASKS.test(text) && !WANTS_NEW.test(text);

const EXPLAIN = [
  /\bwat (?:is|zijn) (?:het )?verschil(?:len)? tussen (.{3,200})/,
  /\bwat (?:betekent|betekenen|houdt) (.{2,200})/,
  /\b(?:leg uit|uitleg over|uitleg van|leg .{0,20}uit wat) (.{2,200})/,
  /\bwaar (?:moet|kan) ik op letten\b.{0,10}(?:bij|als ik|met)? ?(.{0,200})/,
  /\bwaar let (?:ik|je) op\b(.{0,200})/,
  /\bhoe kies ik (.{3,200})/,
  /^welke maat\b(.{0,100})\b(?:nodig|heb ik|kies ik|neem ik)$/,
  /^wat is (?:een |eigenlijk (?:een )?)(.{2,200})/,
  /^(?:hoe|waarom) werkt (?:een )?(.{3,200})/,
  /^wat is (?!de |het |je |jullie |dit |deze |die |dat |er )(.{2,60})\?$/,
];

/** What a message wants explained. */
export function termToExplain(text: string): string | undefined {
  for (const pattern of EXPLAIN) if (pattern.test(text)) return text;
  return undefined;
}

const COMPARE =
  /\b(?:(?:wat|hoeveel) (?:scheelt|schelen|verschilt|verschillen)(?: (?:het|dat|er|dan|nou|precies))* tussen|vergelijk\w*|verschil(?:len)? tussen|naast elkaar|welke is beter|wat is beter|beter dan|welke van (?:de twee|deze|die)|of de)\b/;

/** By their numbers in the list: `verschil tussen 1 en 3`. */
const NUMBERED_TWO =
  /\b(?:tussen|vergelijk|verschil(?:len)?) (?:nummers? |nr )?([1-9]) (?:en|met) (?:nummer |nr )?([1-9])$/;
/** `nummer 1 of nummer 2, waar zit het verschil in?` */
const WHICH_DIFFERENCE =
  /\b(?:waar zit|wat is|waarin zit|hoe groot is|zit er) (?:dan |nou |nu )?(?:het |een |veel |de )?verschil\b/;
/** `wat is het verschil met de tweede`: of the one that was spoken of, or the first. */
const WITH_ONE = /\bverschil(?:len)? met (?:de|die|nummer|nr)\b/;
/** `wat is het verschil tussen die twee`: of those in view. */
const BETWEEN_THESE =
  /\bverschil(?:len)? tussen (?:die|deze|de|beide|allebei)(?: (?:twee|2|beide)(?: \p{L}{3,})?)?\s*\??$/u;

/** `zet die twee naast elkaar`: those in view, of which none is named. */
const THESE = /\b(?:(?:die|deze|de|alle) (?:twee|2|beide)|beide|allebei|naast elkaar)\b/;

/** `romans van Zonnewende of De Kade` */
const EITHER_BRAND = /\bvan \S.* of de\b(?!.*\b(?:vergelijk\w*|verschil\w*|beter)\b)/;

/** `verschil tussen iphone 15 en iphone 15 pro`: models, which are named with a number. */
const BETWEEN_MODELS =
  /\b(?:verschil(?:len)? tussen|vergelijk) (?:de |een |het )?([^,?]*?\d[^,?]*?) (?:en|met) (?:de |een |het )?([^,?]*\d[^,?]*?)\s*\??$/;
const ORDINAL = /\b(?:nummer|eerste|tweede|derde|vierde|laatste|optie)\b/;

const isFirst = (ref: Ref): boolean => ref.is === "nth" && ref.n === 1;

/** A comparison of products that the message points at, or of those in view. */
export function comparisonIn(text: string, refs: readonly Ref[], hasShown: boolean): Command | undefined {
  const [, model = "", otherModel = ""] =
    refs.length < 2 && !ORDINAL.test(text) ? (BETWEEN_MODELS.exec(text) ?? []) : [];
  if (/[a-z]/.test(model) && /[a-z]/.test(otherModel))
    return { do: "compare", refs: [model, otherModel].map((words): Ref => ({ is: "named", words })) };
  const numbered = refs.filter(({ is }) => is === "nth");
  if (hasShown && numbered.length === 2 && WHICH_DIFFERENCE.test(text)) return { do: "compare", refs: numbered };
  if (!COMPARE.test(text) && !(hasShown && (NUMBERED_TWO.test(text) || WITH_ONE.test(text)))) return undefined;
  const firstTwo = /\beerste (?:twee|2)\b/.test(text);
  const firstThree = /\beerste (?:drie|3)\b/.test(text);
  const nth = (n: number): Ref => ({ is: "nth", n });
  const [, one, other] = hasShown ? (NUMBERED_TWO.exec(text) ?? []) : [];
  if (one && other) return { do: "compare", refs: [nth(Number(one)), nth(Number(other))] };
  if (firstThree) return { do: "compare", refs: [nth(1), nth(2), nth(3)] };
  if (firstTwo) return { do: "compare", refs: [nth(1), nth(2)] };
  const [another, ...more] = refs;
  if (hasShown && another && more.length === 0 && WITH_ONE.test(text))
    return { do: "compare", refs: [isFirst(another) ? nth(2) : nth(1), another] };
  if (BETWEEN_THESE.test(text) && hasShown) return { do: "compare", refs: [] };
  const isPointedAt = refs.every(({ is }) => is === "this" || is === "named");
  if (hasShown && THESE.test(text) && isPointedAt && refs.filter(({ is }) => is === "named").length < 2)
    return { do: "compare", refs: [] };
  if (/\bvergelijk\w*\b/.test(text) && hasShown)
    return { do: "compare", refs: [...refs].filter((ref) => ref.is !== "this" || refs.length > 1) };
  return refs.length >= 2 && !EITHER_BRAND.test(text) ? { do: "compare", refs: [...refs] } : undefined;
}
