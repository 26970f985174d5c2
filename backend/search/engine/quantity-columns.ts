import { FLAG_UNIT, featureKey, type Quantity } from "../analysis/quantities";
import type { NumberArray } from "./binary-file";
import { type Bits, bitsFor, eachSlot, setBit } from "./bits";
import type { MeasuredFeature, QuantityBounds } from "./engine";
import { grown } from "./number-arrays";

const MOST = 255;
/** Features times units; a number fits in 16 bits. */
const MOST_NAMES = 60_000;

interface Name {
  feature: string;
  unit: string;
}

/**
 * The numbers among the specifications of every document, by slot: what they are of, and their values in base units.
 * Like facets, those of one document stand together, and a changed document gets new space at the end.
 */
export class QuantityColumns {
  readonly names: Name[];
  private readonly numbers = new Map<string, number>();
  /** Feature → the numbers of its units. */
  private readonly byFeature = new Map<string, number[]>();
  private start: Uint32Array = new Uint32Array(0);
  private count: Uint8Array = new Uint8Array(0);
  private nameOf: Uint16Array = new Uint16Array(0);
  private values: Float32Array = new Float32Array(0);
  private used = 0;

  constructor(names: readonly Name[] = []) {
    this.names = [];
    for (const name of names) this.remember(name);
  }

  private remember(name: Name): number {
    const number = this.names.push(name) - 1;
    const key = featureKey(name.feature);
    this.numbers.set(`${key}\0${name.unit}`, number);
    const of = this.byFeature.get(key);
    if (of) of.push(number);
    else this.byFeature.set(key, [number]);
    return number;
  }

  private numberOf({ feature, unit }: Name): number | undefined {
    const known = this.numbers.get(`${featureKey(feature)}\0${unit}`);
    if (known !== undefined) return known;
    return this.names.length < MOST_NAMES ? this.remember({ feature, unit }) : undefined;
  }

  set(slot: number, quantities: readonly Quantity[]): void {
    this.makeRoom(slot + 1);
    const some = quantities.slice(0, MOST);
    this.nameOf = grown(this.nameOf, this.used + some.length);
    this.values = grown(this.values, this.used + some.length);
    this.start[slot] = this.used;
    let count = 0;
    for (const quantity of some) {
      const number = this.numberOf(quantity);
      if (number === undefined) continue;
      this.nameOf[this.used] = number;
      this.values[this.used++] = quantity.value;
      count++;
    }
    this.count[slot] = count;
  }

  makeRoom(slots: number): void {
    this.start = grown(this.start, slots);
    this.count = grown(this.count, slots);
  }

  clear(slot: number): void {
    if (slot < this.count.length) this.count[slot] = 0;
  }

  has(feature: string): boolean {
    return this.byFeature.has(featureKey(feature));
  }

  /** The numbers of a feature in a unit; of any unit when it is empty and the feature has none without. */
  private numbersOf(feature: string, unit?: string): readonly number[] {
    const all = this.byFeature.get(featureKey(feature)) ?? [];
    if (unit === undefined) return all.filter((number) => this.names[number]?.unit !== FLAG_UNIT);
    const same = all.filter((number) => this.names[number]?.unit === unit);
    return same.length > 0 || unit !== "" ? same : all;
  }

  private at(slot: number, numbers: readonly number[]): number | undefined {
    const from = this.start[slot] ?? 0;
    for (let k = from; k < from + (this.count[slot] ?? 0); k++) {
      if (numbers.includes(this.nameOf[k] ?? 0)) return this.values[k];
    }
    return undefined;
  }

  /** Documents with a number of a feature within bounds. */
  within(slots: number, feature: string, bounds: QuantityBounds): Bits {
    const bits = bitsFor(slots);
    const isWithin = this.test(feature, bounds);
    for (let slot = 0; slot < Math.min(slots, this.count.length); slot++) if (isWithin(slot)) setBit(bits, slot);
    return bits;
  }

  /** The number of documents of a set with a number of a feature within bounds. */
  countWithin(among: Bits, feature: string, bounds: QuantityBounds): number {
    const isWithin = this.test(feature, bounds);
    let found = 0;
    eachSlot(among, (slot) => {
      if (isWithin(slot)) found++;
    });
    return found;
  }

  private test(feature: string, { from, to, unit }: QuantityBounds): (slot: number) => boolean {
    const numbers = this.numbersOf(feature, unit);
    // The values have seven digits.
    const low = from === null ? Number.NEGATIVE_INFINITY : from - Math.abs(from) * 1e-6;
    const high = to === null ? Number.POSITIVE_INFINITY : to + Math.abs(to) * 1e-6;
    return (slot) => {
      const start = this.start[slot] ?? 0;
      const end = start + (this.count[slot] ?? 0);
      for (let k = start; k < end; k++) {
        const value = this.values[k] ?? 0;
        if (value >= low && value <= high && numbers.includes(this.nameOf[k] ?? 0)) return true;
      }
      return false;
    };
  }

  /** The value of a feature by slot, in the unit that most of these documents have it in. */
  valuesOf(feature: string, bits: Bits): (slot: number) => number | undefined {
    const numbers = this.numbersOf(feature);
    if (numbers.length < 2) return (slot) => this.at(slot, numbers);
    const counted = this.measured(bits).filter(({ number }) => numbers.includes(number));
    const [most] = counted.sort((a, b) => b.products - a.products);
    return (slot) => (most ? this.at(slot, [most.number]) : undefined);
  }

  /** What a set of documents has numbers of, with their ranges. */
  measured(bits: Bits): (MeasuredFeature & { number: number })[] {
    const counts = new Uint32Array(this.names.length);
    const lowest = new Float32Array(this.names.length).fill(Number.POSITIVE_INFINITY);
    const highest = new Float32Array(this.names.length).fill(Number.NEGATIVE_INFINITY);
    eachSlot(bits, (slot) => {
      const from = this.start[slot] ?? 0;
      for (let k = from; k < from + (this.count[slot] ?? 0); k++) {
        const number = this.nameOf[k] ?? 0;
        const value = this.values[k] ?? 0;
        counts[number] = (counts[number] ?? 0) + 1;
        if (value < (lowest[number] ?? 0)) lowest[number] = value;
        if (value > (highest[number] ?? 0)) highest[number] = value;
      }
    });
    return this.names.flatMap(({ feature, unit }, number) => {
      const products = counts[number] ?? 0;
      if (products === 0) return [];
      return [{ number, feature, unit, min: sevenDigits(lowest[number]), max: sevenDigits(highest[number]), products }];
    });
  }

  valueAt(slot: number, feature: string): number | undefined {
    const value = this.at(slot, this.numbersOf(feature));
    return value === undefined ? undefined : sevenDigits(value);
  }

  /** Arrays without the space wasted by changed documents. */
  toArrays(slots: number): Record<string, NumberArray> {
    this.makeRoom(slots);
    const start = new Uint32Array(slots);
    let total = 0;
    for (let slot = 0; slot < slots; slot++) total += this.count[slot] ?? 0;
    const nameOf = new Uint16Array(total);
    const values = new Float32Array(total);
    let used = 0;
    for (let slot = 0; slot < slots; slot++) {
      const from = this.start[slot] ?? 0;
      const to = from + (this.count[slot] ?? 0);
      start[slot] = used;
      nameOf.set(this.nameOf.subarray(from, to), used);
      values.set(this.values.subarray(from, to), used);
      used += to - from;
    }
    return {
      quantityStart: start,
      quantityCount: this.count.subarray(0, slots),
      quantityNames: nameOf,
      quantityValues: values,
    };
  }

  static fromArrays(arrays: Record<string, NumberArray>, names: readonly Name[]): QuantityColumns {
    const columns = new QuantityColumns(names);
    const { quantityStart, quantityCount, quantityNames, quantityValues } = arrays;
    const isWhole =
      quantityStart instanceof Uint32Array &&
      quantityCount instanceof Uint8Array &&
      quantityNames instanceof Uint16Array &&
      quantityValues instanceof Float32Array;
    if (!isWhole) throw new Error("The columns of quantities are missing.");
    columns.start = quantityStart;
    columns.count = quantityCount;
    columns.nameOf = quantityNames;
    columns.values = quantityValues;
    columns.used = quantityValues.length;
    return columns;
  }
}

const sevenDigits = (value: number | undefined): number => Number((value ?? 0).toPrecision(7));
