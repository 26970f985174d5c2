import type { Gradable } from "./data-lines";
import { comparativeOf } from "./degrees";
import { opposite, turnedAt } from "./denied-bounds";
import { coinAt } from "./money-words";
import { phraseAt, type Token } from "./sentence";

/** What a comparator makes of a number: an upper or a lower bound, or something near it. */
export type Comparison = "max" | "min" | "about";

const phrases = (list: string): string[][] => list.split("|").map((phrase) => phrase.trim().split(" "));

/** What a bound is called, with what may stand between its name and the number. */
const named = (list: string): string[][] =>
  list
    .split("|")
    .flatMap((noun) =>
      [
        "",
        "van",
        "is",
        ":",
        "=",
        "wordt",
        "naar",
        "is nu",
        "is toch",
        "is maar",
        "is toch maar",
        "wordt toch",
        "ligt op",
        "is maximaal",
        "van maximaal",
      ].map((link) => `${noun} ${link}`.trim().split(" ")),
    );
const limits = named(
  "budget|limiet|bovengrens|plafond|maximum|max|maximumprijs|maximumbedrag|maximale prijs|maximale bedrag|maximale budget|maximaal budget",
);
const floors = named("ondergrens|minimum|minimumprijs|minimale prijs");

const before: Readonly<Record<Comparison, string[][]>> = {
  max: phrases(
    "onder|beneden|binnen|tot|tot en met|tot maximaal|tot max|tot aan|t / m|max|max .|maximaal|maximum|hoogstens|hooguit|ten hoogste|op z'n hoogst|" +
      "op zijn hoogst|niet boven|niet meer dan|nog geen|budget mag naar|budget kan naar|budget gaat naar|kan naar|mag naar|mag tot|omhoog naar|omlaag naar|verlaag naar|verhoog naar|at most|up to|under|below|less than|cheaper than|voor maximaal|voor max|voor hoogstens|voor onder",
  ).concat(limits),
  min: phrases(
    "boven|vanaf|ruim|min|min .|mind|mind .|minimaal|minimum|minstens|ten minste|tenminste|op z'n minst|op zijn minst|niet onder|niet minder dan|zeker|van minstens|van minimaal|met minstens|met minimaal|at least|over|above|more than",
  ).concat(floors),
  about: phrases(
    "rond|rondom|ongeveer|circa|ca|ca .|om en nabij|zo'n|richting|plusminus|rond een bedrag van|in de buurt van",
  ),
};
const after: Readonly<Record<Exclude<Comparison, "about">, string[][]>> = {
  max: phrases(
    "of minder|en minder|of lager|en lager|en niet meer|maar niet meer|en geen cent meer|geen cent meer|en geen euro meer|max|maximaal|maximum|hoogstens|hooguit",
  ),
  min: phrases(
    "of meer|of soms meer|of iets meer|of wat meer|of eventueel meer|en meer|of later|en later|of nieuwer|en nieuwer|of recenter|of hoger|en hoger|of beter|halen|haalt|minimaal|minimum|minstens|plus",
  ),
};
export const comparatorWords: readonly string[] = [before, after].flatMap((lists) => Object.values(lists).flat(2));
/** Comparatives of the shop's data: `stiller`, `groter`. */
export type Comparatives = ReadonlyMap<string, Gradable>;
const small = new Set("de het een ongeveer circa zo'n prijs bedrag van".split(" "));

/** Words of a comparative: `meer opslag`. */
const LONGEST_COMPARATIVE = 3;

interface Compared {
  comparison: Comparison;
  /** Number of tokens, articles after it included. */
  length: number;
  /** The adjective of `stiller dan`, which says what is compared. */
  adjective?: string;
  /** The adjective compares prices: `goedkoper dan`. */
  isOfPrice?: true;
  /** The bound has a name: `budget`. */
  isNamed?: true;
  /** `meer dan`: the number itself is outside. */
  isAbove?: true;
  /** `minder dan`: the number itself is outside. */
  isBelow?: true;
}

const signs: ReadonlyMap<string, Compared> = new Map([
  [">", { comparison: "min", length: 1, isAbove: true }],
  ["<", { comparison: "max", length: 1, isBelow: true }],
  ...[">=", "≥"].map((sign): [string, Compared] => [sign, { comparison: "min", length: 1 }]),
  ...["<=", "≤"].map((sign): [string, Compared] => [sign, { comparison: "max", length: 1 }]),
]);

/** `onder 10 kilo`: the number itself is outside; of a price it is not. */
const strict = new Set("onder beneden under below boven above".split(" "));

function longestOf<Name extends Comparison>(
  tokens: readonly Token[],
  at: number,
  lists: Readonly<Record<Name, string[][]>>,
): Compared | undefined {
  let best: Compared | undefined;
  for (const comparison of Object.keys(lists) as Name[]) {
    const length = phraseAt(tokens, at, lists[comparison]);
    if (length <= (best?.length ?? 0)) continue;
    const last = tokens[at + length - 1]?.text ?? "";
    const isStrict = strict.has(last) && tokens[at]?.text !== "niet";
    const isNamed = phraseAt(tokens, at, limits) === length;
    best = {
      comparison,
      length,
      ...(isNamed && { isNamed }),
      ...(isStrict && (comparison === "max" ? { isBelow: true } : { isAbove: true })),
    };
  }
  return best;
}

/** Which way a comparative goes. */
function directionOf(word: string, comparatives: Comparatives): "low" | "high" | undefined {
  if (word === "minder") return "low";
  return word === "meer" ? "high" : comparatives.get(word)?.direction;
}

/** A comparative that the shop's data do not know, as `luider`: most say that there is more of something. */
const isComparative = (word: string): boolean => /^[a-z]{3,}er$/.test(word) && word !== "ander" && word !== "eerder";

/** `breder` of `minder breed`, which is the opposite of it. */
function lessOf(said: string, comparatives: Comparatives): string | undefined {
  const [, adjective = ""] = /^minder ([a-z]{3,})$/.exec(said) ?? [];
  return adjective === "" || comparatives.has(said) || plainVerbs.has(adjective) ? undefined : comparativeOf(adjective);
}

/** What may stand between a comparative and `dan`: `minder weegt dan`, `groter is dan`. */
const plainVerbs = new Set("is zijn was heeft hebben wordt".split(" "));
/** They say what is compared, as an adjective does. */
const tellingVerbs = new Set("weegt wegen kost kosten maakt verbruikt gebruikt duurt meet".split(" "));

/** `stiller dan`, `niet groter dan`, `minder geluid dan`, `minder weegt dan`. */
function comparative(tokens: readonly Token[], at: number, comparatives: Comparatives): Compared | undefined {
  const isDenied = tokens[at]?.text === "niet";
  const start = at + Number(isDenied);
  for (let length = 1; length <= LONGEST_COMPARATIVE; length++) {
    if (tokens[start + length]?.text !== "dan") continue;
    const words = tokens.slice(start, start + length).map(({ text }) => text);
    const last = words.at(-1) ?? "";
    const verb = length > 1 && tellingVerbs.has(last) ? last : undefined;
    const isVerb = verb !== undefined || (length > 1 && plainVerbs.has(last));
    const said = (isVerb ? words.slice(0, -1) : words).join(" ");
    const less = lessOf(said, comparatives);
    const word = less ?? said;
    const direction = directionOf(word, comparatives);
    if (!direction && !isComparative(word)) return undefined;
    const isLess = (direction === "low") === (less === undefined);
    const gradable = comparatives.get(word);
    return {
      comparison: isLess === isDenied ? "min" : "max",
      length: length + 1 + Number(isDenied),
      ...(gradable ? { adjective: word } : verb !== undefined && { adjective: verb }),
      ...((gradable?.features.includes("prijs") || /^kost/.test(verb ?? "")) && { isOfPrice: true as const }),
      ...(!isDenied && (isLess ? { isBelow: true } : { isAbove: true })),
    };
  }
  return undefined;
}

/** Units of which one is said with the article: `een meter`. */
const singleUnits = new Set("meter kilo kilogram liter ton uur kwartier".split(" "));
export const isOne = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === "een" && (singleUnits.has(tokens[at + 1]?.text ?? "") || isWholeDay(tokens, at + 1));
/** `minstens een dag`, `een dag meegaat`, but not `voor een dag weg`. */
const isWholeDay = (tokens: readonly Token[], at: number): boolean =>
  /^(?:dag|week)$/.test(tokens[at]?.text ?? "") &&
  (/^(?:minstens|minimaal|tenminste|ruim|dan)$/.test(tokens[at - 2]?.text ?? "") ||
    /^(?:mee|meegaat|meegaan|lang)$/.test(tokens[at + 1]?.text ?? ""));
/** `onder de kilo`: of the unit behind the article one is meant. */
export const isTheOne = (tokens: readonly Token[], at: number): boolean =>
  /^(?:de|het)$/.test(tokens[at - 1]?.text ?? "") && singleUnits.has(tokens[at]?.text ?? "");

const owners = new Set("mijn mn m'n onze ons de het die deze".split(" "));
const MOST_OWN = 4;
/** `lichter dan mijn oude van 3 kilo`: how many words say what something is compared with, up to the number of that. */
function ownAt(tokens: readonly Token[], at: number): number {
  if (tokens[at - 1]?.text !== "dan" || !owners.has(tokens[at]?.text ?? "")) return 0;
  for (let length = 1; length <= MOST_OWN; length++) {
    const { text = "", number } = tokens[at + length] ?? {};
    if (!/^[a-z]+$/.test(text) || number !== undefined) return 0;
    if (/^(?:van|met)$/.test(text) && tokens[at + length + 1]?.number !== undefined) return length + 1;
  }
  return 0;
}

/** A comparator in front of a number, with the articles between them. */
export function comparatorAt(tokens: readonly Token[], at: number, comparatives: Comparatives): Compared | undefined {
  const found =
    signs.get(tokens[at]?.text ?? "") ?? comparative(tokens, at, comparatives) ?? longestOf(tokens, at, before);
  if (!found) return turnedComparator(tokens, at, comparatives);
  let length = found.length + ownAt(tokens, at + found.length);
  const isAmount = (place: number) => isOne(tokens, place) || coinAt(tokens, place + 1) !== undefined;
  while (small.has(tokens[at + length]?.text ?? "") && !isAmount(at + length) && length < 8) length++;
  return { ...found, length };
}

/** `nooit meer dan`, `niks boven de`: the bound is on the other side. */
function turnedComparator(tokens: readonly Token[], at: number, comparatives: Comparatives): Compared | undefined {
  const skipped = turnedAt(tokens, at);
  const found = skipped > 0 ? comparatorAt(tokens, at + skipped, comparatives) : undefined;
  if (!found || found.comparison === "about") return undefined;
  const { isAbove, isBelow, comparison, length, ...others } = found;
  const isLow = comparison === "min" && !isAbove;
  const isHigh = comparison === "max" && !isBelow;
  return {
    ...others,
    comparison: opposite(comparison),
    length: length + skipped,
    ...(isLow && { isBelow: true }),
    ...(isHigh && { isAbove: true }),
  };
}

const limiting = new Set("mijn ons onze de het een echt wel toch absolute absoluut harde nu dan".split(" "));
const ceilings = new Set("limiet bovengrens plafond maximum max grens budget maximumprijs maximumbedrag".split(" "));
const bottoms = new Set("ondergrens minimum minimumprijs".split(" "));

/** `500 euro is mijn limiet`, `50 euro is echt de max`, `100 euro vind ik het maximum`. */
function limitAfter(tokens: readonly Token[], at: number): Compared | undefined {
  const isFound = /^vind(?:en)? (?:ik|we|wij)$/.test(`${tokens[at]?.text} ${tokens[at + 1]?.text}`);
  if (!isFound && !/^(?:is|wordt|als)$/.test(tokens[at]?.text ?? "")) return undefined;
  let place = at + (isFound ? 2 : 1);
  while (limiting.has(tokens[place]?.text ?? "")) place++;
  const noun = tokens[place]?.text ?? "";
  const length = place + 1 - at;
  if (bottoms.has(noun)) return { comparison: "min", length };
  if (ceilings.has(noun)) return { comparison: "max", length };
  const words = tokens.slice(at, at + 5).map(({ text }) => text);
  return /^is wat (?:ik|we) (?:wil|willen|kan|kunnen|heb) ?(?:uitgeven|besteden|missen|betalen)?$/.test(words.join(" "))
    ? { comparison: "max", length: words.length }
    : undefined;
}

const eitherSide = new Set("max maximaal maximum hoogstens hooguit minimaal minimum minstens".split(" "));
const isOfNext = (tokens: readonly Token[], at: number): boolean =>
  eitherSide.has(tokens[at]?.text ?? "") &&
  (tokens[at + 1]?.number !== undefined ||
    tokens[at + 1]?.text === "€" ||
    (tokens[at + 1]?.text === "." && tokens[at + 2]?.number !== undefined));

/** Prices and classes may be so too. */
const ofAnything = new Set(["hoger", "lager", "beter"]);

/** They say of what a number with a unit is. */
const ofLength = new Set("hoog breed diep lang zwaar groot".split(" "));

/** A comparator behind a number: `of groter`, `en ouder`. */
export function comparatorAfter(
  tokens: readonly Token[],
  at: number,
  comparatives: Comparatives,
): Compared | undefined {
  const isJoined = tokens[at]?.text === "of" || tokens[at]?.text === "en";
  // `1 TB max 1100 euro`, `18 V minstens 4 Ah`: it bounds the number behind it.
  if (isOfNext(tokens, at)) return undefined;
  const word = isJoined ? (tokens[at + 1]?.text ?? "") : "";
  const gradable = comparatives.get(word);
  if (gradable)
    return {
      comparison: gradable.direction === "low" ? "max" : "min",
      length: 2,
      ...(!ofAnything.has(word) && { adjective: word }),
      ...(gradable.features.includes("prijs") && { isOfPrice: true as const }),
    };
  const found = longestOf(tokens, at, after) ?? limitAfter(tokens, at);
  if (found) return found;
  // `10 cm hoog is het max`
  const limit = ofLength.has(tokens[at]?.text ?? "") ? limitAfter(tokens, at + 1) : undefined;
  return limit && { ...limit, length: limit.length + 1, adjective: tokens[at]?.text ?? "" };
}
