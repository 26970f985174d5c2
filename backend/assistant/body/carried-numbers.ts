import { readFilterValue } from "#contract/filter-values";
import { fold } from "../../search/analysis/tokens";
import { isCommonUnit } from "../../search/analysis/units";
import { numberOfWord } from "../../search/wish/dutch-numbers";
import { isPlainWord } from "../../search/wish/small-words";
import type { DialogueState, StatePart } from "../state";

const BARE =
  /^((?:(?:en|of|toch|weer|liever|nee|ja|ok|oke|dan|maar|doe|mag|ook|wel|eerder|misschien|in|een|met|van|er|ik|bedoel|bedoelde|budget|wordt|is|wil|heb|heeft|sorry|hooguit|oh|oeps|wacht|kan|kun|kon|hij|ie|die|het|dat|je|nog|eigenlijk)[ ,]+)*)(€ ?)?(\d+(?:[.,]\d+)?)( ?(?:€|euro|eur|,-)(?![a-z]))?((?:[ ,]+(?:graag|dan|maar|liever|ook|mag|kan|kon|nog|wel|ok|oke|hoor|eigenlijk|trouwens|goed|is|zijn|toch|van|ervan|bedoel|bedoelde|ik|best|prima|genoeg|voldoende))*[?!. ]*)$/;
/** The number that another takes the place of: `200 euro in plaats van 300`. */
const REPLACED = /\b(?:in plaats van|ipv|niet) (?:€ ?)?\d+(?:[.,]\d+)?(?: ?(?:euro|eur|€))?(?:,? maar)?/;

/** How far something may go that is good too: `tot 30 mag ook`, `langer mag ook, tot 18`. */
const UP_TO =
  /^(?:(?:en|of|maar|iets|wat|ook) )*(?:([a-z]{2,}er) (?:mag|kan|is) (?:(?:ook|best|wel|prima|goed|nog)[ ,]+)+(?:maar )?)?(?:tot(?: en met)?|maximaal|max|hooguit|hoogstens|niet meer dan) (\d+(?:[.,]\d+)?)((?: (?:mag|kan|is|ook|nog|best|wel|goed|prima|oke?))*)[?!. ]*$/;
const OF_PRICE = /^(?:goedkop|duurd|voordelig)/;

export interface Sides {
  numbers: number[];
  unit: string;
}

/** The numbers of `80 x 60 cm` and `2 x 10 kg`; undefined for any other value. */
export function sidesOf(value: string): Sides | undefined {
  const [, digits = "", unit = ""] =
    /^(\d+(?:[.,]\d+)?(?: ?x ?\d+(?:[.,]\d+)?){1,2}) ?([a-z]{0,5})$/i.exec(value) ?? [];
  return digits === "" ? undefined : { numbers: digits.split("x").map(numberOf), unit };
}
const saidOf = ({ numbers, unit }: Sides): string =>
  `${numbers.map((number) => String(number).replace(".", ",")).join(" x ")} ${unit}`.trim();
const numberOf = (digits: string): number => Number(digits.trim().replace(",", "."));

interface Counted {
  said: string;
  before: number;
}

/** `iPhone 15` */
const MODEL = /^(\p{L}[\p{L} ]* )(\d{1,3})$/u;

/** `140 x 200 cm` with another number in the place of the one that is nearest to it: `160 x 200 cm`. */
function withSide({ numbers, unit }: Sides, number: string): Counted {
  const fresh = numberOf(number);
  const apartFrom = (side: number) => Math.max(side / fresh, fresh / side);
  const [nearest = fresh] = [...numbers].sort((a, b) => apartFrom(a) - apartFrom(b));
  const at = numbers.indexOf(nearest);
  return {
    said: saidOf({ numbers: numbers.map((side, other) => (other === at ? fresh : side)), unit }),
    before: nearest,
  };
}

/** A number as what it was a number of before. */
function asIn(part: Pick<StatePart, "filter" | "price" | "said">, number: string): Counted | undefined {
  const { filter, price } = part;
  if (price) {
    const said = price.from === null ? `tot ${number} euro` : `${number} euro`;
    return { said, before: (price.to ?? price.from ?? 0) / 100 };
  }
  const [text = ""] = filter?.values ?? [];
  if (filter?.key === "size") return { said: `maat ${number}`, before: Number.parseFloat(text) };
  const sides = sidesOf(text);
  if (sides) return withSide(sides, number);
  // `maat 5` of a ball, which is no size of what is worn.
  if (/^\d+$/.test(text) && /^maat \d+$/i.test(part.said)) return { said: `maat ${number}`, before: Number(text) };
  const [, model, of] = MODEL.exec(text) ?? [];
  if (model !== undefined) return { said: `${model}${number}`, before: Number(of) };
  const value = readFilterValue(text);
  if (value.is !== "range" || value.unit === "") return undefined;
  // `128` after `1 TB`
  if (/^tb$/i.test(value.unit) && numberOf(number) >= FEWEST_GB)
    return { said: `${number} GB`, before: numberOf(number) };
  // After a bound, another number is that bound: `42 is ook goed` after `hoogstens 40 dB`.
  const bound = value.from === null ? "hoogstens " : value.to === null ? "minstens " : "";
  return { said: `${bound}${number} ${value.unit}`, before: value.to ?? value.from ?? 0 };
}

const FEWEST_GB = 16;

/** Twice or half of it is still a number of the same. */
const ALIKE = 2;
/** Of small numbers twice or half says little. */
const SMALL = 10;
function apart({ before }: Counted, number: number): number {
  if (before <= 0 || number <= 0) return Number.POSITIVE_INFINITY;
  const times = Math.max(before / number, number / before);
  return Math.max(before, number) < SMALL ? Math.min(times, 1 + Math.abs(before - number) / 4) : times;
}

/** Further from it, it is a number of something else: `38` after a budget of 300 euro. */
const OTHER = 5;

/** Of what was said last with a number that is alike, else of what is nearest to it. */
function nearestOf<One extends Counted>(counted: readonly One[], number: number): One | undefined {
  const alike = counted.find((one) => apart(one, number) <= ALIKE);
  const [nearest] = counted
    .filter((one) => apart(one, number) < OTHER)
    .sort((a, b) => apart(a, number) - apart(b, number));
  return alike ?? nearest;
}

/** After an upper bound of the price, another price that is only named is the upper bound: `doe maar 60 euro`. */
function asBudget(text: string, number: string, parts: readonly StatePart[]): string {
  const bound = parts.find(({ price }) => price)?.price;
  return bound && bound.from === null ? `tot ${number} euro` : text;
}

/** `en 100 euro` after `max 250 gram`: the bound goes on to the price. */
function isAfterMost(before: string, parts: readonly StatePart[]): boolean {
  const last = Math.max(...parts.map(({ turn }) => turn));
  const isMost = ({ turn, filter }: StatePart) => {
    const read = readFilterValue(filter?.values[0] ?? "");
    return turn === last && read.is === "range" && read.from === null;
  };
  return /^en\b/.test(before) && !parts.some(({ price }) => price) && parts.some(isMost);
}

/** A share of the number that was said last: `te zwaar, de helft`. */
const SHARE =
  /^(?:(?:(?:dat|die|dit|het) is )?te \p{L}+[,. ]+)?(?:(?:en|of|doe|maar|dan|liever|toch|iets van|ongeveer) )*(?:de (helft)|het (dubbele|dubbel))(?: (?:ervan|daarvan|graag|dan|maar|is genoeg|kan ook|mag ook))*[?!. ]*$/u;

function withShare(text: string, parts: readonly StatePart[]): string | undefined {
  const [, half, double] = SHARE.exec(fold(text).trim()) ?? [];
  if (half === undefined && double === undefined) return undefined;
  const latest = [...parts].sort((a, b) => b.turn - a.turn);
  for (const part of latest) {
    const sides = sidesOf(part.filter?.values[0] ?? "");
    const before = sides ? Math.max(...sides.numbers) : asIn(part, "1")?.before;
    if (before === undefined || part.filter?.key === "size" || part.filter?.key === "brand") continue;
    return asIn(part, String(half === undefined ? before * 2 : before / 2).replace(".", ","))?.said;
  }
  return undefined;
}

/** A size in letters, and no more: `L ook goed`. */
const LETTERS =
  /^((?:(?:en|of|ook|maar|dan|liever|toch|doe|eventueel)[ ,]+)*)(x{0,4}[sl]|m|\dxl)((?: (?:graag|dan|maar|ook|mag|kan|wel|is|goed|prima|best|past))*[?!. ]*)$/;
const SAYS_SIZE = /\bmaat\b/;

/** `er past hoogstens 55 op het kastje`: how large it may be, of what was wished with a number. */
const FITS =
  /^(.*?)\b(?:past|passen|kan|gaat|staat)(?: er)?(?: maar| net| eigenlijk| alleen)* (?:hoogstens|hooguit|maximaal|max|maar) (\d+(?:[.,]\d+)?)(?! ?(?:euro|€|personen|man|x)\b)( (?:op|in|onder|naast|tussen|achter)\b.*)?$/iu;

function withRoom(text: string, parts: readonly StatePart[]): string | undefined {
  const [, , number = ""] = FITS.exec(text) ?? [];
  const like =
    number === ""
      ? undefined
      : nearestOf(
          latestOf(
            parts.filter(({ price }) => !price),
            number,
          ),
          numberOf(number),
        );
  return like && `hoogstens ${like.said.replace(/^(?:hoogstens|minstens) /, "")}`;
}

/** A message that is only a number is about what was last said with one: `liever 256` after `128 GB`. */
export function withUnit(text: string, state: Pick<DialogueState, "parts" | "q">): string {
  const other = withShare(text, state.parts) ?? withRange(text, state.parts) ?? withRoom(text, state.parts);
  if (other !== undefined) return other;
  const clauses = text.split(/,\s+/);
  // `44 bedoel ik, wit mag ook`
  if (clauses.length > MOST_CLAUSES) return text;
  const isSized = SAYS_SIZE.test(fold(text)) || state.parts.some(({ filter }) => filter?.key === "size");
  return clauses
    .map((clause) => (isSized && asSize(clause)) || (eitherOfClause(clause, state) ?? unitOfClause(clause, state)))
    .join(", ");
}
const MOST_CLAUSES = 3;

/** `vierhonderdvijftig mag ook`; smaller numbers are read as words as well. */
const inDigits = (word: string): string => {
  const number = numberOfWord(fold(word));
  return number === undefined || number < SMALLEST_SPELLED ? word : String(number);
};
const SMALLEST_SPELLED = 13;

function asSize(clause: string): string | undefined {
  const [, before = "", size, after = ""] = LETTERS.exec(fold(clause).trim()) ?? [];
  return size && `${before}maat ${size}${after}`;
}

const latestOf = (parts: readonly StatePart[], number: string): Counted[] =>
  [...parts].sort((a, b) => b.turn - a.turn).flatMap((part) => asIn(part, number) ?? []);

/** `9 of 10` after `8 kg` */
const EITHER = /^((?:[a-z]+[ ,]+)*)(\d+(?:[.,]\d+)?) of (\d+(?:[.,]\d+)?)((?: [a-z]+)*[?!. ]*)$/;
function eitherOfClause(text: string, state: Pick<DialogueState, "parts" | "q">): string | undefined {
  const [, before = "", one = "", other = "", after = ""] = EITHER.exec(fold(text).trim()) ?? [];
  const said = one === "" ? "" : unitOfClause(`${before}${one}${after}`, state);
  // A price or a bound is no one of two.
  const [, unit] = new RegExp(`^${before}${one} ([a-z]{1,8})${after}$`).exec(fold(said)) ?? [];
  return unit === undefined || unit === "euro" ? undefined : `${before}${one} of ${other} ${unit}${after}`;
}

/** Words beside a number with which it counts something else than what was wished: how old somebody is, and the like. */
const OF_OTHER =
  /\b(?:ben|bent|wordt|word|werd|geworden|weeg|weegt|woon|wonen|zijn|hebben|nummer|nr|optie|keer|uur|eerste|tweede|derde|laatste|jaar|dagen|weken|stuks|man|niet|geen|minder|meer|ongeveer|rond|tussen|vanaf|tot|max|maximaal|maximum|min|minimaal|hooguit|hoogstens|minstens|onder|boven|over|euro|eur|uitgeven|besteden|kost|kosten)\b/;
/** What leads to a number by more than it: `iets groter, 65`. */
const TOWARDS = /^(?:groter|kleiner|breder|smaller|hoger|lager|langer|korter|zwaarder|lichter|klopt|zie|had|heb)$/;
const MOST_LOOSE = 7;

/** A number among words that say nothing: `ik moet 2,5 hebben`. */
function looseIn(folded: string): [before: string, number: string, after: string] | undefined {
  const [, before = "", number, after = ""] = /^([^\d]*?)(\d+(?:[.,]\d+)?)([^\d]*)$/.exec(folded) ?? [];
  const words = `${before} ${after}`.match(/[a-z'-]+/g) ?? [];
  if (number === undefined || words.length === 0 || words.length > MOST_LOOSE) return undefined;
  const isNext = /^[a-z%]/.test(after) || isCommonUnit(/^ ([a-z]{1,5})\b/.exec(after)?.[1] ?? "");
  const isPlain = words.every((word) => isPlainWord(word) || TOWARDS.test(word));
  return isNext || !isPlain || OF_OTHER.test(folded.replace(/ hebben(?=[?!. ]*$)/, ""))
    ? undefined
    : [before, number, after];
}

/** The series of a model that is searched for by its name: `hoesje iPhone 15`. */
const seriesIn = (q: string, number: string): string[] =>
  [...q.matchAll(/(?<=^| )(\p{L}{3,}) (\d{1,3})(?= |$)(?! ?(\p{L}{1,5})(?= |$))/giu)].flatMap(
    ([, series = "", of = ""]) => (of.length === number.length && of !== number ? `${series} ${number}` : []),
  );

function unitOfClause(text: string, { parts, q }: Pick<DialogueState, "parts" | "q">): string {
  const folded = fold(text)
    .replace(REPLACED, " ")
    .replace(/\p{L}{5,}/gu, inDigits)
    .replace(/\s+/g, " ")
    .trim();
  const [, before = "", sign, number, currency, after = ""] = BARE.exec(folded) ?? [];
  if (number === undefined) {
    const [lead = "", loose, end = ""] = looseIn(folded) ?? [];
    const like = loose === undefined ? undefined : nearestOf(latestOf(parts, loose), numberOf(loose));
    return like && apart(like, numberOf(loose ?? "")) <= ALIKE * 2 ? `${lead}${like.said}${end}` : text;
  }
  if (sign || currency)
    return isAfterMost(before, parts) ? `${before}tot ${number} euro` : asBudget(text, number, parts);
  const inWords = [...q.matchAll(/\b\d+ ([a-z]{1,5})\b/gi)].flatMap(([, unit = ""]) =>
    isCommonUnit(unit.toLowerCase()) ? `${number} ${unit}` : [],
  );
  const meant = nearestOf(latestOf(parts, number), numberOf(number))?.said ?? inWords[0] ?? seriesIn(q, number)[0];
  return meant === undefined ? text : `${before}${meant}${after}`;
}

const BARE_SIDES =
  /^((?:(?:en|of|toch|weer|liever|nee|ja|dan|maar|doe|ook|een|die|van|zwaarder|lichter|groter|kleiner)[ ,]+)*)(\d+(?:[.,]\d+)?(?: ?x ?\d+(?:[.,]\d+)?){1,2})((?: (?:graag|dan|maar|ook|mag|kan|is|goed|prima))*[?!. ]*)$/;
/** `2 x 10` after `2 x 5 kg`: sides that are said without the unit of those before them. */
export function withSides(text: string, { parts }: Pick<DialogueState, "parts">): string {
  const [, before = "", numbers = "", after = ""] = BARE_SIDES.exec(fold(text).trim()) ?? [];
  if (numbers === "") return text;
  const many = numbers.split("x").length;
  const [like] = [...parts]
    .sort((a, b) => b.turn - a.turn)
    .flatMap(({ filter }) => sidesOf(filter?.values[0] ?? "") ?? [])
    .filter(({ numbers, unit }) => unit !== "" && numbers.length === many);
  const plain = before.replace(/(?:zwaarder|lichter|groter|kleiner)[ ,]+/g, "");
  return like === undefined ? text : `${plain}${numbers.replace(/ ?x ?/g, " x ")} ${like.unit}${after}`;
}

/** What is good beside the number that was said, up to another: 20 litres and `tot 30 mag ook` make `20 tot 30 liter`. */
function withRange(text: string, parts: readonly StatePart[]): string | undefined {
  const [, than, number = "", after = ""] = UP_TO.exec(fold(text).trim()) ?? [];
  const isAlso = than === undefined ? / ook\b/.test(after) : !OF_PRICE.test(than);
  if (number === "" || !isAlso) return undefined;
  const latest = [...parts].sort((a, b) => b.turn - a.turn);
  const counted = latest.flatMap((part) => {
    const one = asIn(part, number);
    const read = readFilterValue(part.filter?.values[0] ?? "");
    return one ? { ...one, from: read.is === "range" && read.from !== null ? read : undefined } : [];
  });
  const meant = nearestOf(counted, numberOf(number));
  if (!meant?.from) return meant?.said;
  const { from, unit } = meant.from;
  const [low, high] = [from ?? 0, numberOf(number)].sort((a, b) => a - b).map((one) => String(one).replace(".", ","));
  return `${low} tot ${high} ${unit}`;
}
