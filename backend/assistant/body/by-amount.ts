import { labelOfFilterValue, quantityValue, readFilterValue } from "#contract/filter-values";
import { featureKey } from "../../search/analysis/quantities";
import { fold } from "../../search/analysis/tokens";
import { isCommonUnit, unitOf } from "../../search/analysis/units";
import type { DialogueState, StatePart } from "../state";

/** `10 inch groter`, `toch 4 cm breder` */
const BY = /(?<![\d.,])(\d+(?:[.,]\d+)?) ?([a-z"]{1,12}) (?:te )?([a-z]+)(?![a-z])/g;
const LESS = /^(?:minder|klein|kort|smal|licht|laag|lager|dun|ondiep|zuinig|stil)/;

const tidy = (number: number): number => Number(number.toFixed(3));

/**
 * The number that was asked for, more or less by the amount that a message says: `10 inch groter` after 55 inch is 65.
 * Undefined where no such number was asked for. `feature`: what the adjective is about.
 */
export function byAmount(
  message: string,
  word: string,
  feature: string | undefined,
  { parts }: Pick<DialogueState, "parts">,
  turn: number,
): StatePart | undefined {
  const said = [...fold(message).matchAll(BY)].find(
    ([, , unit = "", adjective]) => adjective === word && isCommonUnit(unit),
  );
  if (!said) return undefined;
  const [whole, digits = "", unit = ""] = said;
  const { base, factor } = unitOf(unit);
  const counted = [...parts]
    .sort((a, b) => b.turn - a.turn)
    .flatMap((part) => {
      const read = readFilterValue(part.filter?.values[0] ?? "");
      const isSame = read.is === "range" && unitOf(read.unit).base === base;
      return isSame && part.filter ? [{ part, read, key: part.filter.key }] : [];
    });
  const asked =
    counted.find(({ key }) => feature !== undefined && featureKey(key) === featureKey(feature)) ?? counted[0];
  if (!asked) return undefined;
  const { part, read, key } = asked;
  const step = (Number(digits.replace(",", ".")) * factor) / unitOf(read.unit).factor;
  const moved = (bound: number | null) => (bound === null ? null : tidy(bound + (LESS.test(word) ? -step : step)));
  const isOne = read.from !== null && read.to !== null && read.to - read.from < 1;
  const from = moved(read.from);
  const value = quantityValue({ ...read, from, to: isOne ? from : moved(read.to) });
  if (value === undefined || (from ?? 1) <= 0) return undefined;
  return {
    ...part,
    label: `${key.toLowerCase()} ${labelOfFilterValue(value)}`,
    said: whole,
    turn,
    filter: { key, values: [value] },
  };
}
