import { featureKey } from "../analysis/quantities";
import { unitOf } from "../analysis/units";
import type { MeasuredFeature } from "../engine/engine";
import { phraseKey } from "./data-lines";
import { inUnitOf, isBare } from "./measure-beside";
import { namedNear } from "./named-near";
import type { NumberSpan } from "./number-spans";
import type { Reading } from "./reading";
import type { ShopSense } from "./shop-sense";

/** Smaller numbers stand in the names of models more often than for a length. */
const SHORTEST = 10;
const MOST_METRES = 4;
const SIZE = /^(?:maat|mt|size)$/;
const lengths = new Set(["cm", "inch"]);
/** Of the names that have the number, so many more than have the length make it part of a name. */
const OTHERWISE_NAMED = 1.2;

/** Whether a plain number is one of the sizes that these are sold in. */
function isSize({ tokens }: Reading, { from }: NumberSpan, kinds: readonly string[], { lexicon, facts }: ShopSense) {
  const size = lexicon.sizes.get(tokens[from]?.text ?? "");
  return size !== undefined && facts.countOf("size", size, kinds) > 0;
}

/**
 * `hanglamp 60`, `tv 43 of 50`: a plain number behind what is sought is the one length that products of it have just so,
 * unless things are named with it for something else.
 */
export function asLength(
  reading: Reading,
  span: NumberSpan,
  among: readonly MeasuredFeature[],
  kinds: readonly string[],
  sense: ShopSense,
): NumberSpan | undefined {
  const { low, high, isBounded, isBudget } = span;
  const isPlain = isBare(span) && !isBounded && !isBudget && low === high && low !== null;
  if (!isPlain || kinds.length === 0 || SIZE.test(reading.tokens[span.from - 1]?.text ?? "")) return undefined;
  // `krabpaal van 1,75`
  if (!Number.isInteger(low) && low < MOST_METRES)
    return asLength(reading, { ...span, low: low * 100, high: low * 100 }, among, kinds, sense);
  if (!Number.isInteger(low) || low < SHORTEST || isSize(reading, span, kinds, sense)) return undefined;
  // `90 breed` and `snoer 150` say of what it is.
  const { tokens } = reading;
  const isSaid = [tokens[span.from - 1], tokens[span.to]].some((one) =>
    sense.gradables.entries.has(phraseKey(one?.text ?? "")),
  );
  if (isSaid || namedNear(reading, span, among, sense)) return undefined;
  const having = among.flatMap((measure) => {
    const isLength = lengths.has(measure.unit) && featureKey(measure.feature) !== "maat";
    const measured = isLength ? inUnitOf(span, measure, sense) : undefined;
    const exactly = (low ?? 0) * unitOf(measured?.unit ?? "").factor;
    const count = measured
      ? sense.facts.countBetween(measure.feature, { from: exactly, to: exactly, unit: measure.unit }, kinds)
      : 0;
    return measured && count > 0 ? [{ measured: { ...measured, measure }, count }] : [];
  });
  // What has a screen is called after it, and not after how wide it is.
  const screens = having.filter(({ measured }) => measured.measure.unit === "inch");
  const [one, ...more] = screens.length > 0 ? screens : having;
  const named = sense.shareNamed(String(low), kinds) * sense.facts.countIn(kinds, true);
  return one && more.length === 0 && named <= one.count * OTHERWISE_NAMED ? one.measured : undefined;
}
