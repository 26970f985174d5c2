import type { NumberArray } from "./binary-file";
import { grown } from "./number-arrays";

/** A shop's ordinal with its lowest total in cents; -1 where it cannot deliver. */
export type ShopTotal = readonly [shop: number, total: number];

/**
 * What a document costs at its shops, by slot, where that is not the lowest total of all: most are sold by one shop, or
 * are looked for where they are cheapest. A changed document's old space is wasted until the next save.
 */
export class ShopTotals {
  private start = new Uint32Array(0);
  private count = new Uint16Array(0);
  private shops = new Uint32Array(0);
  private totals = new Int32Array(0);
  private used = 0;

  set(slot: number, list: readonly ShopTotal[]): void {
    this.start = grown(this.start, slot + 1);
    this.count = grown(this.count, slot + 1);
    const count = Math.min(list.length, 65_535);
    this.shops = grown(this.shops, this.used + count);
    this.totals = grown(this.totals, this.used + count);
    this.start[slot] = this.used;
    this.count[slot] = count;
    for (const [shop, total] of list.slice(0, count)) {
      this.shops[this.used] = shop;
      this.totals[this.used++] = total;
    }
  }

  /** What a document costs at a shop that has it. */
  at(slot: number, shop: number, lowest: number): number {
    const from = this.start[slot] ?? 0;
    for (let k = from; k < from + (this.count[slot] ?? 0); k++) if (this.shops[k] === shop) return this.totals[k] ?? -1;
    return lowest;
  }

  /** Arrays for so many slots, without wasted space. */
  toArrays(slots: number): Record<string, NumberArray> {
    const start = new Uint32Array(slots);
    const count = grown(this.count, slots).subarray(0, slots);
    const total = count.reduce((sum, here) => sum + here, 0);
    const shops = new Uint32Array(total);
    const totals = new Int32Array(total);
    let used = 0;
    for (let slot = 0; slot < slots; slot++) {
      const from = this.start[slot] ?? 0;
      const to = from + (count[slot] ?? 0);
      start[slot] = used;
      shops.set(this.shops.subarray(from, to), used);
      totals.set(this.totals.subarray(from, to), used);
      used += to - from;
    }
    return { shopStart: start, shopCount: count, shops, shopTotals: totals };
  }

  static fromArrays({ shopStart, shopCount, shops, shopTotals }: Record<string, NumberArray>): ShopTotals {
    const found = new ShopTotals();
    const isWhole =
      shopStart instanceof Uint32Array &&
      shopCount instanceof Uint16Array &&
      shops instanceof Uint32Array &&
      shopTotals instanceof Int32Array;
    if (!isWhole) throw new Error("The columns of shops' prices are missing.");
    Object.assign(found, { start: shopStart, count: shopCount, shops, totals: shopTotals, used: shops.length });
    return found;
  }
}
