import * as v from "valibot";
import { CURRENCY } from "../money";
import {
  type Answer,
  absentOr,
  andThen,
  completed,
  type Fields,
  isFields,
  list,
  maybe,
  or,
  orNull,
  readBy,
} from "./kit";
import { between, cents, count, date, flag, id, mark, matching, oneOf, text, webAddress } from "./values";

const DAYS = 365;
const days = v.object({
  minDays: between(0, DAYS),
  maxDays: between(0, DAYS),
  cutoff: maybe(matching(/^([01]\d|2[0-3]):[0-5]\d$/)),
});
/** Delivery in calendar days after ordering; `cutoff` (HH:MM) is the latest order time for which it holds. */
export const delivery = andThen(days, (found) => (found.minDays <= found.maxDays ? found : undefined));

const availability = oneOf(["in_stock", "out_of_stock", "preorder", "backorder"]);
const condition = oneOf(["new", "refurbished", "used"]);

const shop = v.object({
  /** The shop id (`sid` in cart calls). */
  id: or(id, ""),
  /** Host name of the shop, as in `/shop/{website}/`; a shop without one has no page on this site. */
  website: or(id, ""),
  name: text,
  /** 0–5 with one decimal; null without reviews (never shown as 0 stars). */
  rating: orNull(mark),
  reviewCount: or(count, 0),
});

/** The seller, derived from the offer's URL when the service does not name one. */
function sellerOf({ shop: seller, url }: Fields): unknown {
  const said: Fields = isFields(seller) ? seller : { name: seller };
  if (typeof said.name === "string" && said.name.trim() !== "") return said;
  if (typeof said.website === "string" && said.website !== "") return { ...said, name: said.website };
  const host = typeof url === "string" && URL.canParse(url) ? new URL(url).hostname : "";
  return { ...said, name: host.replace(/^www\./, "") || undefined };
}

const said = v.object({
  id: or(id, ""),
  shop,
  /** The shop's own id of the product (`spid` in cart calls). */
  merchantProductId: or(id, ""),
  title: or(text, ""),
  url: or(webAddress, ""),
  /** Incl. VAT, excl. shipping. */
  price: cents,
  /** null: unknown. */
  shipping: orNull(cents),
  /** price + shipping: what the shopper pays, and the sort key of offers. The price alone when shipping is unknown. */
  total: orNull(cents),
  currency: or(text, CURRENCY),
  EAN: maybe(id),
  SKU: maybe(id),
  availability: absentOr(availability, "in_stock"),
  condition: absentOr(condition, "new"),
  /** Whether it can be ordered on this site now; otherwise only at the shop. */
  sellable: or(flag, false),
  delivery: orNull(delivery),
  /** When the shop last confirmed this offer; ISO 8601. */
  checkedAt: or(date, ""),
});

/** Completes an offer; unknown shipping stays unknown. */
const offer = andThen(
  completed((fields) => ({ ...fields, shop: sellerOf(fields) }), said),
  (found) => ({ ...found, total: found.total ?? found.price + (found.shipping ?? 0) }),
);

export type Availability = Answer<typeof availability>;
export type Condition = Answer<typeof condition>;
export type Delivery = Answer<typeof delivery>;
export type OfferShop = Answer<typeof shop>;
export type Offer = Answer<typeof offer>;

const OFFERS = 1_000;
const all = list(offer, OFFERS);

/** Gives every offer a unique id: a missing or duplicate one is replaced by its position in the list. */
export const offerList = readBy<Offer[]>(all, (value, { part }) => {
  const seen = new Set<string>();
  return part(all, value)?.map((one, index) => {
    const own = one.id !== "" && !seen.has(one.id);
    const identity = own ? one.id : `${one.SKU ?? one.id}#${index + 1}`;
    seen.add(identity);
    return { ...one, id: identity };
  });
});

export const currentOffers = v.object({ offers: offerList });
