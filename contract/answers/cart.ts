import * as v from "valibot";
import { type Answer, items, list, maybe, or, orNull } from "./kit";
import { delivery } from "./offers";
import { picture } from "./pictures";
import { between, cents, count, date, flag, id, oneOf, text } from "./values";

const said = or(text, "");

/** Why a line needs the visitor's attention. A line with any of these but `price_changed` cannot be ordered as it is. */
export const lineProblems = [
  /** The price of one unit differs from `priceSeen`. */
  "price_changed",
  "out_of_stock",
  /** Fewer units are left than wanted: `most`. */
  "limited",
  /** The shop does not sell here (any more). */
  "not_sellable",
  /** The shop no longer offers it. */
  "gone",
] as const;
const problem = oneOf(lineProblems);
export type LineProblem = Answer<typeof problem>;

const line = v.object({
  product: id,
  /** The shop's id, and its own id of the product. */
  sid: id,
  spid: id,
  name: text,
  slug: said,
  picture: or(picture, ""),
  size: said,
  quantity: between(1, 99),
  /** Most units that can be ordered now. */
  most: or(between(0, 99), 99),
  /** Price of one unit now. */
  price: cents,
  /** Price of one unit when the visitor last saw it. */
  priceSeen: cents,
  /** price × quantity. */
  total: cents,
  promise: orNull(delivery),
  adult: or(flag, false),
  problems: items(problem),
});
export type CartLine = Answer<typeof line>;

const shop = v.object({ id, name: text, website: said });

/** One shop's part of the cart (CA-06). */
const shopCart = v.object({
  sid: id,
  shop,
  lines: list(line, 100),
  /** Totals of what can be ordered. */
  goods: cents,
  shipping: cents,
  total: cents,
  /** What is still missing for free shipping; null when that cannot be reached, or has been. */
  untilFree: orNull(cents),
});
export type ShopCart = Answer<typeof shopCart>;

const pendingPayment = v.object({ orderId: id, number: text, total: cents, placedAt: date, expiresAt: date });
export type PendingPayment = Answer<typeof pendingPayment>;

const cartError = v.object({ code: problem, sid: id, spid: id, name: said });
export type CartError = Answer<typeof cartError>;

/** CA-04, CA-05. */
export const cart = v.object({
  /** Changes with every change of the lines. */
  version: or(count, 0),
  carts: list(shopCart, 100),
  /** Number of units. */
  count: or(count, 0),
  goods: or(cents, 0),
  shipping: or(cents, 0),
  total: or(cents, 0),
  pendingPayments: items(pendingPayment, 20),
  cartErrors: items(cartError, 500),
  /** A line that was just removed, so that it can be put back. */
  removed: maybe(v.object({ product: id, sid: id, spid: id, quantity: between(1, 99), name: said })),
});
export type Cart = Answer<typeof cart>;
