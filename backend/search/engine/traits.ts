import { LRUCache } from "lru-cache";
import { type Bits, bitsWhere, hasBit } from "./bits";
import { type Columns, flag } from "./columns";
import { dropsSince } from "./days";
import { type OfferValues, TRAIT_WORDS, wantedTraits } from "./offer-traits";

/** Sets of documents kept: every combination of offer filters, and each of their values beside it, is one. */
const KEPT = 48;

/** Yes-or-no properties of a product, as filters with one value. */
export const productTraits = { rating: "4", discount: "lower" } as const;
export type ProductTrait = keyof typeof productTraits;
export const productTraitNames = Object.keys(productTraits) as ProductTrait[];
export const isProductTrait = (field: string): field is ProductTrait => Object.hasOwn(productTraits, field);

/** Documents by the traits of their offers and by their own, cached until a document changes. */
export class Traits {
  private readonly kept = new LRUCache<string, Bits>({ max: KEPT });

  constructor(private readonly columns: Columns) {}

  /** Documents with an offer that has a chosen value of every field; of `shop`, among documents of that shop. */
  offered(values: OfferValues, shop?: number): Bits {
    if (shop !== undefined) return this.offeredBy(shop, values);
    const wanted = wantedTraits(values);
    return this.cached(wanted.join(), () => {
      const { traits, slots } = this.columns;
      const [first = 0, second = 0, third = 0] = wanted;
      return bitsWhere(slots, (slot) => {
        const at = slot * TRAIT_WORDS;
        const found = ((traits[at] ?? 0) & first) | ((traits[at + 1] ?? 0) & second) | ((traits[at + 2] ?? 0) & third);
        return found !== 0;
      });
    });
  }

  private offeredBy(shop: number, values: OfferValues): Bits {
    const wanted = wantedTraits(values);
    return this.cached(`${shop} ${wanted.join()}`, () => {
      const { shopOffers, slots } = this.columns;
      const some = this.offered(values);
      return bitsWhere(slots, (slot) => hasBit(some, slot) && shopOffers.hasAt(slot, shop, wanted));
    });
  }

  /** Documents with a trait; `now` in milliseconds, because a drop is news for thirty days only. */
  having(trait: ProductTrait, now: number): Bits {
    const { flags, dropDay, slots } = this.columns;
    if (trait === "rating") {
      return this.cached(trait, () => bitsWhere(slots, (slot) => ((flags[slot] ?? 0) & flag.wellRated) !== 0));
    }
    const since = dropsSince(now);
    return this.cached(`${trait} ${since}`, () => bitsWhere(slots, (slot) => (dropDay[slot] ?? 0) > since));
  }

  clear(): void {
    this.kept.clear();
  }

  private cached(key: string, find: () => Bits): Bits {
    const known = this.kept.get(key);
    if (known) return known;
    const found = find();
    this.kept.set(key, found);
    return found;
  }
}
