import { LRUCache } from "lru-cache";
import { hasBit } from "./bits";
import type { Columns } from "./columns";
import type { EngineFilters } from "./engine";
import type { Postings } from "./postings";
import { SHOP_FIELD } from "./shop-field";

/** Shops whose prices are kept, four bytes a document each. */
const KEPT = 8;
const SLOTS = 2 ** 22;
const LAST = 2 ** 31 - 1;

/** What documents cost at one shop. */
export interface ShopPrices {
  /** Ordinal of the shop. */
  shop: number;
  /** By slot, in cents; -1 where the shop does not sell it. */
  prices: Int32Array;
  /** The slots of the shop by price, those without one last. */
  byPrice: Record<"priceAsc" | "priceDesc", Uint32Array>;
}

/** The prices of a shop, for lists of one shop; cached until a document changes. */
export class PricesByShop {
  private readonly kept = new LRUCache<number, ShopPrices>({ max: KEPT });

  constructor(
    private readonly columns: Columns,
    private readonly postings: Postings,
  ) {}

  /** The prices of the chosen shop; undefined unless exactly one is chosen. */
  of({ values }: EngineFilters): ShopPrices | undefined {
    const [website, ...others] = values[SHOP_FIELD] ?? [];
    const shop = website === undefined ? undefined : this.columns.dictionary.find(SHOP_FIELD, website);
    if (shop === undefined || others.length > 0) return undefined;
    const known = this.kept.get(shop) ?? this.read(shop);
    this.kept.set(shop, known);
    return known;
  }

  clear(): void {
    this.kept.clear();
  }

  private read(shop: number): ShopPrices {
    const { columns } = this;
    const having = this.postings.bitsOf([shop]);
    const prices = new Int32Array(columns.slots).fill(-1);
    const ascending: number[] = [];
    const descending: number[] = [];
    for (let slot = 0; slot < columns.slots; slot++) {
      if (!hasBit(having, slot)) continue;
      const price = columns.shopOffers.totalAt(slot, shop, columns.price[slot] ?? -1);
      prices[slot] = price;
      ascending.push(shopKey(price, true) * SLOTS + slot);
      descending.push(shopKey(price, false) * SLOTS + slot);
    }
    return { shop, prices, byPrice: { priceAsc: inOrder(ascending), priceDesc: inOrder(descending) } };
  }
}

/** Lower keys come first; a price below zero is none and comes last. */
function shopKey(price: number, isRising: boolean): number {
  if (price < 0) return LAST;
  return isRising ? price : LAST - 1 - price;
}

const inOrder = (packed: number[]): Uint32Array =>
  Uint32Array.from(Float64Array.from(packed).sort(), (value) => value % SLOTS);
