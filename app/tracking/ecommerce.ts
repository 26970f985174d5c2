import { canOrderLine } from "#contract/cart-rules";
import type { Cart, CartLine } from "#contract/carts";
import type { Cents } from "#contract/money";
import type { OrderLine, Purchase } from "#contract/orders";

/** An item as GA4 names it. Prices include VAT. */
interface Item {
  item_id: string;
  item_name: string;
  /** The shop that sells it. */
  affiliation: string;
  /** Euros for one unit, after `discount`. */
  price: number;
  discount?: number;
  quantity: number;
}
interface Measured {
  currency: "EUR";
  /** Euros for the items, without shipping. */
  value: number;
  items: Item[];
}
interface Told<Fields> {
  ecommerce: Measured & Fields;
}
type Coupon = { coupon?: string };

/** GA4's recommended events about buying, with its own names of events and parameters. */
export interface EcommerceEvents {
  view_cart: Told<unknown>;
  add_to_cart: Told<unknown>;
  remove_from_cart: Told<unknown>;
  begin_checkout: Told<Coupon>;
  add_shipping_info: Told<Coupon & { shipping_tier: string }>;
  add_payment_info: Told<Coupon>;
  purchase: Told<Coupon & { transaction_id: string; shipping: number; tax: number }>;
}

/** Money is cents everywhere but in GA4. */
export const euros = (cents: Cents): number => Math.round(cents) / 100;

export const couponOf = (codes: readonly string[]): Coupon => (codes.length > 0 ? { coupon: codes.join(",") } : {});

/** What can be ordered of a cart is what its totals are about. */
export function measuredCart({ carts, goods }: Cart): Measured {
  const items = carts.flatMap(({ shop, lines }) => lines.filter(canOrderLine).map((line) => cartItem(line, shop.name)));
  return { currency: "EUR", value: euros(goods), items };
}

/** One line of a cart, as a change of it. */
export function measuredLine(line: CartLine, shop: string): Measured {
  return { currency: "EUR", value: euros(line.price * line.quantity), items: [cartItem(line, shop)] };
}

function cartItem({ product, name, price, quantity }: CartLine, affiliation: string): Item {
  return { item_id: product, item_name: name, affiliation, price: euros(price), quantity };
}

/** What came into a cart and what left it between two looks at it, each undefined when nothing did. */
export function changeOf(before: Cart, after: Cart): { added?: Measured; removed?: Measured } {
  const added = moreIn(after, before);
  const removed = moreIn(before, after);
  return { ...(added && { added }), ...(removed && { removed }) };
}

function moreIn(one: Cart, other: Cart): Measured | undefined {
  const lines = one.carts.flatMap(({ shop, lines }) =>
    lines.map((line) => ({ line: { ...line, quantity: line.quantity - unitsOf(other, line) }, shop: shop.name })),
  );
  const more = lines.filter(({ line }) => line.quantity > 0);
  if (more.length === 0) return undefined;
  const value = more.reduce((sum, { line }) => sum + line.price * line.quantity, 0);
  return { currency: "EUR", value: euros(value), items: more.map(({ line, shop }) => cartItem(line, shop)) };
}

function unitsOf({ carts }: Cart, { sid, spid }: CartLine): number {
  const lines = carts.find((part) => part.sid === sid)?.lines ?? [];
  return lines.find((line) => line.spid === spid)?.quantity ?? 0;
}

export function measuredPurchase(purchase: Purchase): EcommerceEvents["purchase"]["ecommerce"] {
  const { number, goods, discount, shipping, orders, codes } = purchase;
  return {
    transaction_id: number,
    currency: "EUR",
    value: euros(goods - discount),
    shipping: euros(shipping),
    tax: euros(orders.reduce((sum, order) => sum + taxOf(order), 0)),
    ...couponOf(codes),
    items: orders.flatMap(({ shop, lines }) => lines.map((line) => orderItem(line, shop.name))),
  };
}

function orderItem({ productId, name, unit, quantity, total }: OrderLine, affiliation: string): Item {
  const price = Math.round(total / quantity);
  const off = price < unit ? { discount: euros(unit - price) } : {};
  return { item_id: productId, item_name: name, affiliation, price: euros(price), ...off, quantity };
}

/** VAT contained in an order; that of shipping follows the rates of the goods. */
function taxOf({ lines, shipping }: Purchase["orders"][number]): number {
  const goods = lines.reduce((sum, { total }) => sum + total, 0);
  const tax = lines.reduce((sum, { total, vatRate }) => sum + (total * vatRate) / (100 + vatRate), 0);
  return goods > 0 ? Math.round((tax * (goods + shipping)) / goods) : 0;
}
