import type { NumberSpan } from "./number-spans";
import type { Token } from "./sentence";

const YEAR = /^(?:19|20)\d\d$/;
/** They say when something came out, in front of a year. */
const appearing =
  /^(?:verschenen|verschijnt|uitgekomen|uitgegeven|gepubliceerd|geschreven|gemaakt|gebouwd|geproduceerd|uitgebracht)$/;
const origin = /^(?:van|uit)$/;
/** Of years they go the other way than of ages. */
const ages = /^(?:ouder|oudere|jonger|jongere)$/;
const newer = /^(?:nieuwer|recenter|later)$/;
const earlier = /^(?:eerder|vroeger)$/;

const isYear = (number: number | null): boolean => number !== null && YEAR.test(String(number));

/** Whether a span may be a year, or years: without a unit, and no money. */
export const mayBeYear = ({ low, high, unit, isMoney }: NumberSpan): boolean =>
  unit === undefined && !isMoney && (low === null || isYear(low)) && (high === null || isYear(high));

/** With its bounds the other way round: what is older than 2023 is of before that. */
function mirrored({ adjective: _, isAbove, isBelow, comparison, ...span }: NumberSpan): NumberSpan {
  return {
    ...span,
    low: span.high,
    high: span.low,
    ...(comparison && { comparison: comparison === "min" ? "max" : "min" }),
    ...(isAbove && { isBelow: true }),
    ...(isBelow && { isAbove: true }),
  };
}

/** A bound in front of a year that is none of other numbers: `van voor 2023`, `na 2022`. */
function placed(tokens: readonly Token[], span: NumberSpan): NumberSpan {
  const { from, to, low: year } = span;
  const [before = "", word = ""] = tokens.slice(Math.max(0, from - 2), from).map(({ text }) => text);
  const isSaid = appearing.test(before) || origin.test(before);
  const common = { ...span, from: isSaid ? from - 2 : from - 1, isBounded: true };
  if (word === "voor" && isSaid) return { ...common, low: null, high: year, comparison: "max", isBelow: true };
  if (word === "na") return { ...common, low: year, high: null, comparison: "min", isAbove: true };
  if (tokens[to]?.text === "of" && earlier.test(tokens[to + 1]?.text ?? ""))
    return { ...span, to: to + 2, low: null, isBounded: true, comparison: "max" };
  return word === "in" && appearing.test(before) ? { ...span, from: from - 2 } : span;
}

/** The numbers of a sentence, with years bounded as years are: `ouder dan 2023`, `verschenen voor 2023`. */
export function withYears(tokens: readonly Token[], spans: readonly NumberSpan[]): NumberSpan[] {
  return spans.map((span) => {
    if (!mayBeYear(span)) return span;
    const words = tokens.slice(span.from, span.to).map(({ text }) => text);
    if (words.some((word) => ages.test(word))) return mirrored(span);
    if (!span.isBounded && span.low !== null) return placed(tokens, span);
    // `verschenen vanaf 2023`
    return appearing.test(tokens[span.from - 1]?.text ?? "") ? { ...span, from: span.from - 1 } : span;
  });
}

/** Whether the words say that it is a year, whatever is sought: `uit 2024 of later`, `nieuwer dan 2023`. */
export function isYearSaid(tokens: readonly Token[], span: NumberSpan): boolean {
  if (!mayBeYear(span)) return false;
  const inside = tokens.slice(span.from, span.to).map(({ text }) => text);
  return (
    /^(?:uit|sinds)$/.test(tokens[span.from - 1]?.text ?? "") ||
    inside.some((word) => ages.test(word) || newer.test(word) || earlier.test(word) || appearing.test(word)) ||
    /^(?:voor|na)$/.test(inside.at(-2) ?? "")
  );
}
