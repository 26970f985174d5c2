import { LRUCache } from "lru-cache";
import { FLAG_UNIT, flagOf } from "../analysis/quantities";
import { type Bits, bitsFor, countBits, countCommon, intersect, unite } from "./bits";
import type { Columns } from "./columns";
import type { Group, MeasuredFeature, NamedSo, QuantityBounds, ShopFacts } from "./engine";
import type { Postings } from "./postings";
import { lowestOf } from "./price-bits";
import { isNamedSo } from "./ranked-matches";
import { categoryBits, visible } from "./selection";
import { unpackShape } from "./shape";
import type { SortedSlots } from "./sorting";
import type { TextIndex } from "./text-index";

const FEATURE = "feature::";
const KEPT = 16;
const KEPT_COUNTS = 10_000;

/** Answers what the shop's visible products have, for reading sentences. */
export class ColumnFacts implements ShopFacts {
  private shown: Bits | undefined;
  private shownToAll: Bits | undefined;
  /** One sentence asks about the same categories again and again. */
  private readonly sets = new LRUCache<string, Bits>({ max: KEPT });
  /** Sentences about the same kinds ask the same; in a large shop a count takes as long as all else in reading one. */
  private readonly counts = new LRUCache<string, number>({ max: KEPT_COUNTS });

  constructor(
    private readonly columns: Columns,
    private readonly postings: Postings,
    private readonly text: Pick<TextIndex, "slotOf" | "matchesOfAny" | "shapesOf">,
    private readonly popular: SortedSlots,
  ) {}

  clear(): void {
    this.shown = undefined;
    this.shownToAll = undefined;
    this.sets.clear();
    this.counts.clear();
  }

  private remembered(asked: readonly unknown[], count: () => number): number {
    const key = JSON.stringify(asked);
    const known = this.counts.get(key);
    if (known !== undefined) return known;
    const found = count();
    this.counts.set(key, found);
    return found;
  }

  private within(categories: readonly string[]): Bits {
    this.shown ??= visible(this.columns, { values: {}, adult: true });
    if (categories.length === 0) return this.shown;
    const name = categories.join();
    const known = this.sets.get(name);
    if (known) return known;
    const bits = bitsFor(this.columns.slots);
    for (const key of categories) unite(bits, categoryBits(this.columns, this.postings, key));
    this.sets.set(name, intersect(bits, this.shown));
    return bits;
  }

  hasQuantity(feature: string): boolean {
    return this.columns.quantities.has(feature);
  }

  measured(categories: readonly string[]): MeasuredFeature[] {
    const all = this.columns.quantities.measured(this.within(categories));
    return all.flatMap(({ number: _, ...measured }) => (measured.unit === FLAG_UNIT ? [] : measured));
  }

  flagNames(): string[] {
    return this.columns.quantities.names.flatMap(({ feature, unit }) => (unit === FLAG_UNIT ? feature : []));
  }

  quantityOf(ids: readonly string[], feature: string): Map<string, number> {
    const found = new Map<string, number>();
    for (const id of ids) {
      const slot = this.text.slotOf(id);
      const value = slot === undefined ? undefined : this.columns.quantities.valueAt(slot, feature);
      if (value !== undefined) found.set(id, value);
    }
    return found;
  }

  countOf(field: string, value: string, categories: readonly string[]): number {
    const ordinal = this.columns.dictionary.find(field, value);
    if (ordinal === undefined) return this.countFlag(field, value, categories);
    const count = () => countCommon(this.postings.bitsOf([ordinal]), this.within(categories));
    const counted = this.remembered(["value", ordinal, categories], count);
    // A facet of fridges may stand in the specifications of helmets alone.
    return counted > 0 ? counted : this.countFlag(field, value, categories);
  }

  /** Products that say yes or no to what is no facet. */
  private countFlag(field: string, value: string, categories: readonly string[]): number {
    const flag = field.startsWith(FEATURE) ? flagOf(value) : undefined;
    if (flag === undefined) return 0;
    const bounds = { from: flag, to: flag, unit: FLAG_UNIT };
    return this.remembered(["flag", field, flag, categories], () =>
      this.countBetween(field.slice(FEATURE.length), bounds, categories),
    );
  }

  countBetween(feature: string, bounds: QuantityBounds, categories: readonly string[]): number {
    return this.columns.quantities.countWithin(this.within(categories), feature, bounds);
  }

  hasWord(group: Group, categories: readonly string[]): boolean {
    const count = () => countCommon(this.text.matchesOfAny(group, "any"), this.within(categories));
    return this.remembered(["any", group, categories], count) > 0;
  }

  hasProperty(group: Group, categories: readonly string[]): boolean {
    const count = () => countCommon(this.text.matchesOfAny(group, "said"), this.within(categories));
    return this.remembered(["said", group, categories], count) > 0;
  }

  countNamed(group: Group, categories: readonly string[]): number {
    const count = () => countCommon(this.text.matchesOfAny(group, "name"), this.within(categories));
    return this.remembered(["name", group, categories], count);
  }

  countIn(categories: readonly string[], adult: boolean): number {
    return this.remembered(["in", adult, categories], () => {
      const bits = this.within(categories);
      this.shownToAll ??= visible(this.columns, { values: {}, adult: false });
      return countCommon(bits, adult ? bits : this.shownToAll);
    });
  }

  lowestPrice(categories: readonly string[]): number | undefined {
    const lowest = this.remembered(["lowest", categories], () => lowestOf(this.columns.price, this.within(categories)));
    return Number.isFinite(lowest) ? lowest : undefined;
  }

  namesIn(category: string, group: Group, most: number): NamedSo[] {
    const bits = this.within([category]);
    const slots = this.popular.page(bits, countBits(bits), { from: 0, size: most, groups: this.columns.group });
    return this.text.shapesOf(slots).map(({ shape: packed }) => {
      const shape = unpackShape(packed);
      return { name: [...shape.opening, ...shape.rest, ...shape.fits], isNamedSo: isNamedSo(shape, group) };
    });
  }

  *valuesFrom(place: number): Iterable<[field: string, value: string]> {
    const { fields, fieldOf, values } = this.columns.dictionary;
    for (let at = place; at < values.length; at++) yield [fields[fieldOf[at] ?? 0] ?? "", values[at] ?? ""];
  }
}
