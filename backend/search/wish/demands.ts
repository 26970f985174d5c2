import type { WishCheck, WishDemand } from "#contract/wish";
import { meansPeople } from "../analysis/part-words";
import { fold } from "../analysis/tokens";
import { isCommonUnit, unitOf } from "../analysis/units";
import { colourNamed } from "./colour-words";
import { phraseWord } from "./data-lines";
import { numberOfWord } from "./dutch-numbers";
import { isFigureOf } from "./figures";
import { animalOf, endings, genderOf } from "./language";
import { isLanguageWord } from "./language-words";
import { isPlaceOrTime } from "./place-words";
import { otherWordsOf } from "./read-other-words";
import type { Reading } from "./reading";
import type { ShopSense } from "./shop-sense";
import { shopSenses } from "./shop-senses";
import { isPlainWord } from "./small-words";
import { isVerbForm } from "./verb-forms";

/** After these a noun says what the thing must have. */
const having = new Set("met inclusief incl plus".split(" "));
const skipped = new Set("een n en ook of".split(" "));
const FARTHEST = 4;
const joining = new Set(["en", "of", ","]);
const FARTHEST_JOINED = 10;

/** Where one of these stands in the clause, nothing is demanded. */
const optional = new Set("mag mogen liefst eventueel misschien voorkeur hoeft hoeven fijn handig".split(" "));

/** Nouns behind `met` and `van` of which no specification can say anything. */
const vague = new Set(
  (
    "korting spoed haast smaak stijl kwaliteit liefde plezier groet groeten zorg gemak klasse uitstraling karakter service sfeer gevoel verstand " +
    "geluid beeld ruimte plek plaats genoeg voldoende vrienden vriendinnen familie collega's collega huisgenoten lessen muzieklessen " +
    "vroeger nu vandaag tegenwoordig hoog laag dichtbij naam reviews recensies ervaring advies hulp verrassing twijfel tijd geld"
  ).split(" "),
);

/** `opvouwbaar`, `glutenvrij`, `waterdicht`: a property by its form. */
const PROPERTY = /^[a-z]{3,}(?:ba(?:ar|re)|vrije?|lo(?:os|ze)|dichte?|werende?|bestendige?|afstotende?|proof)$/;
const opinions = new Set("betaalbaar betaalbare bruikbaar bruikbare kostbaar kostbare leverbaar leverbare".split(" "));
/** `gebogen` */
const PARTICIPLE = /^ge[a-z]{3,}(?:de?|te?|en)$/;
const praising = new Set(
  "gewenst gewenste gezocht gezochte geschikt geschikte geliefd geliefde gewild gewilde gezond gezonde gewoon getest geteste".split(
    " ",
  ),
);
/** `ip44`, `a55` */
const CODE = /^[a-z]{1,6}\d[a-z0-9]*$/;

/** Units that people, ages and deliveries are told by as well. */
const loose = new Set(["jaar", "personen", "stuks", "uur", "zits", "%", ""]);

/** `met een tweede te koppelen`: another of its kind. */
const ORDINAL = /^(?:eerste|tweede|derde|vierde|vijfde|laatste|volgende|dezelfde|hetzelfde)$/;

const isPerson = (word: string): boolean => genderOf.has(word) || meansPeople(word) || animalOf.has(word);

/** Whether the clause in which a word stands has one of these. */
function isAmong({ tokens }: Reading, at: number, words: ReadonlySet<string>): boolean {
  const ends = (place: number) => endings.has(tokens[place]?.text ?? ",");
  let [from, to] = [at, at];
  while (!ends(from - 1)) from--;
  while (!ends(to + 1)) to++;
  return tokens.slice(from, to + 1).some(({ text }) => words.has(text));
}

/** `met wifi`, `met groot watervat`, where nothing in between was understood. */
function isHad(
  { tokens, isTaken }: Reading,
  at: number,
  unknown: ReadonlySet<string>,
  isGraded: (word: string) => boolean,
): boolean {
  const { text: word = "" } = tokens[at] ?? {};
  const { text: next = "" } = tokens[at + 1] ?? {};
  const isInFront = /^[a-z]/.test(next) && !isPlainWord(next);
  // `een warme uitstraling`, `een dikke zool`: how much of it there is, no two people agree on. Of itself it is a noun: `met licht`.
  if (isInFront && (/e$/.test(word) || isGraded(word))) return false;
  let isJoined = false;
  for (let place = at - 1; place >= Math.max(0, at - (isJoined ? FARTHEST_JOINED : FARTHEST)); place--) {
    const { text = "" } = tokens[place] ?? {};
    if (having.has(text)) return true;
    // `met twee accu's en klopstand`: what was read in between is had as well.
    if (joining.has(text)) isJoined = true;
    else if (isGraded(text) || !(skipped.has(text) || unknown.has(text) || (isJoined && isTaken(place)))) return false;
  }
  return false;
}

const fitting = new Set("in op aan mee onder achter".split(" "));
const able = /^(?:kan|kunnen|past|passen|zit|zitten|gaat|gaan|kwijt)$/;
const betweenFit = new Set("je ik er ook een de wel nog".split(" "));

/** `waar pasjes in kunnen`, `waar je een fles in kwijt kan`: what it must have room for. */
function isHeld({ tokens }: Reading, at: number): boolean {
  let place = at - 1;
  while (betweenFit.has(tokens[place]?.text ?? "")) place--;
  if (tokens[place]?.text !== "waar" || !fitting.has(tokens[at + 1]?.text ?? "")) return false;
  return tokens.slice(at + 2, at + 4).some(({ text }) => able.test(text));
}

/** `airfryer van ikea` */
function isMadeBy({ tokens }: Reading, at: number): boolean {
  const thing = tokens[at - 2]?.text ?? "";
  return tokens[at - 1]?.text === "van" && /^[a-z]{3,}$/.test(thing) && !isPlainWord(thing);
}

/** `controller voor de playstation`, `playstation controller`: a name of things of the shop that this is to go with. */
function isForName({ tokens, parts }: Reading, at: number, sense: ShopSense): boolean {
  const { text: word = "" } = tokens[at] ?? {};
  const thing = parts.find(({ kind }) => kind === "kind")?.said.toLowerCase() ?? "";
  const isInFront = thing !== "" && tokens[at + 1]?.text === thing.split(" ")[0];
  const before = tokens[/^(?:de|het|een|mijn|mn|onze)$/.test(tokens[at - 1]?.text ?? "") ? at - 2 : at - 1]?.text;
  if (sense.gradables.entries.has(phraseWord(word))) return false;
  return (before === "voor" || isInFront) && word.length > 3 && !sense.isDutch(word) && sense.shareNamed(word, []) > 0;
}

/** Before a noun that nothing has read it says something of that: `leren spelen`. */
function isAlone({ tokens, isTaken }: Reading, at: number): boolean {
  const { text = "" } = tokens[at + 1] ?? {};
  return !/^[a-z]/.test(text) || isTaken(at + 1) || isPlainWord(text);
}

/** `gebogen monitor` and `monitor gebogen`, but not what happened: `is gestolen`. */
function isProperty(reading: Reading, at: number): boolean {
  const { tokens, isTaken } = reading;
  const isBeside = isTaken(at - 1) || isTaken(at + 1) || endings.has(tokens[at + 1]?.text ?? "");
  return isBeside && !isAmong(reading, at, telling);
}

/** `instelbare temperatuur`, where the shop tells which have that: how it is had says no more. */
function isOfValue({ tokens, parts }: Reading, at: number): boolean {
  const { text: next = "" } = tokens[at + 1] ?? {};
  return parts.some(({ kind, said }) => kind === "value" && fold(said) === next);
}

/** With these a participle tells what was done. */
const telling = new Set(
  "is zijn was waren heb hebt heeft hebben had hadden ben bent word wordt worden werd werden gaat".split(" "),
);

const modal = new Set("moet moeten mag mogen kan kunnen gaat gaan zal zullen zou zouden".split(" "));

/** Behind these stands what a thing has, is for or does, and no thing. */
const belonging = new Set(
  "met zonder van voor in op aan bij tegen over uit per die dat waar waarin waarmee achter bedoel bedoelde".split(" "),
);

/** `knuffel eenhoorn`: a word right behind the thing says what it is of, or what is meant instead (`tv beugel`). */
function isSecondNoun(reading: Reading, at: number, searched: readonly string[], sense: ShopSense): boolean {
  const { tokens, parts } = reading;
  const [thing = "", word = "", next = ""] = tokens.slice(Math.max(0, at - 1), at + 2).map(({ text }) => text);
  if (at === 0 || !/^[a-z]{3,}$/.test(word) || /[^i]e$|ig$|lijk$/.test(word) || isPlaceOrTime(word)) return false;
  // `er moet een hok komen`: what it is to do.
  if (/en$/.test(word) && isAmong(reading, at, modal)) return false;
  if (belonging.has(word)) return false;
  const names = [...searched, ...parts.flatMap(({ kind, said }) => (kind === "kind" ? said.split(" ") : []))];
  if (!names.some((one) => fold(one) === thing)) return false;
  if (tokens.slice(0, at).some(({ text }) => belonging.has(text)) || isCommonUnit(thing)) return false;
  const isThing = sense.isDutch(thing) || sense.isCompound(thing) || sense.synonyms.find([thing], 0) !== undefined;
  return isThing && !isPlainWord(thing) && !isPerson(thing) && (!/^[a-z]/.test(next) || belonging.has(next));
}

/** `iphone 12`: the number of a model behind the name of its series; the phrase of both. */
function modelOf({ tokens }: Reading, at: number, sense: ShopSense): string | undefined {
  const [series = "", number = ""] = tokens.slice(Math.max(0, at - 1), at + 1).map(({ text }) => text);
  const isSeries = at > 0 && /^[a-z]{3,}$/.test(series) && !isPlainWord(series) && !sense.isDutch(series);
  return isSeries && /^\d{1,4}$/.test(number) && sense.shareNamed(series, []) > 0 ? `${series} ${number}` : undefined;
}

/** `60 uur op 1 lading`: how often, and nothing that a thing has. */
const OCCASION = /^(?:lading(?:en)?|keer|maal|beurt(?:en)?)$/;

/** `4 sneden`, but not `2 kinderen`. */
const isCounted = (said: string): boolean => {
  const [, noun = ""] = /^\S+ ([a-z]{3,})$/.exec(fold(said)) ?? [];
  return (
    numberOf(fold(said).split(" ")[0] ?? "") &&
    noun !== "" &&
    !isPlainWord(noun) &&
    !isPerson(noun) &&
    !loose.has(unitOf(noun).base) &&
    !OCCASION.test(noun)
  );
};
const numberOf = (word: string): boolean => /^\d+$/.test(word) || numberOfWord(word) !== undefined;

const SMALL = [/^([a-z]{4,})jes?$/, /^([a-z]{4,})tjes?$/];

/** `lichtjes` as what they are small of, where the shop knows that. */
const wholeOf = (word: string, { hasWord }: ShopSense): string =>
  SMALL.map((form) => form.exec(word)?.[1] ?? "").find((whole) => whole !== "" && hasWord(whole, [])) ?? word;

/** `voor een 55 inch tv`, `tv van 55 inch`: a number of another thing of the shop that stands beside it. */
function isOfOther(reading: Reading, said: string, sense: ShopSense): boolean {
  const { tokens, parts } = reading;
  const { text } = reading.sentence;
  const from = text.toLowerCase().indexOf(said.toLowerCase());
  const first = tokens.findIndex((token) => token.from >= from);
  const next = tokens.findIndex((token) => token.from >= from + said.length);
  const sought = parts.flatMap(({ kind, said: name }) => (kind === "kind" ? fold(name).split(" ")[0] : []));
  const isOther = (at: number) => {
    const { text: word = "" } = tokens[at] ?? {};
    const { kinds, heads } = shopSenses([word], sense);
    return !sought.includes(word) && kinds.length + heads.length > 0;
  };
  return from >= 0 && ((tokens[first - 1]?.text === "van" && isOther(first - 2)) || (next > 0 && isOther(next)));
}

interface Words {
  /** Words that nothing could be done with. */
  left: readonly string[];
  searched: readonly string[];
  checks: readonly WishCheck[];
}

/**
 * Which of these words say plainly what the thing must have or be, whatever the shop knows of it: what it is to have (`met
 * wifi`), a property by its form (`glutenvrij`, `gebogen`), who makes it, a code, an everyday word for a value, a number with
 * a unit. For whom it is, where it goes, what for and how it is praised are none: of these no product tells.
 */
export function demandsAmong(reading: Reading, { left, searched, checks }: Words, sense: ShopSense): WishDemand[] {
  const { gradables } = sense;
  const unknown = new Set(left.map((said) => fold(said)));
  const isMeasured = ({ said, number }: WishCheck) =>
    number !== undefined && left.includes(said) && isCommonUnit(number.unit) && !loose.has(unitOf(number.unit).base);
  // `14 of 15` of what has models of both.
  const isEither = ({ said, values }: WishCheck) => values !== undefined && / of /.test(said);
  const measured = new Set(checks.filter((check) => isMeasured(check) && !check.isDenied).map(({ said }) => said));
  const either = new Set(checks.filter(isEither).map(({ said }) => said));
  const isGraded = (word: string) => gradables.entries.has(phraseWord(word));
  const plain = (word: string) => otherWordsOf([word], sense).filter(({ isPlain }) => isPlain);
  const isOfStuff = (word: string, at: number) => plain(word).length > 0 && isAlone(reading, at);
  // In front of a noun that is searched for a maker still says who is to have made it.
  const isMaker = (word: string) => plain(word).some(({ features }) => features.includes("merk"));
  const demandOf = (said: string): WishDemand | undefined => {
    if (/\d/.test(said) && isOfOther(reading, said, sense)) return undefined;
    if (measured.has(said)) return { said, word: said };
    if (either.has(said) || isCounted(said)) return { said, word: said };
    // A slip that was mended is left as it was typed.
    const at = reading.tokens.findIndex(
      ({ text }, place) => text === fold(said) || reading.said(place, place + 1) === said,
    );
    const word = reading.tokens[at]?.text ?? "";
    const model = modelOf(reading, at, sense);
    if (model !== undefined) return { said, word: model };
    if (!/^[a-z]/.test(word) || isPlainWord(word) || isLanguageWord(word) || isVerbForm(word)) return undefined;
    if (vague.has(word) || ORDINAL.test(word) || isPerson(word) || isAmong(reading, at, optional)) return undefined;
    const colour = colourNamed(word);
    // Of `groen of blauw` a product has one.
    const isOnlyOne = reading.tokens.filter(({ text }) => colourNamed(text) !== undefined).length === 1;
    if (colour !== undefined) return isOnlyOne ? { said, word: colour } : undefined;
    const isNamed =
      isMadeBy(reading, at) ||
      isForName(reading, at, sense) ||
      isFigureOf(reading, at) ||
      CODE.test(word) ||
      isOfStuff(word, at) ||
      isMaker(word);
    if (isNamed) return { said, word: wholeOf(word, sense) };
    const isOfForm = PROPERTY.test(word) && !opinions.has(word) && !isOfValue(reading, at);
    const isParticiple = PARTICIPLE.test(word) && !praising.has(word) && isProperty(reading, at);
    if (isHad(reading, at, unknown, isGraded) || isHeld(reading, at) || isOfForm || isParticiple)
      return { said, word: wholeOf(word, sense), isSeldomNamed: true };
    return left.includes(said) && isSecondNoun(reading, at, searched, sense) ? { said, word } : undefined;
  };
  return [...new Set([...left, ...searched])].flatMap((said) => demandOf(said) ?? []);
}
