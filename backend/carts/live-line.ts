import type { Cents } from "#contract/money";
import type { Condition, Delivery } from "#contract/products";
import type { Shop } from "#contract/shops";

/** An offer as it can be ordered now. */
export interface LiveOffer {
  id: string;
  price: Cents;
  shipping: Cents;
  condition: Condition;
  promise: Delivery | null;
  /** Whether it can be ordered here at all. */
  state: "sellable" | "out_of_stock" | "not_sellable";
  /** Units that nobody else has reserved; null: the shop does not count them. */
  free: number | null;
  /** In percent; null under the margin scheme. */
  vatRate: number | null;
  /** The platform's share of the price, in basis points. */
  commissionBp: number;
}

export interface LiveShop {
  id: string;
  name: string;
  website: string;
  shippingFreeFrom: Cents | null;
  /** What sending to a pick-up point costs; null: as much as to a home. */
  pickupCost: Cents | null;
  returnDays: number;
  identity: NonNullable<Shop["identity"]>;
}

/** A line of a cart with what the shop says of it now. */
export interface LiveLine {
  shopId: string;
  merchantProductId: string;
  productId: string;
  quantity: number;
  priceSeen: Cents;
  name: string;
  slug: string;
  picture: string;
  size: string;
  groupId: string;
  /** Only for grown-ups; the law asks for the exact age when alcohol or such is sold. */
  adult: boolean;
  alcohol: boolean;
  /** A new book whose price is fixed by law. */
  fixedPrice: boolean;
  shop: LiveShop;
  /** Null when the shop no longer offers it. */
  offer: LiveOffer | null;
}
