import type { OfferRow, StockRow } from "../../backend/seed/seed";
import { mix, Random } from "./random";

/** Two in five shops say how many they have of what they deliver at once: mostly plenty, now and then the last ones. */
export function stockOf(offers: readonly OfferRow[], number: number): StockRow[] {
  return offers.flatMap(({ id, shopId, availability }): StockRow[] => {
    const shop = Number(shopId);
    if (shop % 5 > 1 || availability === "preorder" || availability === "backorder") return [];
    if (availability === "out_of_stock") return [{ offerId: id, onHand: 0 }];
    const random = new Random(mix(number, shop, 91));
    return [{ offerId: id, onHand: random.chance(0.12) ? random.between(1, 3) : random.between(4, 120) }];
  });
}
