import { normalise } from "../analysis/normalise";
import { fold } from "../analysis/tokens";
import { isCommonUnit, unitKey, unitOf } from "../analysis/units";
import { numberOfDigits } from "./dutch-numbers";
import type { ValueSense } from "./lexicon";

const LONGEST = 40;
const MOST = 5_000;
const RANGE = /(?<![\d.,-])(\d{1,4}) ?(?:-|–|tot|tot en met|t\/m) ?(\d{1,4}) ([a-z]{3,})/;
const NUMBER = /(?<![\d.,-])(\d+(?:[.,]\d+)?) ?("|[a-z]+)/;

/** What is counted or measured: a unit, or another noun. */
export const countedKey = (word: string): string => {
  if (PEOPLE.test(word)) return "personen";
  return isCommonUnit(word) ? unitKey(unitOf(word).base) : normalise(word);
};
const PEOPLE = /^(?:spelers?|deelnemers?|personen|persoons?|mensen|kinderen|man)$/;

interface Numbered {
  one: ValueSense;
  from: number;
  to: number;
  counted: string;
}

/** Values that are texts with a number in them: `2-4 spelers`, `Laptopvak 15,6 inch`. */
export class NumberedValues {
  private readonly values: Numbered[] = [];

  keep(one: ValueSense): void {
    const text = fold(one.value);
    if (text.length > LONGEST || !/\d/.test(text) || this.values.length >= MOST) return;
    const [, from, to, counted] = RANGE.exec(text) ?? [];
    if (from !== undefined && counted !== undefined) {
      this.values.push({ one, from: Number(from), to: Number(to), counted: countedKey(counted) });
      return;
    }
    const [, number, unit] = NUMBER.exec(text) ?? [];
    if (number === undefined || unit === undefined || !isCommonUnit(unit)) return;
    const { base, factor } = unitOf(unit);
    const value = numberOfDigits(number) * factor;
    this.values.push({ one, from: value, to: value, counted: unitKey(base) });
  }

  /** The values of which the number lies within these bounds, or whose range holds both. */
  holding(low: number, high: number, counted: string): ValueSense[] {
    return this.values.flatMap(({ one, from, to, ...other }) => {
      const isHeld = from === to ? from >= low && from <= high : from <= low && to >= high;
      return isHeld && other.counted === counted ? one : [];
    });
  }
}
