import type { Cents } from "#contract/money";
import { isOrderable } from "#contract/offer-rules";
import type { Availability } from "#contract/products";
import { missingDetails, type Seller } from "./seller";

/** What of an offer decides whether it can be sold. */
export interface SoldOffer {
  price: Cents;
  availability: Availability;
  /** Pieces on hand; null: not counted. */
  onHand: number | null;
  /** No shop sells the product any more. */
  expired: boolean;
  adult: boolean;
}

export type NotSellable =
  | "no_identity"
  | "not_approved"
  | "suspended"
  | "expired"
  | "no_price"
  | "out_of_stock"
  | "adult_only";
export type Sellable = { ok: true } | { ok: false; reason: NotSellable };

/**
 * Whether one unit of an offer can be ordered here. `seller`: null for a shop that only wants to be linked to. A page
 * does not know its visitor's age, and leaves it out; whoever takes the order must state it.
 */
export function sellable(
  seller: Seller | null,
  offer: SoldOffer,
  buyer: { isAdult: boolean } = { isAdult: true },
): Sellable {
  const reason =
    reasonOfSeller(seller) ?? reasonOfOffer(offer) ?? (offer.adult && !buyer.isAdult ? "adult_only" : null);
  return reason === null ? { ok: true } : { ok: false, reason };
}

function reasonOfSeller(seller: Seller | null): NotSellable | null {
  if (seller?.status === "suspended") return "suspended";
  if (seller === null || missingDetails(seller).length > 0) return "no_identity";
  return seller.status === "approved" ? null : "not_approved";
}

function reasonOfOffer(offer: SoldOffer): NotSellable | null {
  if (offer.expired) return "expired";
  if (!Number.isSafeInteger(offer.price) || offer.price <= 0) return "no_price";
  return isOrderable(offer) && (offer.onHand === null || offer.onHand > 0) ? null : "out_of_stock";
}
