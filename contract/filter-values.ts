/**
 * What one value of a filter asks: the value itself (`Apple`), anything else (`!Apple`, `!14 inch`, `!15..15.99 inch`), or a quantity within bounds
 * (`>=7 kg`, `>27 inch`, `<=500 kWh`, `<40 dB`, `7..9 kg`, `>7..<10 kg`). A value of the shop that happens to be written like this is still itself.
 */
export type FilterValue =
  | { is: "value"; value: string }
  | { is: "not"; value: string }
  | ({ is: "range" } & QuantityRange);

/** Bounds of a quantity, both inclusive unless said otherwise; null is open. The unit is empty for a bare number. */
export interface QuantityRange {
  from: number | null;
  to: number | null;
  unit: string;
  /** More than `from`: that number itself is outside. */
  isAbove?: true;
  /** Less than `to`: that number itself is outside. */
  isBelow?: true;
}

const NUMBER = String.raw`(\d{1,12}(?:[.,]\d{1,6})?)`;
const UNIT = String.raw`\s?(\D.{0,23})?`;
const oneSided = new RegExp(`^([<>]=?)${NUMBER}${UNIT}$`);
const twoSided = new RegExp(String.raw`^(>?)${NUMBER}\.\.(<?)${NUMBER}${UNIT}$`);

const numberOf = (text: string): number => Number(text.replace(",", "."));
const withUnit = (number: string, unit: string): string => (unit === "" ? number : `${number} ${unit}`);

/** The filter value that leaves this value out. */
export const excluding = (value: string): string => `!${value}`;

/** The filter value for a range; undefined when both ends are open. */
export function quantityValue({ from, to, unit, isAbove, isBelow }: QuantityRange): string | undefined {
  if (from !== null && to !== null) return withUnit(`${isAbove ? ">" : ""}${from}..${isBelow ? "<" : ""}${to}`, unit);
  if (from !== null) return withUnit(`${isAbove ? ">" : ">="}${from}`, unit);
  return to === null ? undefined : withUnit(`${isBelow ? "<" : "<="}${to}`, unit);
}

/** Reads a filter value as written by `excluding` and `quantityValue`; anything else is a plain value. */
export function readFilterValue(text: string): FilterValue {
  const between = twoSided.exec(text);
  if (between) {
    const [, above = "", from = "", below = "", to = "", unit = ""] = between;
    const sides = { ...(above && { isAbove: true as const }), ...(below && { isBelow: true as const }) };
    return { is: "range", from: numberOf(from), to: numberOf(to), unit: unit.trim(), ...sides };
  }
  const [, sign, bound = "", of = ""] = oneSided.exec(text) ?? [];
  if (sign === ">=") return { is: "range", from: numberOf(bound), to: null, unit: of.trim() };
  if (sign === ">") return { is: "range", from: numberOf(bound), to: null, unit: of.trim(), isAbove: true };
  if (sign === "<=") return { is: "range", from: null, to: numberOf(bound), unit: of.trim() };
  if (sign === "<") return { is: "range", from: null, to: numberOf(bound), unit: of.trim(), isBelow: true };
  if (text.startsWith("!") && text.length > 1) return { is: "not", value: text.slice(1) };
  return { is: "value", value: text };
}

const dutchNumber = new Intl.NumberFormat("nl-NL", { maximumFractionDigits: 6 });

/** Dutch text for a filter value: `niet Apple`, `minstens 7 kg`, `7 tot 9 kg`. */
export function labelOfFilterValue(text: string): string {
  const read = readFilterValue(text);
  if (read.is === "value") return read.value;
  if (read.is === "not") return `niet ${labelOfFilterValue(read.value)}`;
  const { from, to, unit, isAbove, isBelow } = read;
  const said = (number: number) => withUnit(dutchNumber.format(number), unit);
  const most = `${isBelow ? "minder dan" : "hoogstens"} ${said(to ?? 0)}`;
  const least = isAbove ? "meer dan" : "minstens";
  if (from === null) return most;
  if (to === null) return `${least} ${said(from)}`;
  if (isAbove || isBelow) return `${least} ${dutchNumber.format(from)} en ${most}`;
  return from === to ? said(from) : `${dutchNumber.format(from)} tot ${said(to)}`;
}
