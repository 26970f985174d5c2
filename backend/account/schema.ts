import { z } from "@hono/zod-openapi";
import {
  isIban,
  isKvkNumber,
  isVatId,
  isWebsite,
  normaliseIban,
  normaliseKvkNumber,
  normaliseVatId,
  normaliseWebsite,
} from "#contract/business-ids";
import { isDay } from "#contract/days";
import { LENGTHS } from "#contract/lengths";
import { VIEWED_LIMIT, WISHLIST_LIMIT } from "#contract/limits";
import { addressWith, dayOfBirth, idField, line, manyIds, oneId, optionalPhone, phoneField } from "../users/fields";
import { cleanChats, cleanTopics, cleanViewed, cleanWishlist } from "./clean-lists";

const cents = z.number().int().min(0);
/** A product to save; a date restores it as it was before it was removed. */
export const wishSchema = oneId.extend({
  price: cents.max(2_147_483_647).nullable().optional(),
  date: z.string().refine(isDay, "There is no such day.").optional(),
  after: idField.optional(),
});
export const viewSchema = oneId.extend({ restored: manyIds(4 * VIEWED_LIMIT).shape.ids.optional() });
export const businessStatus = z.enum(["requested", "in_review", "approved", "refused"]);
/** Longer than any stored list: the excess is truncated, but input stays bounded. */
const list = z.array(z.unknown()).max(4 * WISHLIST_LIMIT);
/** null removes the field; sending back what was received changes nothing. */
const legacyField = z
  .unknown()
  .transform((value) => (value === null ? (null as null) : undefined))
  .optional();
const picture = z
  .string()
  .max(2_000)
  .transform((url) => (/^https:\/\//i.test(url) && URL.canParse(url) ? url : ""));

/** Fields not listed here (email, userPreferencesCategories, business, …) are ignored. */
export const updateSchema = z.object({
  given_name: line(0, LENGTHS.name).optional(),
  family_name: line(0, LENGTHS.name).optional(),
  picture: picture.optional(),
  dateOfBirth: dayOfBirth.optional(),
  phone: optionalPhone.optional(),
  newsletter: list.transform(cleanTopics).optional(),
  reviewMails: z.boolean().optional(),
  wishlistItems: list.transform(cleanWishlist).optional(),
  recentlyViewedProducts: list.transform(cleanViewed).optional(),
  pocChatData: list.transform(cleanChats).optional(),
  likedProducts: legacyField,
  interests: legacyField,
});

const signup = {
  given_name: line(1, LENGTHS.name),
  family_name: line(0, LENGTHS.name),
  dateOfBirth: dayOfBirth,
  newsletter: list.transform(cleanTopics),
  terms: z.literal(true, "The terms are not accepted."),
};
export const signupSchema = z.object(signup);

export const businessSignupSchema = z.object({
  ...signup,
  companyName: line(1, LENGTHS.companyName),
  kvk: z.string().max(LENGTHS.kvk).refine(isKvkNumber, "A KvK number has eight digits.").transform(normaliseKvkNumber),
  vatId: z.string().max(LENGTHS.vatId).refine(isVatId, "This is no VAT id.").transform(normaliseVatId),
  iban: z.string().max(LENGTHS.iban).refine(isIban, "This is no IBAN.").transform(normaliseIban),
  website: z
    .string()
    .max(LENGTHS.website)
    .refine(isWebsite, "This is no address of a site.")
    .transform(normaliseWebsite),
  phone: phoneField,
  address: addressWith({}),
  ibanName: line(1, LENGTHS.ibanName),
  representative: line(1, LENGTHS.representative),
  certified: z.literal(true, "The declaration is not made."),
});

export const wishlistDetails = { body: manyIds(WISHLIST_LIMIT) };
export const viewedDetails = { body: manyIds(100) };
