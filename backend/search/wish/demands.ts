import type { WishCheck } from "#contract/wish";
import { meansPeople } from "../analysis/part-words";
import { fold } from "../analysis/tokens";
import { isCommonUnit, unitOf } from "../analysis/units";
import { phraseWord } from "./data-lines";
import { animalOf, endings, genderOf } from "./language";
import { isLanguageWord } from "./language-words";
import type { Reading } from "./reading";
import type { ShopSense } from "./shop-sense";
import { isPlainWord } from "./small-words";

/** After these a noun says what the thing must have. */
const having = new Set("met inclusief incl plus".split(" "));
const skipped = new Set("een n en ook of".split(" "));
const FARTHEST = 4;

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

const isPerson = (word: string): boolean => genderOf.has(word) || meansPeople(word) || animalOf.has(word);

/** Whether the clause says that what stands in it would merely be nice. */
function isOptional({ tokens }: Reading, at: number): boolean {
  const ends = (place: number) => endings.has(tokens[place]?.text ?? ",");
  let [from, to] = [at, at];
  while (!ends(from - 1)) from--;
  while (!ends(to + 1)) to++;
  return tokens.slice(from, to + 1).some(({ text }) => optional.has(text));
}

/** `met wifi`, `met groot watervat`, where nothing in between was understood. */
function isHad(
  { tokens }: Reading,
  at: number,
  unknown: ReadonlySet<string>,
  isGraded: (word: string) => boolean,
): boolean {
  const { text: word = "" } = tokens[at] ?? {};
  // `een warme uitstraling`, `een dikke zool`: how much of it there is, no two people agree on.
  const isOpinion =
    /e$/.test(word) && /^[a-z]/.test(tokens[at + 1]?.text ?? "") && !isPlainWord(tokens[at + 1]?.text ?? "");
  if (isGraded(word) || isOpinion) return false;
  for (let place = at - 1; place >= Math.max(0, at - FARTHEST); place--) {
    const { text = "" } = tokens[place] ?? {};
    if (having.has(text)) return true;
    if (isGraded(text) || !(skipped.has(text) || unknown.has(text))) return false;
  }
  return false;
}

/** `airfryer van ikea` */
function isMadeBy({ tokens }: Reading, at: number): boolean {
  const thing = tokens[at - 2]?.text ?? "";
  return tokens[at - 1]?.text === "van" && /^[a-z]{3,}$/.test(thing) && !isPlainWord(thing);
}

/** Before a noun that nothing has read it says something of that: `leren spelen`. */
function isAlone({ tokens, isTaken }: Reading, at: number): boolean {
  const { text = "" } = tokens[at + 1] ?? {};
  return !/^[a-z]/.test(text) || isTaken(at + 1) || isPlainWord(text);
}

/** `gebogen monitor`: in front of the thing. */
const isBefore = ({ tokens, isTaken }: Reading, at: number): boolean => at + 1 < tokens.length && isTaken(at + 1);

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
export function demandsAmong(
  reading: Reading,
  { left, searched, checks }: Words,
  { otherWords, gradables }: ShopSense,
): string[] {
  const unknown = new Set(left.map((said) => fold(said)));
  const isMeasured = ({ said, number }: WishCheck) =>
    number !== undefined && left.includes(said) && isCommonUnit(number.unit) && !loose.has(unitOf(number.unit).base);
  const measured = new Set(checks.filter(isMeasured).map(({ said }) => said));
  const isGraded = (word: string) => gradables.entries.has(phraseWord(word));
  const isOfStuff = (word: string, at: number) =>
    otherWords.entries.get(phraseWord(word))?.some(({ isPlain }) => isPlain) === true && isAlone(reading, at);
  const isDemand = (said: string): boolean => {
    const word = fold(said);
    if (measured.has(said)) return true;
    const at = reading.tokens.findIndex(({ text }) => text === word);
    if (at < 0 || !/^[a-z]/.test(word) || isPlainWord(word) || isLanguageWord(word)) return false;
    if (vague.has(word) || isPerson(word) || isOptional(reading, at)) return false;
    const isNamed = isHad(reading, at, unknown, isGraded) || isMadeBy(reading, at) || CODE.test(word);
    const isProperty = PROPERTY.test(word) && !opinions.has(word);
    const isParticiple = PARTICIPLE.test(word) && !praising.has(word) && isBefore(reading, at);
    return isNamed || isProperty || isParticiple || isOfStuff(word, at);
  };
  return [...new Set([...left, ...searched].filter(isDemand))];
}
