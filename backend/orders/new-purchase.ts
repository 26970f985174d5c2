import type { PickupPoint, PurchaseAddress } from "#contract/checkout";
import type { Cents } from "#contract/money";
import type { SellerIdentity } from "#contract/orders";
import type { Delivery } from "#contract/products";

export interface NewLine {
  productId: string;
  offerId: string;
  merchantProductId: string;
  name: string;
  slug: string;
  picture: string;
  size: string;
  groupId: string;
  unit: Cents;
  quantity: number;
  discount: Cents;
  /** Part of the discount that the platform pays. */
  funded: Cents;
  /** null under the margin scheme. */
  vatRate: number | null;
  commissionBp: number;
}
export interface NewOrder {
  shopId: string;
  seller: SellerIdentity;
  goods: Cents;
  shipping: Cents;
  discount: Cents;
  /** What the platform pays of its own codes, waived shipping included. */
  funded: Cents;
  total: Cents;
  methodId: string;
  methodName: string;
  promise: Delivery | null;
  returnDays: number;
  lines: NewLine[];
}
/** What is placed, as it was shown. */
export interface NewPurchase {
  cartId: string;
  sessionHash: string | null;
  userId: string | null;
  email: string;
  deliveryAddress: PurchaseAddress;
  billingAddress: PurchaseAddress;
  pickupPoint: PickupPoint | null;
  contentHash: string;
  customerHash: string;
  goods: Cents;
  shipping: Cents;
  discount: Cents;
  total: Cents;
  codes: { code: string; amount: Cents }[];
  orders: NewOrder[];
}
