import { normalise } from "../analysis/normalise";
import { fold } from "../analysis/tokens";
import { isCommonUnit, unitKey, unitOf } from "../analysis/units";
import { numberOfDigits } from "./dutch-numbers";
import type { ValueSense } from "./lexicon";

const LONGEST = 40;
const MOST = 5_000;
const RANGE = /(?<![\d.,-])(\d{1,4})\s?(?:-|–|tot|tot en met|t\/m)\s?(\d{1,4})\s([a-z]{2,})/;
const NUMBER = /(?<![\d.,-])(\d+(?:[.,]\d+)?)\s?("|°c?|[a-z]+)/;

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
  /** Of a range, as it is written. */
  written?: readonly [low: number, high: number];
}

/** Values that are texts with a number in them: `2-4 spelers`, `Laptopvak 15,6 inch`. */
export class NumberedValues {
  private readonly values: Numbered[] = [];

  keep(one: ValueSense): void {
    const text = fold(one.value);
    if (text.length > LONGEST || !/\d/.test(text) || this.values.length >= MOST) return;
    const [, from, to, counted] = RANGE.exec(text) ?? [];
    if (from !== undefined && counted !== undefined) {
      const factor = isCommonUnit(counted) ? unitOf(counted).factor : 1;
      const ends = { from: Number(from) * factor, to: Number(to) * factor };
      this.values.push({ one, ...ends, counted: countedKey(counted), written: [Number(from), Number(to)] });
      return;
    }
    const [, number, unit] = NUMBER.exec(text) ?? [];
    if (number === undefined || unit === undefined || !isCommonUnit(unit)) return;
    const { base, factor } = unitOf(unit);
    const value = numberOfDigits(number) * factor;
    this.values.push({ one, from: value, to: value, counted: unitKey(base) });
  }

  /** The values whose range ends there, else those whose range goes on beyond it: `40 tot 105 cm` for `tot 105 cm`. */
  upTo(high: number, counted: string): ValueSense[] {
    const ranges = this.values.filter((one) => one.counted === counted && one.from < high && one.to >= high);
    const exact = ranges.filter(({ to }) => to === high);
    return (exact.length > 0 ? exact : ranges).map(({ one }) => one);
  }

  /** The values that are a range with these ends, whatever is counted: `Met 18-55 mm lens` for `18-55`. */
  between(low: number, high: number): ValueSense[] {
    return this.values.flatMap(({ one, written }) => (written?.[0] === low && written[1] === high ? one : []));
  }

  /** The values of which the number lies within these bounds, or whose range holds both; a `6` may be bounded by 6.99. */
  holding(low: number, high: number, counted: string): ValueSense[] {
    return this.values.flatMap(({ one, from, to, ...other }) => {
      const isHeld = from === to ? from >= low && from <= high : from <= low && to >= Math.floor(high);
      return isHeld && other.counted === counted ? one : [];
    });
  }
}
