import { quantityValue } from "#contract/filter-values";
import { normalise } from "../analysis/normalise";
import { featureKey } from "../analysis/quantities";
import { tokens as wordsOf } from "../analysis/tokens";
import { isCommonUnit, unitOf } from "../analysis/units";
import type { MeasuredFeature } from "../engine/engine";
import { phraseKey } from "./data-lines";
import { genderOf } from "./language";
import type { NumberSpan } from "./number-spans";
import { measuredAs } from "./read-wants";
import type { Reading } from "./reading";
import type { ShopSense } from "./shop-sense";
import { shopSenses } from "./shop-senses";
import { isPlainWord } from "./small-words";

export const holds = ({ min, max }: MeasuredFeature, low: number | null, high: number | null): boolean =>
  (low === null || low <= max * 1.000001) && (high === null || high >= min * 0.999999);

const SHORTEST_STEM = 4;

/** `400 bladzijden`, `2 pasjes`: what a noun behind a number counts, where the kinds count that in words of their own. */
export function countedBehind(
  { tokens, isTaken }: Reading,
  { to, nounAt = to, low, high, unit, isMoney }: NumberSpan,
  among: readonly MeasuredFeature[],
  { measures }: ShopSense,
): MeasuredFeature | undefined {
  // `200 stukjes` of what has so many `onderdelen`
  const { base } = unitOf(unit ?? "");
  if (unit !== undefined && countable.has(base) && !among.some((one) => one.unit === base))
    return countedAs(unit, { low, high }, among, measures);
  return unit !== undefined || isMoney || isTaken(nounAt)
    ? undefined
    : countedAs(tokens[nounAt]?.text ?? "", { low, high }, among, measures);
}

/**
 * `steentjes, minstens 800` and `pagina's maximaal 200`: what a noun in front of a bound counts. After a comma only a least
 * number is one: the most is a price.
 */
export function countedBefore(
  { tokens, isTaken }: Reading,
  { from, low, high, unit, isMoney, isBounded, comparison }: NumberSpan,
  among: readonly MeasuredFeature[],
  sense: ShopSense,
): MeasuredFeature | undefined {
  const isApart = tokens[from - 1]?.text === ",";
  const at = isApart ? from - 2 : from - 1;
  if (unit !== undefined || isMoney || !isBounded || isTaken(at) || tokens[at - 1]?.number !== undefined)
    return undefined;
  if ((isApart && comparison !== "min") || isPlainWord(tokens[at]?.text ?? "")) return undefined;
  const word = tokens[at]?.text ?? "";
  const { kinds, heads } = shopSenses([word], sense);
  // `controller onder de 80` has a price, although consoles tell how many controllers they have.
  return kinds.length + heads.length > 0 ? undefined : countedAs(word, { low, high }, among, sense.measures);
}

function countedAs(
  word: string,
  { low, high }: Pick<NumberSpan, "low" | "high">,
  among: readonly MeasuredFeature[],
  measures: ShopSense["measures"],
): MeasuredFeature | undefined {
  if (!/^[a-z]{3,}$/.test(word)) return undefined;
  const counts = among.filter(
    (one) => (one.unit === "" || !isCommonUnit(one.unit) || countable.has(one.unit)) && holds(one, low, high),
  );
  const other = measures.entries.get(phraseKey(word))?.features.flatMap((name) => measuredAs(name, counts) ?? [])[0];
  const stem = normalise(word);
  const isOf = ({ feature }: MeasuredFeature) =>
    wordsOf(feature).some((part) => (stem.length >= SHORTEST_STEM && part.startsWith(stem)) || part.endsWith(word));
  const [parts, ...more] = PARTS.test(word) ? counts.filter((one) => one.unit === "stuks") : [];
  const named = word.length < SHORTEST_STEM ? undefined : counts.find(isOf);
  return other ?? named ?? (more.length === 0 ? parts : undefined);
}
/** `200 delen` of what is `222-delig`. */
const PARTS = /^(?:delen|onderdelen)$/;
/** Common units that count things. */
const countable = new Set(["stuks", "personen"]);

/** `uit 2025`, where the kinds tell a year. */
export function yearOf(
  { tokens }: Reading,
  { from, to, low, high, unit, isMoney }: NumberSpan,
  among: readonly MeasuredFeature[],
): MeasuredFeature | undefined {
  const isYear = unit === undefined && !isMoney && /^(?:19|20)\d\d$/.test(String(low ?? high));
  const before = tokens[from - 1]?.text ?? "";
  // `verschenen in 2022`
  const isWithin = tokens[from]?.number === undefined;
  const isSaid =
    isWithin ||
    /^(?:uit|van|of|en|na|voor|sinds|vanaf|jaar|tot)$/.test(before) ||
    low === null ||
    high === null ||
    low < high;
  // Of two the second is read with the first.
  const isFirst = tokens[to]?.text === "of" && /^(?:19|20)\d\d$/.test(tokens[to + 1]?.text ?? "");
  if (!isYear || !isSaid || isFirst) return undefined;
  return among.find((one) => one.unit === "" && YEAR.test(featureKey(one.feature)) && holds(one, low, high));
}
const YEAR = /(?:^|jaar van )(?:bouw|verschijnings|uitgave|productie)?jaar$|^year$/;

/** `soundbar 3.1`: a number with decimals that only one bare feature of the kinds has. */
export function decimalOf(
  { low, high, unit, isMoney }: NumberSpan,
  among: readonly MeasuredFeature[],
  kinds: readonly string[],
  { facts }: ShopSense,
): MeasuredFeature | undefined {
  if (unit !== undefined || isMoney || low === null || low !== high || Number.isInteger(low)) return undefined;
  const isSame = (one: MeasuredFeature) =>
    one.unit === "" &&
    holds(one, low, low) &&
    facts.countBetween(one.feature, { from: low, to: low, unit: "" }, kinds) > 0;
  const [one, ...more] = among.filter(isSame);
  return more.length === 0 ? one : undefined;
}

/** The number before `of` in `12 of 15 kg`: the other of two. */
export function eitherBefore(
  { tokens, isTaken }: Reading,
  { from, isBounded, isDenied, unit }: NumberSpan,
): number | undefined {
  const { number } = tokens[from - 2] ?? {};
  const isJoined = tokens[from - 1]?.text === "of" && !isTaken(from - 1) && !isTaken(from - 2);
  const isBare = !isBounded && !isDenied && unit !== undefined;
  return isJoined && isBare && tokens[from - 3]?.text !== "€" ? number : undefined;
}

/** `vanaf 6 jaar` and `voor 6 jaar` of what is for ages: what may be given to somebody of that age. */
export function forAgeOf(
  { tokens }: Reading,
  { from, low, high, unit = "", isAbove, isBounded, isDenied, comparison }: NumberSpan,
  feature: string,
): string | undefined {
  if (low === null || isDenied || !/^(?:leeftijd|age)/.test(featureKey(feature)) || unitOf(unit).base !== "jaar")
    return undefined;
  const isFrom = comparison === "min" && high === null && !isAbove;
  const [person = "", link = ""] = [tokens[from - 2]?.text, tokens[from - 1]?.text];
  // `voor een baby van 6 maanden`
  const isOfChild = link === "van" && (genderOf.has(person) || person === "baby");
  const isFor = !isBounded && low === high && (link === "voor" || isOfChild);
  return isFrom || isFor ? quantityValue({ from: null, to: low, unit }) : undefined;
}
