import { CURRENCY } from "#contract/money";
import type { Availability, Condition, Delivery, Offer, OfferShop } from "#contract/products";
import {
  absentOr,
  between,
  cents,
  completed,
  count,
  date,
  type Fields,
  id,
  isFields,
  list,
  mark,
  object,
  oneOf,
  or,
  type Reader,
  text,
  webAddress,
} from "./readers";

const DAYS = 365;
const hour: Reader<string> = (value) =>
  typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : undefined;

export const delivery: Reader<Delivery> = (value, reading) => {
  const read = days(value, reading);
  return read && read.minDays <= read.maxDays ? read : undefined;
};
const days = object<Delivery>({ minDays: between(0, DAYS), maxDays: between(0, DAYS) }, { cutoff: hour });

const availability = oneOf<Availability>("in_stock", "out_of_stock", "preorder", "backorder");
const condition = oneOf<Condition>("new", "refurbished", "used");

/** A shop without a website of its own here has no page on this site. */
const shop = object<OfferShop>({
  id: or(id, ""),
  website: or(id, ""),
  name: text,
  rating: or(mark, null),
  reviewCount: or(count, 0),
});

/** Who sells, from the address of the offer when its service does not say. */
function sellerOf({ shop: seller, url }: Fields): unknown {
  const said: Fields = isFields(seller) ? seller : { name: seller };
  if (typeof said.name === "string" && said.name.trim() !== "") return said;
  if (typeof said.website === "string" && said.website !== "") return { ...said, name: said.website };
  const host = typeof url === "string" && URL.canParse(url) ? new URL(url).hostname : "";
  return { ...said, name: host.replace(/^www\./, "") || undefined };
}

const fields = object<Omit<Offer, "total">>(
  {
    id: or(id, ""),
    shop,
    merchantProductId: or(id, ""),
    title: or(text, ""),
    url: or(webAddress, ""),
    price: cents,
    shipping: or(cents, null),
    currency: or(text, CURRENCY),
    availability: absentOr(availability, "in_stock"),
    condition: absentOr(condition, "new"),
    delivery: or(delivery, null),
    checkedAt: or(date, ""),
  },
  { EAN: id, SKU: id },
);

/** What can be ordered is an offer; what the shop does not say of shipping stays unknown. */
const offer: Reader<Offer> = completed(
  (value) => ({ ...value, shop: sellerOf(value) }),
  (value, reading) => {
    const read = fields(value, reading);
    const total = isFields(value) ? cents(value.total, reading) : undefined;
    return read && { ...read, total: total ?? read.price + (read.shipping ?? 0) };
  },
);

const OFFERS = 1_000;
const all = list(offer, OFFERS);

/** Offers that can be told apart: one without an id, or with that of another, is known by its place in the list. */
export const offerList: Reader<Offer[]> = (value, reading) => {
  const seen = new Set<string>();
  return all(value, reading)?.map((one, index) => {
    const own = one.id !== "" && !seen.has(one.id);
    const identity = own ? one.id : `${one.SKU ?? one.id}#${index + 1}`;
    seen.add(identity);
    return { ...one, id: identity };
  });
};

export const currentOffers = object<{ offers: Offer[] }>({ offers: offerList });
