import { featureKey } from "../analysis/quantities";
import { unitOf } from "../analysis/units";
import type { Gradable } from "./data-lines";
import type { ValueSense } from "./lexicon";
import type { NumberSpan } from "./number-spans";
import { readOneOf } from "./read-numbered";
import { wordOfUnit } from "./read-quantities";
import { facetField } from "./read-values";
import type { Reading } from "./reading";
import type { Mention } from "./scan";
import type { ShopSense } from "./shop-sense";

/** `100 x 75 cm` */
const AREA = /^(\d+(?:[.,]\d+)?) ?[x×] ?(\d+(?:[.,]\d+)?)(?: ?[x×] ?\d+(?:[.,]\d+)?)? ?(mm|cm|m)$/i;
const SLACK = 0.02;

interface Area {
  one: ValueSense;
  /** In the base unit of lengths. */
  sides: [first: number, second: number];
}

/** The values of the kinds that are two lengths, by their field. */
export function areasOf(kinds: readonly string[], { lexicon, facts }: ShopSense): Area[][] {
  return lexicon.areas().map(({ field }) =>
    lexicon.samples.valuesOf(field).flatMap((value) => {
      const [, first, second, unit = ""] = AREA.exec(value) ?? [];
      const one = { field, value };
      if (first === undefined || second === undefined || facts.countOf(facetField(one), value, kinds) === 0) return [];
      const { factor } = unitOf(unit);
      const [length, width] = [first, second].map((side) => Number(side.replace(",", ".")) * factor);
      return { one, sides: [length ?? 0, width ?? 0] };
    }),
  );
}

const sideNames = /^(?:breed|brede|breder|breedte|lang|lange|langer|lengte|diep|diepe|diepte)$/;

/** The side that is meant: the first is how wide a thing is, unless it is said how long or deep it is. */
function sideOf([first, second]: Area["sides"], said: string): number {
  if (said.startsWith("l")) return Math.max(first, second);
  return said.startsWith("d") ? Math.min(first, second) : first;
}

/** Reads a length of what has two in one value: a basket `een meter breed` where some are of `100 x 75 cm`. */
export function readSide(reading: Reading, span: NumberSpan, kinds: readonly string[], sense: ShopSense): boolean {
  const { low, high, unit = "", isDenied, isBounded } = span;
  const { base, factor } = unitOf(wordOfUnit(unit));
  if (kinds.length === 0 || base !== unitOf("cm").base) return false;
  const behind = reading.isTaken(span.to) ? "" : (reading.tokens[span.to]?.text ?? "");
  const name = sideNames.test(behind) ? behind : (span.adjective ?? "");
  const slack = isBounded || isDenied ? 0 : SLACK;
  const isWithin = (side: number) =>
    (low === null || side >= low * factor * (1 - slack)) && (high === null || side <= high * factor * (1 + slack));
  const to = name !== "" && name === behind ? span.to + 1 : span.to;
  return areasOf(kinds, sense).some((areas) => {
    const fitting = areas.filter(({ sides }) => isWithin(sideOf(sides, name)));
    return readOneOf(
      reading,
      { from: span.from, to, ...(isDenied && { isDenied }) },
      fitting.map(({ one }) => one),
      kinds,
      sense,
    );
  });
}

/** Reads `grote` and `kleine` of what is only told by two lengths: any of the larger or the smaller half of its sizes. */
export function readGradedArea(
  reading: Reading,
  { from, to, denied }: Mention,
  { features, direction }: Gradable,
  kinds: readonly string[],
  sense: ShopSense,
): boolean {
  if (kinds.length === 0) return false;
  const isNamed = (field: string) => features.some((name) => featureKey(field).includes(name));
  const areas = areasOf(kinds, sense).find(([first]) => first !== undefined && isNamed(first.one.field));
  if (!areas || areas.length < 2) return false;
  const isLarge = (direction === "high") === (denied === undefined);
  const sorted = [...areas].sort((a, b) => a.sides[0] * a.sides[1] - b.sides[0] * b.sides[1]);
  const half = Math.floor(sorted.length / 2);
  const chosen = isLarge ? sorted.slice(-half) : sorted.slice(0, half);
  return readOneOf(
    reading,
    { from: denied ?? from, to },
    chosen.map(({ one }) => one),
    kinds,
    sense,
  );
}
