import { fold } from "../../search/analysis/tokens";
import { isCommonUnit, unitOf } from "../../search/analysis/units";
import { comparativeOf } from "../../search/wish/degrees";
import type { DialogueState, StatePart } from "../state";
import { say } from "./texts";

const COUNTED = /\b(\d+(?:[.,]\d+)?) ?([a-z]{1,6})\b/gi;
const LESS = /^(?:minder|klein|kort|smal|licht|laag|lager|dun)/;
/** What these are measured in; of any other word it is the one number that was said. */
const UNITS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:lang|kort|breed|breder|smal|hoog|hoger|laag|lager|diep)/, ["cm", "inch"]],
  [/^(?:zwaar|licht)/, ["kg"]],
];

/**
 * More or less of a number that is searched for in the names of products, because nothing specifies it: `iets langer` than
 * `hdmi kabel 3 meter`. The number is told of each product from then on, and no longer searched for.
 */
export function beyondWords(
  word: string,
  { q, parts }: DialogueState,
  turn: number,
): { q: string; parts: StatePart[] } | undefined {
  const [, units] = UNITS.find(([pattern]) => pattern.test(word)) ?? [];
  const counted = [...q.matchAll(COUNTED)].flatMap(([said, digits = "", name = ""]) => {
    const unit = fold(name);
    const isOfIt = isCommonUnit(unit) && (!units || units.includes(unitOf(unit).base));
    return isOfIt ? [{ said, number: Number(digits.replace(",", ".")), unit }] : [];
  });
  const [one, ...others] = counted;
  if (!one || others.length > 0) return undefined;
  const { said, number, unit } = one;
  const isLess = LESS.test(word);
  const label = say("relativeFeature", { word: /er$|\s/.test(word) ? word : comparativeOf(word), value: said });
  const bound = isLess
    ? { from: null, to: number, unit, isBelow: true as const }
    : { from: number, to: null, unit, isAbove: true as const };
  const part: StatePart = { id: `told:${unit}`, label, said: label, hard: true, turn, told: { number: bound } };
  return { q: q.replace(said, " ").replace(/\s+/g, " ").trim(), parts: [...parts, part] };
}
