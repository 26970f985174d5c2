import type { OfferOf } from "#contract/carts";
import type { ChosenOffer } from "#contract/offer-key";
import { bestOffer } from "#contract/offer-rules";
import { offersOf } from "../products/offers";
import type { Session } from "../storage/database";

/** The offer that a call names, or the best one of the product that is sold here; undefined when there is none. */
export async function chosenOffer(session: Session, { product, sid, spid }: ChosenOffer): Promise<OfferOf | undefined> {
  if (sid !== undefined && spid !== undefined) return { product, sid, spid };
  const offers = (await offersOf(session, [product])).get(product) ?? [];
  const best = bestOffer(offers.filter(({ sellable }) => sellable));
  return best && { product, sid: best.shop.id, spid: best.merchantProductId };
}
