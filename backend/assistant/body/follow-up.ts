import { readFilterValue } from "#contract/filter-values";
import type { Wish } from "#contract/wish";
import { fold } from "../../search/analysis/tokens";
import { isCommonUnit } from "../../search/analysis/units";
import { asWritten } from "../../search/wish/as-written";
import type { DialogueState, StatePart } from "../state";

const BARE =
  /^((?:(?:en|of|toch|liever|nee|ja|ok|oke|dan|maar|doe|mag|ook|wel|eerder|misschien|in|een|met|van|er|ik|bedoel|bedoelde|budget|wordt|is|wil|heb|heeft|sorry|hooguit|oh|oeps|wacht|kan|kun|kon|hij|ie|die|het|dat|je|nog|eigenlijk)[ ,]+)*)(€ ?)?(\d+(?:[.,]\d+)?)( ?(?:€|euro|eur|,-)(?![a-z]))?((?:[ ,]+(?:graag|dan|maar|liever|ook|mag|kan|kon|nog|wel|ok|oke|hoor|eigenlijk|trouwens|goed|is|zijn|toch|van|ervan|bedoel|bedoelde|ik|best|prima|genoeg|voldoende))*[?!. ]*)$/;
/** The number that another takes the place of: `200 euro in plaats van 300`. */
const REPLACED = /\b(?:in plaats van|ipv|niet) (?:€ ?)?\d+(?:[.,]\d+)?(?: ?(?:euro|eur|€))?(?:,? maar)?/;

interface Counted {
  said: string;
  before: number;
}

/** `iPhone 15` */
const MODEL = /^(\p{L}[\p{L} ]* )(\d{1,3})$/u;

/** A number as what it was a number of before. */
function asIn({ filter, price }: StatePart, number: string): Counted | undefined {
  if (price) {
    const said = price.from === null ? `tot ${number} euro` : `${number} euro`;
    return { said, before: (price.to ?? price.from ?? 0) / 100 };
  }
  const [text = ""] = filter?.values ?? [];
  if (filter?.key === "size") return { said: `maat ${number}`, before: Number.parseFloat(text) };
  const [, model, of] = MODEL.exec(text) ?? [];
  if (model !== undefined) return { said: `${model}${number}`, before: Number(of) };
  const value = readFilterValue(text);
  if (value.is !== "range" || value.unit === "") return undefined;
  // After a bound, another number is that bound: `42 is ook goed` after `hoogstens 40 dB`.
  const bound = value.from === null ? "hoogstens " : value.to === null ? "minstens " : "";
  return { said: `${bound}${number} ${value.unit}`, before: value.to ?? value.from ?? 0 };
}

/** Twice or half of it is still a number of the same. */
const ALIKE = 2;
const apart = ({ before }: Counted, number: number): number =>
  before > 0 && number > 0 ? Math.max(before / number, number / before) : Number.POSITIVE_INFINITY;

/** Further from it, it is a number of something else: `38` after a budget of 300 euro. */
const OTHER = 5;

/** Of what was said last with a number that is alike, else of what is nearest to it. */
function likeliest(counted: readonly Counted[], number: number): string | undefined {
  const alike = counted.find((one) => apart(one, number) <= ALIKE);
  const [nearest] = counted
    .filter((one) => apart(one, number) < OTHER)
    .sort((a, b) => apart(a, number) - apart(b, number));
  return (alike ?? nearest)?.said;
}

/** After an upper bound of the price, another price that is only named is the upper bound: `doe maar 60 euro`. */
function asBudget(text: string, number: string, parts: readonly StatePart[]): string {
  const bound = parts.find(({ price }) => price)?.price;
  return bound && bound.from === null ? `tot ${number} euro` : text;
}

/** A message that is only a number is about what was last said with one: `liever 256` after `128 GB`. */
export function withUnit(text: string, state: Pick<DialogueState, "parts" | "q">): string {
  const clauses = text.split(/,\s+/);
  // `44 bedoel ik, wit mag ook`
  return clauses.length > MOST_CLAUSES ? text : clauses.map((clause) => unitOfClause(clause, state)).join(", ");
}
const MOST_CLAUSES = 3;

function unitOfClause(text: string, { parts, q }: Pick<DialogueState, "parts" | "q">): string {
  const folded = fold(text).replace(REPLACED, " ").replace(/\s+/g, " ").trim();
  const [, before = "", sign, number, currency, after = ""] = BARE.exec(folded) ?? [];
  if (number === undefined) return text;
  if (sign || currency) return asBudget(text, number, parts);
  const latest = [...parts].sort((a, b) => b.turn - a.turn);
  const inWords = [...q.matchAll(/\b\d+ ([a-z]{1,5})\b/gi)].flatMap(([, unit = ""]) =>
    isCommonUnit(unit.toLowerCase()) ? `${number} ${unit}` : [],
  );
  const counted = latest.flatMap((part) => asIn(part, number) ?? []);
  const meant = likeliest(counted, Number(number.replace(",", "."))) ?? inWords[0];
  return meant === undefined ? text : `${before}${meant}${after}`;
}

const MORE_OF =
  /^(?:(?:en|of|toch|liever|nee|ja|graag|dan|maar|doe|met|iets|wat|nog) )*(meer|minder|hogere?|lagere?) ([a-z]{1,20})(?: (?:mag|kan|is|graag|ook|wel|best|goed|prima|dan|zijn))*[?!. ]*$/;
const MORE = /^(?:meer|hoge)/;

/** `meer hz` and `minder opslag is ook goed` after a number of those: the bound that this makes of it. */
export function withBound(text: string, { parts }: Pick<DialogueState, "parts">): string {
  const folded = fold(text).trim();
  const [, direction = "", name = ""] = MORE_OF.exec(folded) ?? [];
  if (name === "") return text;
  for (const { filter } of parts) {
    const value = readFilterValue(filter?.values[0] ?? "");
    if (!filter || value.is !== "range" || value.unit === "") continue;
    const isUnit = fold(value.unit) === name;
    if (!isUnit && fold(filter.key) !== name) continue;
    const bound = MORE.test(direction) ? (value.to ?? value.from) : (value.from ?? value.to);
    // What is good too leaves the number itself in.
    const isAlso = / (?:mag|kan|is)\b/.test(folded);
    const than = isAlso
      ? MORE.test(direction)
        ? "minstens"
        : "hoogstens"
      : `${MORE.test(direction) ? "meer" : "minder"} dan`;
    return `${isUnit ? "" : `${name} `}${than} ${String(bound).replace(".", ",")} ${value.unit}`;
  }
  return text;
}

const PURPOSE =
  /^(?:(?:en|maar|gewoon|ook|dan|graag|liefst|wel|toch|het is|hij is|die is|is)[ ,]+)*(?:voor|in|op|bij|met)(?: (?:de|het|een|mijn|m'n|mn|onze|ons|op|in))* (.+)$/;

/**
 * What a thing that is already sought is for or goes with is no new subject: `gewoon voor school` after backpacks. It is
 * named as not understood.
 */
export function asPurpose(text: string, read: Wish, { kinds, q }: Pick<DialogueState, "kinds" | "q">): Wish {
  const [, rest] = PURPOSE.exec(fold(text)) ?? [];
  const named = read.parts.find(({ kind }) => kind === "kind");
  if (rest === undefined || !named || (kinds.length === 0 && q === "") || !rest.startsWith(fold(named.said)))
    return read;
  const isWithin = (key: string) => kinds.some((known) => key === known.key || key.startsWith(`${known.key}.`));
  if (read.kinds.every(({ key }) => isWithin(key))) return read;
  const parts = read.parts.filter((part) => part !== named);
  const { noun: _, ...others } = read;
  return { ...others, q: "", kinds: [], parts, leftovers: [...read.leftovers, named.said] };
}

const VERSION =
  /^(?:(?:en|maar|ook|dan|graag|liefst|liever|wel|toch|doe|geef|toon|heb je|is er|ik wil|ik bedoel)[ ,]+)*(?:(?:de|het|een|die|dat|alleen)[ ,]+)+[^,]{1,30}?[ -](?:versie|variant|uitvoering|editie)\b/;
/** Whether another version is meant of what is in view: `de xl versie graag`. */
export const isVersion = (text: string): boolean => VERSION.test(fold(text));

const WITH = /^(?:(?:en|maar|ook|dan|graag|liefst|wel|toch)[ ,]+)*(?:met|zonder)\b/;
/** `kan ik er ook spelletjes op doen`: what can be done with what is in view. */
const CAN_BE_DONE =
  /\b(?:kan|kun|kunnen|mag|wil|gaat|gaan|past|passen)\b(?: \p{L}+){0,2} (?:er|daar|hier|ermee|daarmee|hiermee)\b.* (?:op|in|aan|bij|mee|onder|tussen)\b|\b(?:kan in de|past? (?:\p{L}+ )?bij|passen (?:\p{L}+ )?bij)\b/u;

export const asksWhatCanBeDone = (text: string): boolean => CAN_BE_DONE.test(fold(asWritten(text)));

/**
 * What the kind in view is to come with is a part of it, though it names a kind of its own: `met goede camera` of
 * telephones; so is what can be done with it.
 */
export function asPartOfView(text: string, { kinds: inView, q }: Pick<DialogueState, "kinds" | "q">, read: Wish): Wish {
  const [kind] = read.kinds;
  const said = read.parts.find(({ kind }) => kind === "kind")?.said;
  const isOther = kind !== undefined && !read.kinds.some(({ key }) => inView.some((one) => one.key === key));
  if ((inView.length === 0 && q === "") || !isOther || said === undefined) return read;
  if (!WITH.test(fold(text)) && !asksWhatCanBeDone(text)) return read;
  const { noun: _, ...rest } = read;
  const parts = read.parts.filter(({ kind }) => kind !== "kind");
  return { ...rest, q: "", kinds: [], parts, leftovers: [...read.leftovers, said] };
}
