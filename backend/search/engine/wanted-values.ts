import { type QuantityRange, readFilterValue } from "#contract/filter-values";
import { FLAG_UNIT, flagOf, readQuantity } from "../analysis/quantities";
import { unitKey, unitOf } from "../analysis/units";
import type { QuantityBounds } from "./engine";
import type { ValueDictionary } from "./value-dictionary";

/** The values of one filter by what they ask: any of these or within any of these bounds, and none of those, nor within those. */
export interface WantedValues {
  values: string[];
  bounds: QuantityBounds[];
  excluded: string[];
  /** A number within any of these is not wanted. */
  excludedBounds: QuantityBounds[];
}

/** Above the rounding of the columns, and below any step that products differ by. */
const STEP = 3e-6;

/** Bounds in the base unit, both inclusive. */
function inBase({ from: low, to: high, unit: saidUnit, isAbove, isBelow }: QuantityRange): QuantityBounds {
  const { base, factor } = unitOf(saidUnit);
  const step = (bound: number) => Math.max(bound * STEP, STEP);
  const from = isAbove && low !== null ? low + step(low) : low;
  const to = isBelow && high !== null ? high - step(high) : high;
  const scaled = (bound: number | null) => (bound === null ? null : bound * factor);
  return { from: scaled(from), to: scaled(to), unit: unitKey(base) };
}

/** What is a number, a range of them, or a yes or a no, though it is no value that the field has as it is written. */
function numberIn(field: string, text: string): QuantityBounds | undefined {
  const read = readFilterValue(text);
  if (read.is === "range") return inBase(read);
  const flag = flagOf(text);
  if (flag !== undefined) return { from: flag, to: flag, unit: FLAG_UNIT };
  const quantity = readQuantity(field, text);
  return quantity && { from: quantity.value, to: quantity.value, unit: quantity.unit };
}

/**
 * Reads the values of a filter; one that the field has is that value, whatever it looks like. A yes or a no may also stand in
 * the specifications of kinds that have no such facet, and is looked for in both.
 */
export function wantedValues(
  dictionary: Pick<ValueDictionary, "find">,
  field: string,
  chosen: readonly string[],
): WantedValues {
  const wanted: WantedValues = { values: [], bounds: [], excluded: [], excludedBounds: [] };
  for (const text of chosen) {
    const read = readFilterValue(text);
    const flag = read.is === "value" ? flagOf(text) : undefined;
    if (flag !== undefined) wanted.bounds.push({ from: flag, to: flag, unit: FLAG_UNIT });
    if (flag !== undefined && dictionary.find(field, text) === undefined) continue;
    if (read.is === "value" || dictionary.find(field, text) !== undefined) wanted.values.push(text);
    else if (read.is === "not") {
      wanted.excluded.push(read.value);
      const isOwn = dictionary.find(field, read.value) !== undefined && flagOf(read.value) === undefined;
      const number = isOwn ? undefined : numberIn(field, read.value);
      if (number) wanted.excludedBounds.push(number);
    } else wanted.bounds.push(inBase(read));
  }
  return wanted;
}
