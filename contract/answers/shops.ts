import * as v from "valibot";
import { type Answer, completed, type Fields, isFields, items, list, or, orNull, type Part, readBy } from "./kit";
import { picture } from "./pictures";
import { moved } from "./product";
import { between, cents, count, id, mark, prose, text, webAddress } from "./values";

const SHOPS = 20_000;

/** A shop is identified by its website, which is also its default name. */
function complete(fields: Fields, part: Part): Fields {
  const website = part(id, fields.website);
  return {
    ...fields,
    website,
    id: part(id, fields.id) ?? website,
    name: part(text, fields.name)?.trim() || website,
  };
}
const known = {
  id,
  /** Host name: `/shop/{website}/`. */
  website: id,
  name: text,
  logo: or(picture, ""),
  rating: orNull(mark),
  reviewCount: or(count, 0),
  /** null: unknown. */
  productCount: orNull(count),
};
const summary = completed(complete, v.object(known));
export type ShopSummary = Answer<typeof summary>;

const shops = list(summary, SHOPS);
/** A list without a single usable item is probably another service's, and is rejected. */
export const shopList = v.object({
  shops: readBy<ShopSummary[]>(shops, (value, { part }) => {
    const found = part(shops, value);
    return found?.length === 0 && Array.isArray(value) && value.length > 0 ? undefined : found;
  }),
});

const said = or(text, "");
const identity = v.object({
  legalName: said,
  street: said,
  postalCode: said,
  city: said,
  country: said,
  kvk: said,
  vatId: said,
  email: said,
  phone: said,
});
const shipping = v.object({ cost: cents, freeFrom: orNull(cents) });

const whole = completed(
  complete,
  v.object({
    ...known,
    description: or(prose, ""),
    url: or(webAddress, ""),
    /** The contracting party (DSA article 30); null: not stated. */
    identity: orNull(identity),
    /** Year in which the shop opened; null: unknown. */
    since: orNull(between(1800, 3000)),
    certificates: items(text, 50),
    paymentMethods: items(text, 50),
    /** 0: not stated. */
    returnDays: or(between(0, 3_650), 0),
    /** null: not stated. */
    shipping: orNull(shipping),
  }),
);
export type Shop = Answer<typeof whole>;

/** One shop, or its new location (SH-04). */
export const shopOrMove = readBy<Shop | Answer<typeof moved>>(v.union([whole, moved]), (value, { part }) => {
  const isMove = isFields(value) && value.location !== undefined && value.location !== null;
  return isMove ? part(moved, value) : part(whole, value);
});
