import { type Comparatives, type Comparison, isTheOne } from "./comparators";
import { isCurrency } from "./money-words";
import type { Amount, NumberSpan, UnitAt } from "./number-spans";
import type { Token } from "./sentence";

/** `2,20 breed` */
export const isInMetres = (value: number): boolean => value < 10 && !Number.isInteger(value);

/** `een accu met uur werktijd`: one hour. */
export const isHour = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === "uur" &&
  tokens[at - 1]?.number === undefined &&
  /^(?:werktijd|looptijd|speeltijd|accuduur|gebruiksduur|batterijduur|accu|batterij)$/.test(tokens[at + 1]?.text ?? "");

/** `2 meter 10`: the centimetres, which nothing else is said of. */
export function centimetresAt(tokens: readonly Token[], at: number, unit: string, unitAt: UnitAt): number | undefined {
  const { text = "", number } = tokens[at] ?? {};
  if (!/^(?:m|meter)$/.test(unit) || !/^\d\d$/.test(text) || isCurrency(tokens, at + 1)) return undefined;
  const next = tokens[at + 1]?.text ?? "";
  return unitAt(tokens, at + 1) !== undefined || /^(?:x|bij|of|tot|-)$/.test(next) ? undefined : number;
}
/** `onder de kilo` */
export const theOne = (tokens: readonly Token[], at: number): Amount | undefined =>
  isTheOne(tokens, at)
    ? { value: 1, isSpelled: true, isMoney: false, unit: tokens[at]?.text ?? "", to: at + 1 }
    : undefined;

/** `40 cm maaibreedte of meer`: what is measured stands between a number and its bound. */
export function boundBehindName(
  tokens: readonly Token[],
  { unit, to }: Amount,
): { comparison: Comparison } | undefined {
  const [name = "", joint = "", word = ""] = tokens.slice(to, to + 3).map(({ text }) => text);
  if (unit === undefined || !/^[a-z]{4,}$/.test(name)) return undefined;
  // `16 gb geheugen minimaal`, but not `16 gb geheugen max 900`.
  if (!/^[\d€]/.test(word) && /^(?:minimaal|minimum|minstens)$/.test(joint)) return { comparison: "min" };
  if (!/^[\d€]/.test(word) && /^(?:maximaal|maximum|max|hooguit|hoogstens)$/.test(joint)) return { comparison: "max" };
  if (joint !== "of") return undefined;
  if (/^(?:meer|hoger|langer|groter|breder|zwaarder|dieper|ruimer)$/.test(word)) return { comparison: "min" };
  return /^(?:minder|lager|korter|kleiner|smaller|lichter)$/.test(word) ? { comparison: "max" } : undefined;
}

/** `hoger dan 20 en breder dan 25 cm`: the unit stands behind the last of them. */
export function withUnitOf(tokens: readonly Token[], one: NumberSpan, next: NumberSpan): NumberSpan {
  const isBare = one.unit === undefined && !one.isMoney && one.adjective !== undefined;
  const isJoined = next.from === one.to + 1 && /^(?:en|,|maar)$/.test(tokens[one.to]?.text ?? "");
  return isBare && isJoined && next.adjective !== undefined && next.unit !== undefined
    ? { ...one, unit: next.unit }
    : one;
}

/** Whether two adjectives may compare the same thing: a table `hoger dan 70 cm` and `smaller dan 150 cm` has two bounds. */
export function areOfOne(one: NumberSpan, other: NumberSpan, comparatives: Comparatives): boolean {
  const [first, second] = [one, other].map(({ adjective = "" }) => comparatives.get(adjective)?.features);
  return !first || !second || first.some((feature) => second.includes(feature));
}

const inside = new Set("op in tussen onder naast binnen".split(" "));
const NEAR_PLACE = 6;
const GROWN = 19;

/** `op een kast van 80 breed past`: no larger than that. */
export function fitted(span: NumberSpan, tokens: readonly Token[]): NumberSpan {
  // `12+`
  const isAge =
    span.unit === undefined && !span.isMoney && tokens[span.to - 1]?.text === "+" && (span.low ?? GROWN) < GROWN;
  if (isAge) return { ...span, unit: "jaar" };
  if (span.isBounded || span.isMoney || span.unit === undefined || span.low === null) return span;
  const isFit = tokens.slice(span.to, span.to + 2).some(({ text }) => /^(?:past|passen)$/.test(text));
  const before = tokens.slice(Math.max(0, span.from - NEAR_PLACE), span.from);
  if (!isFit || !before.some(({ text }) => inside.has(text))) return span;
  return { ...span, low: null, isBounded: true, comparison: "max" };
}

/** `twee à driehonderd`, `2 tot 3 duizend`: the first of the two is shortened. */
export function shortOf({ value }: Amount, second: Amount): number {
  if (!second.isSpelled || value >= 10) return value;
  for (const size of [1_000, 100]) {
    const times = second.value / size;
    if (Number.isInteger(times) && times < 10 && times > value) return value * size;
  }
  return value;
}
