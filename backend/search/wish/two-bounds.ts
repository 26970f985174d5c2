import { unitOf } from "../analysis/units";
import type { NumberSpan } from "./number-spans";
import type { Token } from "./sentence";
import { isPlainWord } from "./small-words";

const both = new Set(["maar", "en", ","]);

/** `minimaal 50 maar maximaal 65 inch`: two bounds of one number. */
export function boundTogether(tokens: readonly Token[], one: NumberSpan, other: NumberSpan): NumberSpan | undefined {
  const isSided = ({ low, high, isBounded }: NumberSpan) => isBounded && (low === null) !== (high === null);
  if (!isSided(one) || !isSided(other) || (one.low === null) === (other.low === null)) return undefined;
  const between = tokens.slice(one.to, other.from).map(({ text }) => text);
  const isBare = one.unit === undefined && !one.isMoney;
  const isNoun = isBare && NOUN.test(between[0] ?? "") && !isPlainWord(between[0] ?? "");
  const noun = isNoun ? one.to : undefined;
  if (between.slice(Number(noun !== undefined)).some((word) => !both.has(word))) return undefined;
  if (noun !== undefined || (one.unit !== undefined && isUnnamed(other)))
    return areAlike(tokens, one, other)
      ? joined(one, { ...other, ...(noun === undefined ? { unit: one.unit ?? "" } : { nounAt: noun }) })
      : undefined;
  // `niet korter dan 90 en niet boven de 300 euro`
  if (isBare && one.adjective !== undefined && !one.isOfPrice && other.isMoney) return undefined;
  // `onder 500, minstens 8 kilo`: the first is a price.
  const [first, second] = [one, other].map(({ low, high }) => low ?? high ?? 1);
  const isFar = Math.max((first ?? 1) / (second ?? 1), (second ?? 1) / (first ?? 1)) > MOST_TIMES.counted;
  const isTurned = one.low === null && between.includes(",");
  if (isBare && other.unit !== undefined && (isFar || isTurned)) return undefined;
  if (!isBare && (one.unit !== other.unit || one.isMoney !== other.isMoney)) return undefined;
  // `tot 300 met minimaal 50 mp`: what it is to have is no second bound of its price.
  if (isBare && other.unit !== undefined && tokens[other.from]?.text === "met") return undefined;
  // `speelduur max 30, vanaf 6`
  if (tokens[other.from]?.text === "vanaf" && between.includes(",")) return undefined;
  const whole = joined(one, other);
  return whole && isBare && isUnnamed(other) ? { ...whole, bounds: [one, other] } : whole;
}

/** `meer dan 800 steentjes maar minder dan 1000` */
const NOUN = /^(?!(?:maar|dan)$)[a-z]{4,}$/;
const isUnnamed = ({ unit, isMoney, adjective }: NumberSpan): boolean =>
  unit === undefined && !isMoney && adjective === undefined;
/** How many times the other two bounds of one number may be, by what stands between them. */
const MOST_TIMES = { counted: 12, contrasted: 6, plain: 3 };

/** Whether the second of two bounds is of the same: it is said in the same way, and is no price by its size. */
function areAlike(tokens: readonly Token[], one: NumberSpan, other: NumberSpan): boolean {
  const words = tokens.slice(one.from, other.from).map(({ text }) => text);
  const isThan = (span: NumberSpan) => tokens.slice(span.from, span.to).some(({ text }) => text === "dan");
  const isStrict = Boolean((one.isAbove && other.isBelow) || (one.isBelow && other.isAbove));
  if (!isUnnamed(other) || words.includes(",") || !(isStrict || (isThan(one) && isThan(other)))) return false;
  const [first = 1, second = 1] = [one, other].map(({ low, high }) => low ?? high ?? 1);
  const most =
    one.unit === undefined ? MOST_TIMES.counted : words.includes("maar") ? MOST_TIMES.contrasted : MOST_TIMES.plain;
  return Math.max(first / second, second / first) <= most;
}

function joined(one: NumberSpan, other: NumberSpan): NumberSpan | undefined {
  const bounds = { low: one.low ?? other.low, high: one.high ?? other.high };
  if ((bounds.low ?? 0) > (bounds.high ?? 0)) return undefined;
  const { comparison: _, isAbove: __, isBelow: ___, ...common } = other;
  const [isAbove, isBelow] = [one.isAbove ?? other.isAbove, one.isBelow ?? other.isBelow];
  return {
    ...common,
    ...bounds,
    from: one.from,
    ...(one.adjective && { adjective: one.adjective }),
    ...(isAbove && { isAbove }),
    ...(isBelow && { isBelow }),
  };
}

/** How many words may stand between a number and the `en` behind it: `hooguit 42 dB vrijstaand en 9 liter`. */
const MOST_BETWEEN = 2;

/** Whether nothing but a word or two stands between two numbers, and `en`. */
function areJoined(tokens: readonly Token[], one: NumberSpan, next: NumberSpan): boolean {
  const between = tokens.slice(one.to, next.from).map(({ text }) => text);
  return (
    between.at(-1) === "en" && between.length <= MOST_BETWEEN + 1 && between.every((word) => /^[a-z]+$/.test(word))
  );
}

const baseOf = ({ unit }: NumberSpan): string => unitOf(unit ?? "").base;

/** `max 250 gram en 100 euro`: the bound of the first goes on to the second, which has none of its own. */
function carriedTo(tokens: readonly Token[], one: NumberSpan, next: NumberSpan): NumberSpan {
  const { comparison, isAbove, isBelow } = one;
  const isSided = one.isBounded && (one.low === null) !== (one.high === null);
  const isBare = !next.isBounded && !next.isDenied && (next.isMoney || next.unit !== undefined);
  const isMeasured = one.isMoney || one.unit !== undefined;
  const isSame = one.isMoney === next.isMoney && baseOf(one) === baseOf(next) && one.low === next.low;
  if (!isSided || !isBare || !isMeasured || isSame || comparison === undefined || comparison === "about") return next;
  if ((one.adjective !== undefined && !next.isMoney) || !areJoined(tokens, one, next)) return next;
  // `minstens 16 GB en 14 inch`: what is measured otherwise is meant as it is said.
  if (comparison === "min" && baseOf(next) !== baseOf(one)) return next;
  if (!next.isMoney)
    return {
      ...next,
      carried: {
        comparison,
        ...(isAbove && { isAbove }),
        ...(isBelow && { isBelow }),
        ...(one.isMoney && { isOfPrice: true }),
      },
    };
  return comparison === "max" ? { ...next, low: null, isBounded: true, comparison } : next;
}

/** The numbers of a sentence, each with the bound that the one before it gives to both. */
export function withBoundsCarried(tokens: readonly Token[], spans: readonly NumberSpan[]): NumberSpan[] {
  const found: NumberSpan[] = [];
  for (const span of spans) {
    const last = found.at(-1);
    found.push(last ? carriedTo(tokens, last, span) : span);
  }
  return found;
}
