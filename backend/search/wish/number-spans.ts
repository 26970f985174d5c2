import type { MeasuredFeature } from "../engine/engine";
import {
  areOfOne,
  boundBehindName,
  centimetresAt,
  fitted,
  isHour,
  isInMetres,
  shortOf,
  theOne,
  withUnitOf,
} from "./amount-forms";
import { type Comparatives, type Comparison, comparatorAfter, comparatorAt, isOne } from "./comparators";
import { denied, deniedBehind, judgedAmount, turned } from "./denied-bounds";
import { fewAt } from "./few-amounts";
import { coinAt, isCurrency, noteAt } from "./money-words";
import { withPacksAndBudgets } from "./packs-and-budgets";
import type { Token } from "./sentence";
import { spentAt } from "./spent-amounts";
import { boundTogether, withBoundsCarried } from "./two-bounds";

/** An amount of money, or a number with the unit that follows it, if any. */
export interface Amount {
  value: number;
  isSpelled: boolean;
  isMoney: boolean;
  unit?: string;
  /** `500+ euro` */
  isPlus?: true;
  /** Place after its last token. */
  to: number;
}

/** A number of a sentence with its bounds; both are the same for a bare number. */
export interface NumberSpan {
  from: number;
  to: number;
  low: number | null;
  high: number | null;
  isMoney: boolean;
  unit?: string;
  /** Whether a comparator or a range said what the bounds are. */
  isBounded: boolean;
  comparison?: Comparison;
  /** The adjective of `stiller dan`. */
  adjective?: string;
  /** The adjective compares prices: `goedkoper dan`. */
  isOfPrice?: true;
  /** `meer dan`: the number itself is outside. */
  isAbove?: true;
  /** `minder dan`: the number itself is outside. */
  isBelow?: true;
  /** What bounds it stands behind it: `500 euro of meer`. */
  isBoundBehind?: true;
  /** What is said of it bounds it: `3 liter is te klein`. */
  isJudged?: true;
  /** `geen 14 inch`: just this number is not wanted. */
  isDenied?: true;
  /** Without a unit, its bound may be a price or of something else, which what is sought must tell. */
  mayBePrice?: true;
  /** `voor 500`, which may also be of what it is for. */
  isBudget?: true;
  /** As it was said, where its unit is only that of what the whole shop calls so. */
  asSaid?: NumberSpan;
  /** What it measures, by a word beside it. */
  measure?: MeasuredFeature;
  /** The two that it is made of, where neither has a unit. */
  bounds?: [one: NumberSpan, other: NumberSpan];
  /** The place of the noun that both of its bounds count. */
  nounAt?: number;
  /** The bound of another number that goes on to this one, where that makes sense of what it measures. */
  carried?: Bound;
}

/** What bounds a number; `isOfPrice` when it was said of a price. */
export type Bound = Pick<NumberSpan, "comparison" | "isAbove" | "isBelow" | "isOfPrice">;

/** Length and base name of the unit at a place. */
export type UnitAt = (tokens: readonly Token[], at: number) => { unit: string; length: number } | undefined;

/** So many people: `met z'n vieren`. */
const companies: ReadonlyMap<string, number> = new Map(
  ["tweeen", "drieen", "vieren", "vijven", "zessen", "zevenen", "achten"].map((word, at) => [word, at + 2]),
);
const togetherAt = (tokens: readonly Token[], at: number): number | undefined =>
  /^(?:z'n|zn|zijn|ons|hun)$/.test(tokens[at - 1]?.text ?? "") ? companies.get(tokens[at]?.text ?? "") : undefined;

const joints = new Set(["tot", "-", "/", "en", "a", "t"]);
const ABOUT = 0.2;

function amountAt(tokens: readonly Token[], at: number, unitAt: UnitAt): Amount | undefined {
  const isSigned = tokens[at]?.text === "€";
  const place = at + Number(isSigned);
  const token = tokens[place];
  const together = togetherAt(tokens, place);
  if (together !== undefined)
    return { value: together, isSpelled: true, isMoney: false, unit: "personen", to: place + 1 };
  const count = token?.number ?? (token?.text === "een" ? 1 : undefined);
  const note = noteAt(tokens, count === undefined ? place : place + 1);
  if (note) return { value: (count ?? 1) * note.value, isSpelled: true, isMoney: true, to: note.to };
  const coin = coinAt(tokens, place + 1);
  if (coin !== undefined && count !== undefined)
    return { value: count * coin, isSpelled: true, isMoney: true, to: place + 2 };
  if (isHour(tokens, place)) return { value: 1, isSpelled: true, isMoney: false, unit: "uur", to: place + 1 };
  const known = isOne(tokens, place) ? { number: 1, isSpelled: true } : token;
  if (known?.number === undefined) return undefined;
  const {
    number: value,
    isAmount = false,
    isSpelled = false,
  }: Partial<Token> & { number: number } = { ...known, number: known.number };
  if (isCurrency(tokens, place + 1)) return { value, isSpelled, isMoney: true, to: place + 2 };
  const plus = tokens[place + 1]?.text === "+" ? place + 2 : undefined;
  if (plus !== undefined && isCurrency(tokens, plus))
    return { value, isSpelled, isMoney: true, isPlus: true, to: plus + 1 };
  if (isSigned || isAmount) return { value, isSpelled, isMoney: true, to: place + 1 };
  // `4-persoons`
  const isHyphened = tokens[place + 1]?.text === "-" && tokens[place + 2]?.number === undefined;
  const own = unitAt(tokens, (plus ?? place + 1) + Number(isHyphened));
  // `max 60 min 40 euro`: no minutes.
  const next = tokens[place + 2];
  const unit = own?.unit === "min" && (next?.number !== undefined || next?.text === "€") ? undefined : own;
  // `185 hoog`
  if (!unit && sides.test(tokens[place + 1]?.text ?? ""))
    return { value, isSpelled, isMoney: false, unit: isInMetres(value) ? "meter" : "cm", to: place + 1 };
  // `waterkolom 3000+`, but `2+1`
  const isPlus = plus !== undefined && tokens[plus]?.number === undefined && tokens[plus - 1]?.from === token?.to;
  if (!unit) return { value, isSpelled, isMoney: false, ...(isPlus && { isPlus }), to: isPlus ? plus : place + 1 };
  const to = (plus ?? place + 1) + Number(isHyphened) + unit.length;
  const further = centimetresAt(tokens, to, unit.unit, unitAt);
  if (further !== undefined)
    return { value: value + further / 100, isSpelled, isMoney: false, unit: unit.unit, to: to + 1 };
  return { value, isSpelled, isMoney: false, unit: unit.unit, ...(plus !== undefined && { isPlus: true }), to };
}

const sides = /^(?:hoog|breed|diep|lang|doorsnee|doorsnede)$/;
const skipped = (tokens: readonly Token[], at: number, words: readonly string[]): number =>
  words.includes(tokens[at]?.text ?? "") ? at + 1 : at;

/** `een euro of 500`, `een tientje of tien`: about so much. */
function aboutAt(tokens: readonly Token[], at: number, unitAt: UnitAt): NumberSpan | undefined {
  const isOne = tokens[at]?.text === "een";
  const place = at + Number(isOne);
  const coin = coinAt(tokens, place);
  if ((!isCurrency(tokens, place) && coin === undefined) || tokens[place + 1]?.text !== "of") return undefined;
  const amount = amountAt(tokens, place + 2, unitAt);
  if (!amount || amount.unit !== undefined) return undefined;
  return {
    from: at,
    to: amount.to,
    ...boundsOf("about", amount.value * (coin ?? 1)),
    isMoney: true,
    isBounded: true,
    comparison: "about",
  };
}

/** `tussen 300 en 500 euro`, `van 7 tot 9 kg`, `7-9 kg`. */
function rangeAt(tokens: readonly Token[], at: number, unitAt: UnitAt): NumberSpan | undefined {
  const start = tokens[at]?.text;
  const isBetween = start === "tussen";
  const first = amountAt(tokens, skipped(tokens, isBetween || start === "van" ? at + 1 : at, ["de"]), unitAt);
  if (!first) return undefined;
  const joint = tokens[first.to]?.text ?? "";
  if (!joints.has(joint) || (joint === "en" && !isBetween)) return undefined;
  let next = first.to + 1;
  if (joint === "tot" && tokens[next]?.text === "en" && tokens[next + 1]?.text === "met") next += 2;
  if (joint === "t") {
    if (tokens[next]?.text !== "/" || tokens[next + 1]?.text !== "m") return undefined;
    next += 2;
  }
  if (joint === "tot") next = skipped(tokens, next, upper);
  const second = amountAt(tokens, skipped(tokens, next, ["de"]), unitAt);
  if (!second) return undefined;
  if (second.value < first.value)
    return isBetween ? rangeOf(at, second, { ...first, to: second.to }, joint) : undefined;
  return rangeOf(at, first, second, joint);
}

/** `20 tot hooguit 30` */
const upper = ["hooguit", "hoogstens", "maximaal", "max"];

function rangeOf(at: number, first: Amount, second: Amount, joint: string): NumberSpan | undefined {
  // `16/512 GB` names two things.
  if (joint === "/" && !first.isMoney && !second.isMoney) return undefined;
  const low = joint === "a" || first.isSpelled ? shortOf(first, second) : first.value;
  const isSame = first.unit === undefined && !first.isMoney;
  if (!isSame && (first.unit !== second.unit || first.isMoney !== second.isMoney)) {
    // `€ 300 - 500`
    if (!first.isMoney || second.unit !== undefined) return undefined;
  }
  return {
    from: at,
    to: second.to,
    low,
    high: second.value,
    isMoney: first.isMoney || second.isMoney,
    ...(second.unit !== undefined && { unit: second.unit }),
    isBounded: true,
  };
}

function boundsOf(comparison: Comparison | undefined, value: number): { low: number | null; high: number | null } {
  if (comparison === "max") return { low: null, high: value };
  if (comparison === "min") return { low: value, high: null };
  if (comparison === "about") return { low: value * (1 - ABOUT), high: value * (1 + ABOUT) };
  return { low: value, high: value };
}

const middleOf = ({ low, high }: NumberSpan): number => ((low ?? 0) + (high ?? 0)) / 2;

function spanAt(
  tokens: readonly Token[],
  at: number,
  unitAt: UnitAt,
  comparatives: Comparatives,
): NumberSpan | undefined {
  const range = rangeAt(tokens, at, unitAt) ?? aboutAt(tokens, at, unitAt);
  if (range) return range;
  const compared = comparatorAt(tokens, at, comparatives);
  const around = compared && aboutAt(tokens, at + compared.length, unitAt);
  if (around)
    return { ...around, from: at, ...boundsOf(compared.comparison, middleOf(around)), comparison: compared.comparison };
  const some = fewAt(tokens, at + (compared?.length ?? 0));
  if (some) {
    const isLeast = compared?.comparison === "min";
    const from = compared === undefined && tokens[at - 1]?.text === "voor" ? at - 1 : at;
    return { ...some, from, ...(isLeast ? { high: null } : { low: null }) };
  }
  const bounded = compared && rangeAt(tokens, at + compared.length, unitAt);
  // `tot 3 à 4 honderd` goes up to the second; a budget of 300 to 400 begins at the first.
  const isUpTo = compared?.comparison === "max" && !compared.isNamed;
  if (bounded) return { ...bounded, from: at, ...(isUpTo && { low: null }) };
  const amount =
    amountAt(tokens, at + (compared?.length ?? 0), unitAt) ?? (compared && theOne(tokens, at + compared.length));
  if (!amount) return undefined;
  const own = compared ? undefined : comparatorAfter(tokens, amount.to, comparatives);
  const named = compared || own ? undefined : boundBehindName(tokens, amount);
  const behind = own ?? named;
  const comparison = compared?.comparison ?? behind?.comparison ?? (amount.isPlus && "min");
  const spent = comparison === undefined && amount.unit === undefined ? spentAt(tokens, at, amount) : undefined;
  const isSpent = spent !== undefined;
  return {
    from: spent?.from ?? at,
    to: spent?.to ?? amount.to + (own?.length ?? 0),
    ...boundsOf(isSpent ? "max" : comparison, amount.value),
    isMoney: amount.isMoney,
    ...(amount.unit !== undefined && { unit: amount.unit }),
    isBounded: isSpent || comparison !== undefined,
    ...(comparison && { comparison }),
    ...((compared ?? own)?.adjective && { adjective: (compared ?? own)?.adjective }),
    ...((compared ?? own)?.isOfPrice && { isOfPrice: true }),
    ...(compared?.isAbove && { isAbove: compared.isAbove }),
    ...(compared?.isBelow && { isBelow: compared.isBelow }),
    ...(behind && { isBoundBehind: true }),
  };
}

/** `duurder dan 500 euro hoeft niet`: what is said in front is not wanted. */
function notWanted(span: NumberSpan, tokens: readonly Token[], last?: NumberSpan): NumberSpan {
  if (!span.isBounded) return judgedAmount(span, tokens, last);
  if (span.isBoundBehind || (span.low === null) === (span.high === null)) return span;
  const to = deniedBehind(tokens, span.to);
  return to === undefined ? span : { ...turned(span), to };
}

/** Every number of a sentence with its comparators and unit, in order. */
export function numberSpans(
  tokens: readonly Token[],
  unitAt: UnitAt,
  isTaken: (at: number) => boolean,
  comparatives: Comparatives,
): NumberSpan[] {
  const found: NumberSpan[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (isTaken(at)) continue;
    const read = spanAt(tokens, at, unitAt, comparatives);
    if (!read) continue;
    const last = found.at(-1);
    const span = fitted(notWanted(denied(read, tokens), tokens, last), tokens);
    if (last) found[found.length - 1] = withUnitOf(tokens, last, span);
    const whole = last && areOfOne(last, span, comparatives) ? boundTogether(tokens, last, span) : undefined;
    if (whole) found[found.length - 1] = whole;
    else found.push(span);
    at = span.to - 1;
  }
  return withPacksAndBudgets(tokens, withBoundsCarried(tokens, found));
}
