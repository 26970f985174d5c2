import * as v from "valibot";
import { newsletterTopics } from "../newsletter";
import { type Answer, isFields, items, list, maybe, or, orNull, readBy, type Schema, whenAbsent } from "./kit";
import { cents, date, flag, id, oneOf, path, text } from "./values";

const said = or(text, "");
const countries = ["NL", "BE"] as const;

const place = {
  street: said,
  houseNumber: said,
  addition: said,
  postalCode: said,
  city: said,
  /** ISO 3166-1 alpha-2. */
  country: or(oneOf(countries), "NL"),
};
const postalAddress = v.object(place);
export type PostalAddress = Answer<typeof postalAddress>;

/** PF-11. `name` is the user's name for the address ("Thuis"); `data.recipient` is the recipient. */
export const deliveryAddress = v.object({
  publicId: id,
  name: said,
  default: or(flag, false),
  data: v.object({ ...place, recipient: said, phone: said }),
});
export const addressList = v.object({ addresses: list(deliveryAddress, 100) });
export type DeliveryAddress = Answer<typeof deliveryAddress>;

const businessStatus = oneOf(["requested", "in_review", "approved", "refused"]);
const businessAccount = v.object({
  companyName: said,
  /** Eight digits of the Dutch trade register. */
  kvk: said,
  vatId: said,
  iban: said,
  website: said,
  phone: said,
  address: whenAbsent(postalAddress),
  ibanName: said,
  representative: said,
  certified: or(flag, false),
  status: or(businessStatus, "requested"),
  /** The reviewer's message to the applicant; may be empty. */
  message: said,
  requestedAt: or(date, ""),
});
export type BusinessStatus = Answer<typeof businessStatus>;
export type BusinessAccount = Answer<typeof businessAccount>;

/** WL-02. The price when the product was saved; null until it is known. */
const wishlistItem = v.object({
  productId: id,
  price: orNull(cents),
  /** `YYYY-MM-DD`. */
  date: said,
});
export type WishlistItem = Answer<typeof wishlistItem>;
/** A conversation with the assistant as stored by the browser; its contents belong to the chat. */
const storedChat = v.looseObject({ id });
export type StoredChat = Answer<typeof storedChat>;

const anything = v.unknown() as Schema<unknown>;
/** The shop's data about a user (PF-14). Password and e-mail address belong to the identity provider. */
export const profile = v.object({
  /** Subject of the tokens. */
  sub: id,
  email: said,
  given_name: said,
  family_name: said,
  /** URL of a picture; empty without one. */
  picture: said,
  /** `YYYY-MM-DD`. */
  dateOfBirth: orNull(date),
  phone: said,
  /** Newest first, without duplicates. */
  wishlistItems: items(wishlistItem),
  recentlyViewedProducts: items(id),
  /** Ids of blog posts. */
  bookmarks: items(id),
  pocChatData: items(storedChat as Schema<StoredChat>),
  newsletter: items(oneOf(newsletterTopics)),
  /** Whether we may ask by mail for reviews of what was delivered. */
  reviewMails: or(flag, true),
  business: orNull(businessAccount),
  /** When the account will be deleted, ISO 8601; null when no deletion was requested. */
  deletionAt: orNull(date),
  /** Legacy fields, sent for old accounts only: migrated into wishlistItems and then removed (AC-25, AC-26). */
  likedProducts: maybe(anything),
  interests: maybe(anything),
});
export type Profile = Answer<typeof profile>;

/** PF-06: keys of the user's preferred categories. */
export const preferences = v.object({ categories: list(id, 1_000) });
export type UserPreferences = Answer<typeof preferences>;

const notifiedProduct = v.object({
  id,
  name: said,
  /** Path on this site. */
  path: or(path, ""),
  image: said,
});
export type NotifiedProduct = Answer<typeof notifiedProduct>;
const about = { id, createdAt: or(date, ""), read: or(flag, false) };
/** An event, for which the storefront composes the text. Kinds without a text are not shown. */
const notification = v.variant("kind", [
  v.object({ ...about, kind: v.literal("back_in_stock"), product: notifiedProduct }),
  v.object({ ...about, kind: v.literal("price_drop"), product: notifiedProduct, from: cents, to: cents }),
  v.object({ ...about, kind: v.literal("business_status"), status: businessStatus, message: said }),
  v.object({ ...about, kind: v.literal("deletion_planned"), on: date }),
]);
export const notificationList = v.object({ notifications: list(notification, 1_000) });
export type Notification = Answer<typeof notification>;

/** BS-04: id of the product. */
const stockAlert = v.object({ id });
export const stockAlertList = v.object({ subscriptions: list(stockAlert, 1_000) });
export type StockAlert = Answer<typeof stockAlert>;

export const answeredStockMail = v.object({ product: v.object({ id, name: text, path: or(path, "/") }) });
export const deletion = v.object({ deletionAt: date });
/** By the number of an order: still to be paid, under way, with a return that is not settled, or with money to come. */
const unsettled = v.object({ number: text, state: oneOf(["unpaid", "under_way", "return", "refund"]) });
/** One that cannot be read makes the whole unreadable: nothing that money is attached to is left out. */
export const unsettledOrders = v.object({ orders: v.pipe(v.array(unsettled), v.maxLength(50)) });
export type UnsettledOrders = Answer<typeof unsettledOrders>;
export const everything = v.record(v.string(), v.unknown()) as Schema<Record<string, unknown>>;
/** The change succeeded whatever the response says, because the account is fetched again. */
const saved = (shown: v.GenericSchema) =>
  readBy<Record<string, unknown>>(shown, (value) => (isFields(value) ? value : undefined));
export const savedProfile = saved(profile);
export const savedPreferences = saved(preferences);
/** Any object means success: services may send more. */
export const done = readBy<{ ok: true }>(v.object({ ok: v.literal(true) }), (value) =>
  isFields(value) ? { ok: true } : undefined,
);
