import type { Ref } from "../commands";
import type { DialogueState } from "../state";

const ordinals: Record<string, number> = {
  eerste: 1,
  tweede: 2,
  derde: 3,
  vierde: 4,
  vijfde: 5,
  zesde: 6,
  laatste: -1,
  onderste: -1,
  bovenste: 1,
};
const THIS =
  /\b(?:deze|dit product|dit ding|die(?! (?:jullie|je|jij|ik|we|wij|u|men)\b)|hij|hem|(?<=^(?:en |maar )?(?:\w{2,10} ){1,2})ie|dat product|dit|hiervan|daarvan|ervan|het product|het ding)\b/;
const NTH = new RegExp(
  String.raw`\b(?:(?:de|het|nummer|nr\.?|optie|product) )?(${Object.keys(ordinals).join("|")}|[1-9]e|[1-9]de|[1-9]ste)\b`,
  "g",
);
const NUMBERED = /\b(?:nummer|nr\.?|optie|product) ([1-9])\b/g;
/** Of those in view: a noun after it would make it one of the whole shop. */
const ALONE = String.raw`(?: daarvan| hiervan| ervan| van (?:deze|die|de (?:twee|drie|vier)))?(?=$|[?.!,]| (?:en|of|bezorgd|geleverd|leverbaar|op|te koop|kost|heeft|is|zit|wordt|weegt)\b)`;
/** `de goedkoopste van deze`, `daarvan`: what is in view, and no other product. */
const OF_VIEW = / (?:daarvan|hiervan|ervan|hiertussen|daartussen|van (?:deze|die|de (?:twee|drie|vier)))\b/;
const CHEAPEST = new RegExp(
  String.raw`\b(?:(?:de|het|deze) (?:goedkoopste?|voordeligste?)${ALONE}|kost(?:en)? (?:er )?(?:het )?minste?\b)`,
);
const DEAREST = new RegExp(String.raw`\b(?:de|het|deze) duurste?${ALONE}`);
/** `die Bosch`, `de Samsung`, `de Nova Duo 256`: a name as somebody writes it, with a capital. */
const NAMED =
  /\b(?:[Dd]ie|[Dd]e|[Dd]at|[Hh]et|[Dd]eze|van|met|en|of)\s+((?:\p{Ll}?\p{Lu}[\p{L}\d'’-]*|[\p{L}]*\d[\p{L}\d-]*)(?:(?:\s+&)?\s+(?:\p{Ll}?\p{Lu}[\p{L}\d'’-]*|[\p{L}]*\d[\p{L}\d-]*)){0,5})/gu;
const LOWER_NAMED = /\bdie ([a-z][\w-]{2,}(?: [a-z]*\d[\w-]*)?)(?= |$|[?.!,])/;
/** `hebben die van sony noise cancelling`: asks about the one of a brand, in lower case. */
const LOWER_BRAND =
  /^(?:en )?(?:heeft|hebben|is|zijn|kan|kun|kunnen|hoe\w*|hoeveel|wat|welke?|past|zit|werkt|weegt)\b.*\bdie van ([a-z][\w-]{1,})(?= |$|[?.!,])/;
/** What it is, rather than which: `is die vaatwasserbestendig`. */
const SAYS_HOW =
  /^(?:en |maar )?(?:is|zijn) die (?:ook |wel |echt )?[a-z-]+(?:baar|bare|bestendige?|dicht|dichte|vrij|vrije|loos|loze|zaam|ig|ige|achtige?|proof)[?. ]*$/;
/** `in de canon pixma ts4750`: a model behind its brand, in lower case. */
const MODEL_NAMED = /\b(?:de|het|een|die|mijn) ((?:[a-z][a-z-]+ ){1,3}[a-z]{1,4}-?\d[\w-]*)(?= |$|[?.!,])/;
/** `de eerste die je liet zien`, `de 5 ah die je net liet zien`: of all that was shown in the conversation. */
const SEEN =
  /\b(?:de|het|die|dat) ((?:(?!\b(?:de|het|die|dat|met|en|van)\b)[^,.?!])+?) (?:die|dat) (?:je|jij|jullie|u|we|ik)(?: (?:me|mij|ons|net|zonet|daarnet|zojuist|eerder|eerst|straks|daarstraks|als|eerste|in het begin|aan het begin))* (?:liet(?: (?:zien|net))*|toonde|gaf|noemde|zag|zagen|had(?:den)?|liet)\b/g;
const ORDINAL = /^(?:aller)?eerste$/;

/** `en Bose, wat kost die?`: a name in front of what is asked of it. */
const NAMED_FIRST =
  /^(?:(?:[Ee]n|[Oo]f|[Oo]k[eé]?|[Mm]aar) )?(\p{Lu}[\p{L}\d&'’-]*(?: (?:\p{Lu}|\d)[\p{L}\d&'’-]*){0,3}), (?=(?:wat|hoe|hoeveel) (?:kost|duur|moet))/u;

/** `heeft Groene luiertas Label - rugzak een isolatievak`: the name of a product as it is written, without an article. */
const NAME_ASKED =
  /^(?:[Ee]n |[Mm]aar )?(?:[Ii]s|[Hh]eeft|[Kk]an|[Pp]ast|[Ww]erkt|[Ww]eegt|[Zz]it er (?:bij|op|in|aan)|[Hh]oe\p{L}* (?:\p{L}+ )?(?:is|heeft|weegt)|[Ww]at (?:kost|weegt)) (\p{Lu}[^?]{3,}(?<=[ -])(?:\p{Lu}[\p{L}\d-]*|\d[\p{L}\d-]*))(?= [^\p{Lu}\d?]+\?|\?)/u;

/** Words that follow `die` without being a name. */
const NO_NAME =
  /^(?:maar|liever|eens|ook|is|zijn|was|heeft|hebben|kost|kosten|kan|kunnen|wil|past|passen|niet|wel|ik|je|van|met|voor|onder|tot|moet|mag|geen|tweede|eerste|derde|vierde|laatste|goedkoopste|duurste|stil|stiller|rode|zwarte|witte|blauwe|groene|als|dan|meer|minder|in|uit|op|om|er|het|de|een|morgen|vandaag|wordt|worden|weegt|maakt|doet|zit|staat|jullie|we|wij|u|ze|zij|men|hij|hier|daar|nu|nog|niks|niets|veel|weinig|zo|heel|goed|mooi|het|echt)$/;

/** `kan die stapelen`: what can be done with it is no name. */
const CAN_DO = /\b(?:kan|kun|kunnen|mag|mogen|moet)(?: je| ik| u| jij| we)? die [a-z]+en\b/;

const numberOf = (word: string) => ordinals[word] ?? Number.parseInt(word, 10);

/** Every product that a message points at, in the order in which it does. `folded` is the message in lower case. */
export function refsIn(message: string, folded: string): Ref[] {
  const found: { at: number; ref: Ref }[] = [];
  const seen = [...folded.matchAll(SEEN)];
  for (const match of seen) {
    const [, words = ""] = match;
    found.push({ at: match.index, ref: { is: "seen", words: ORDINAL.test(words) ? "" : words } });
  }
  for (const match of folded.matchAll(NTH)) {
    if (seen.some(({ index, 0: whole }) => match.index >= index && match.index < index + whole.length)) continue;
    found.push({ at: match.index, ref: { is: "nth", n: numberOf(match[1] ?? "") } });
  }
  for (const match of folded.matchAll(NUMBERED)) {
    found.push({ at: match.index, ref: { is: "nth", n: Number(match[1]) } });
  }
  for (const match of message.matchAll(NAMED)) {
    // `onder de 60 euro` names nothing.
    if (/\p{L}/u.test(match[1] ?? "") && !/^\d(?:e|de|ste)$/.test(match[1] ?? ""))
      found.push({ at: match.index, ref: { is: "named", words: match[1] ?? "" } });
  }
  const [, first = ""] = NAMED_FIRST.exec(message) ?? [];
  if (first !== "") found.push({ at: 0, ref: { is: "named", words: first } });
  const [, asked = ""] = found.length === 0 ? (NAME_ASKED.exec(message) ?? []) : [];
  if (asked !== "") found.push({ at: 0, ref: { is: "named", words: asked } });
  const cheapest = CHEAPEST.exec(folded);
  if (cheapest) found.push({ at: cheapest.index, ref: { is: "cheapest" } });
  const dearest = DEAREST.exec(folded);
  if (dearest) found.push({ at: dearest.index, ref: { is: "dearest" } });
  if (found.length === 0) {
    const [, model] = MODEL_NAMED.exec(folded) ?? [];
    if (model) found.push({ at: 0, ref: { is: "named", words: model } });
    const [, name] = model ? [] : (LOWER_BRAND.exec(folded) ?? LOWER_NAMED.exec(folded) ?? []);
    if (name && !NO_NAME.test(name.split(" ")[0] ?? "") && !CAN_DO.test(folded) && !SAYS_HOW.test(folded))
      found.push({ at: 0, ref: { is: "named", words: name } });
  }
  const refs = found.sort((a, b) => a.at - b.at).map(({ ref }) => ref);
  const pointing = (cheapest ?? dearest) ? folded.replace(OF_VIEW, "") : folded;
  // Where anything more telling is said, `die` only belongs to it: `die tweede`.
  return THIS.test(pointing) ? [...refs, { is: "this" }] : refs;
}

const SQUARE = /\bm[23²³]/gu;
/** Whether words may name a product: `een tuin van 250 m2` names none. */
export const isName = (words: string): boolean => /[\p{Lu}\d]/u.test(words.replace(SQUARE, ""));

const BESIDE = /\b(?:die|de|het) (?:daarnaast|ernaast|daaronder|eronder|daarna|erna)\b/i;

/** `en die daarnaast?` as the number of the one that stands behind what was spoken of. */
export function withBeside(message: string, { shown, focus }: Pick<DialogueState, "shown" | "focus">): string {
  const next = shown.indexOf(focus ?? shown[0] ?? "") + 2;
  return next > 1 && next <= shown.length ? message.replace(BESIDE, `nummer ${next}`) : message;
}

/** Whether the superlative of a message is one of what is in view: `welke is het goedkoopst van deze`. */
export const isOfView = (folded: string): boolean => OF_VIEW.test(folded);
