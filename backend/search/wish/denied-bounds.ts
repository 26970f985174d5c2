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
/** What nobody can do with more. */
const carrying = new Set("krijg krijgen krijgt til tillen tilt sjouw sjouwen".split(" "));

const judging = phrases(
  "vind ik|vinden we|vinden wij|vindt hij|vindt ze|vindt zij|is|is voor mij|is voor ons|zijn|wordt|worden|gaat|lijkt|lijken",
);
/** What may stand between: `is me echt net iets te klein`. */
const degree = new Set(
  "me mij ons echt toch wel veel net iets wat een beetje eigenlijk al gewoon ook nog veels".split(" "),
);
const tooMuch = phrases(
  "te veel|teveel|te duur|te prijzig|te gek|te gortig|te zwaar|te groot|te breed|te hoog|te lang|te diep|te dik|te luid|te warm|te fel|te ruim|te wijd|overdreven|hoop geld|berg geld|smak geld|veel geld|vermogen|heel bedrag|flink bedrag",
);
const tooLittle = phrases(
  "te weinig|te klein|te kort|te laag|te smal|te licht|te dun|te krap|te mager|te ondiep|te traag|te zwak|te nauw|niet genoeg|onvoldoende",
);
/** They say of what the number is. */
const ofSide = new Set("zwaar breed hoog lang diep dik kort laag smal licht".split(" "));

interface Judged {
  to: number;
  is: "much" | "little";
  adjective?: string;
}

/** `boven de 200 vind ik te gek`, `3 liter is me te klein`: what is said of an amount, and where that ends. */
function judgedAt(tokens: readonly Token[], at: number, needsVerb = true): Judged | undefined {
  const judged = phraseAt(tokens, at, judging);
  if (judged === 0 && needsVerb) return undefined;
  let place = at + judged;
  while (degree.has(tokens[place]?.text ?? "")) place++;
  const much = phraseAt(tokens, place, tooMuch);
  const length = much > 0 ? much : phraseAt(tokens, place, tooLittle);
  if (length === 0) return undefined;
  const { text = "" } = tokens[place + length - 1] ?? {};
  return { to: place + length, is: much > 0 ? "much" : "little", ...(ofSide.has(text) && { adjective: text }) };
}

/**
 * `200 euro is me te veel`: less is wanted; `3 liter is te klein`: more. `last`: the number before it, whose unit and verb go
 * on to it: `4 liter is te klein en 7 te groot`.
 */
export function judgedAmount(span: NumberSpan, tokens: readonly Token[], last?: NumberSpan): NumberSpan {
  if (span.isBounded || span.isDenied) return span;
  const isNext = last?.isJudged === true && span.unit === undefined && !span.isMoney;
  if (!isNext && !span.isMoney && span.unit === undefined) return span;
  const found = judgedAt(tokens, span.to, !isNext);
  if (!found) return span;
  const { to, is, adjective } = found;
  return {
    ...span,
    to,
    isBounded: true,
    isJudged: true,
    ...(isNext && last.unit !== undefined && { unit: last.unit }),
    ...(isNext && last.isMoney && { isMoney: true }),
    ...(adjective !== undefined && !span.isMoney && { adjective }),
    ...(is === "much"
      ? { low: null, comparison: "max" as const, isBelow: true as const }
      : { high: null, comparison: "min" as const, isAbove: true as const }),
  };
}

/**
 * Where the denial of what was said before a place ends: `duurder dan 500 euro hoeft niet`, `boven de 500 wil ik niet
 * uitkomen`; undefined where what follows goes on about something else.
 */
export function deniedBehind(tokens: readonly Token[], at: number): number | undefined {
  const judged = judgedAt(tokens, at);
  if (judged) return judged.to;
  let place = at;
  while (place < at + MOST_BETWEEN && between.has(tokens[place]?.text ?? "")) place++;
  // `meer dan 12 kilo krijg ik niet de trap op`
  const isTooHeavy = carrying.has(tokens[at]?.text ?? "");
  if (isTooHeavy) place = tokens.findIndex(({ text }, further) => further > at && text === "niet");
  if (tokens[place]?.text !== "niet") return undefined;
  let to = place + 1;
  while (isTooHeavy && to < tokens.length && !endings.has(tokens[to]?.text ?? ",") && tokens[to]?.number === undefined)
    to++;
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
