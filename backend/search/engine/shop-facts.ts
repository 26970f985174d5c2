import { LRUCache } from "lru-cache";
import { type Bits, bitsFor, countCommon, intersect, unite } from "./bits";
import type { Columns } from "./columns";
import type { Group, MeasuredFeature, QuantityBounds, ShopFacts } from "./engine";
import type { Postings } from "./postings";
import { categoryBits, visible } from "./selection";
import type { TextIndex } from "./text-index";

const KEPT = 16;

/** Answers what the shop's visible products have, for reading sentences. */
export class ColumnFacts implements ShopFacts {
  private shown: Bits | undefined;
  private shownToAll: Bits | undefined;
  /** One sentence asks about the same categories again and again. */
  private readonly sets = new LRUCache<string, Bits>({ max: KEPT });

  constructor(
    private readonly columns: Columns,
    private readonly postings: Postings,
    private readonly text: Pick<TextIndex, "slotOf" | "matchesOfAny">,
  ) {}

  clear(): void {
    this.shown = undefined;
    this.shownToAll = undefined;
    this.sets.clear();
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
    return this.columns.quantities.measured(this.within(categories)).map(({ number: _, ...measured }) => measured);
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
    return ordinal === undefined ? 0 : countCommon(this.postings.bitsOf([ordinal]), this.within(categories));
  }

  countBetween(feature: string, bounds: QuantityBounds, categories: readonly string[]): number {
    return this.columns.quantities.countWithin(this.within(categories), feature, bounds);
  }

  hasWord(group: Group, categories: readonly string[]): boolean {
    return countCommon(this.text.matchesOfAny(group, "any"), this.within(categories)) > 0;
  }

  countNamed(group: Group, categories: readonly string[]): number {
    return countCommon(this.text.matchesOfAny(group, "name"), this.within(categories));
  }

  countIn(categories: readonly string[], adult: boolean): number {
    const bits = this.within(categories);
    this.shownToAll ??= visible(this.columns, { values: {}, adult: false });
    return countCommon(bits, adult ? bits : this.shownToAll);
  }

  *valuesFrom(place: number): Iterable<[field: string, value: string]> {
    const { fields, fieldOf, values } = this.columns.dictionary;
    for (let at = place; at < values.length; at++) yield [fields[fieldOf[at] ?? 0] ?? "", values[at] ?? ""];
  }
}
