import type { Comparison } from "./comparators";
import { denials, endings } from "./language";
import type { NumberSpan } from "./number-spans";
import { phraseAt, type Token } from "./sentence";

const phrases = (list: string): string[][] => list.split("|").map((phrase) => phrase.split(" "));

/** What turns the bound behind it round: `nooit meer dan`, `geen cent meer dan`, `niks boven`. */
const turning = phrases(
  "nooit|niks|niets|geen|geen cent|geen euro|geen enkele|in geen geval|onder geen beding|absoluut niet|echt niet|liever niet|liefst niet|beslist niet",
);
export const turnedAt = (tokens: readonly Token[], at: number): number => phraseAt(tokens, at, turning);
export const opposite = (comparison: Comparison): Comparison =>
  comparison === "max" ? "min" : comparison === "min" ? "max" : comparison;

const between = new Set(
  "hoef hoeft hoeven wil willen heb hebben mag mogen kan kunnen ga gaat geef betaal zou moet het hij ze die dat ik we er echt liever liefst per se".split(
    " ",
  ),
);
const behind = new Set(
  "zijn aan betalen uitgeven kosten hebben worden meer gaan besteden wezen zien kopen uitkomen hoor".split(" "),
);
const MOST_BETWEEN = 6;

const judging = phrases(
  "vind ik|vind ik wel|vind ik echt|vind ik toch|vinden we|vinden wij|is me|is mij|is ons|is|is echt|wordt me|gaat me",
);
const tooMuch = phrases(
  "te veel|teveel|te duur|te prijzig|te gek|te gortig|veel te duur|veel te veel|te zwaar|te groot|te breed|te hoog|overdreven",
);

/** `boven de 200 vind ik te gek`: where what is said to be too much ends. */
function tooMuchAt(tokens: readonly Token[], at: number): number | undefined {
  const judged = phraseAt(tokens, at, judging);
  const said = judged === 0 ? 0 : phraseAt(tokens, at + judged, tooMuch);
  return said === 0 ? undefined : at + judged + said;
}

/** `200 euro is me te veel`: less is wanted. */
export function tooMuchMoney(span: NumberSpan, tokens: readonly Token[]): NumberSpan {
  const to = span.isMoney && !span.isBounded ? tooMuchAt(tokens, span.to) : undefined;
  if (to === undefined) return span;
  return { ...span, to, low: null, isBounded: true, comparison: "max", isBelow: true };
}

/**
 * Where the denial of what was said before a place ends: `duurder dan 500 euro hoeft niet`, `boven de 500 wil ik niet
 * uitkomen`; undefined where what follows goes on about something else.
 */
export function deniedBehind(tokens: readonly Token[], at: number): number | undefined {
  const tooMuch = tooMuchAt(tokens, at);
  if (tooMuch !== undefined) return tooMuch;
  let place = at;
  while (place < at + MOST_BETWEEN && between.has(tokens[place]?.text ?? "")) place++;
  if (tokens[place]?.text !== "niet") return undefined;
  let to = place + 1;
  while (behind.has(tokens[to]?.text ?? "")) to++;
  const next = tokens[to]?.text;
  return next === undefined || endings.has(next) || next === "en" || next === "dus" ? to : undefined;
}

/** A span with its bounds the other way round. */
export function turned(span: NumberSpan): NumberSpan {
  const { isAbove, isBelow, comparison, ...others } = span;
  return {
    ...others,
    low: span.high,
    high: span.low,
    ...(comparison && { comparison: opposite(comparison) }),
    // What is not at least so much is less.
    ...(span.low !== null && !isAbove && { isBelow: true as const }),
    ...(span.high !== null && !isBelow && { isAbove: true as const }),
  };
}

const betweenDenial = new Set("van voor met in op de het een".split(" "));

/** Where the denial of a number or a code begins: `zeker geen 14 inch`, `niet voor 2 personen`. */
export function denialBefore(tokens: readonly Token[], from: number): number | undefined {
  let end = from;
  while (betweenDenial.has(tokens[end - 1]?.text ?? "")) end--;
  const lengths = [end, from].flatMap((place) =>
    denials.flatMap((words) =>
      words.every((word, at) => tokens[place - words.length + at]?.text === word) ? place - words.length : [],
    ),
  );
  return lengths.length > 0 ? Math.min(...lengths) : undefined;
}

/** Just this number is not wanted; `geen 500 euro` and `geen 500 euro of meer` are bounds. */
export function denied(span: NumberSpan, tokens: readonly Token[]): NumberSpan {
  if (span.unit === undefined && !span.isMoney && span.isBounded) return span;
  if (span.isBounded && !span.isBoundBehind) return span;
  const from = denialBefore(tokens, span.from);
  if (from === undefined) return span;
  if (span.isBounded) return { ...turned(span), from };
  if (span.isMoney) return { ...span, from, low: null, isBounded: true, comparison: "max" };
  return { ...span, from, isDenied: true };
}
