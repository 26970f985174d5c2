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
import { WISHLIST_LIMIT } from "#contract/limits";
import { newsletterTopics } from "#contract/profile";
import { productsSchema } from "../products/schema";
import { cleanChats, cleanTopics, cleanViewed, cleanWishlist } from "./clean-lists";
import { isDay } from "./days";
import { addressWith, dayOfBirth, idField, line, manyIds, oneId, optionalPhone, phoneField } from "./fields";

const cents = z.number().int().min(0);
/** A product to save; with a date it comes back as it stood before it was removed. */
export const wishSchema = oneId.extend({
  price: cents.max(2_147_483_647).nullable().optional(),
  date: z.string().refine(isDay, "There is no such day.").optional(),
  after: idField.optional(),
});
const topics = z.array(z.enum(newsletterTopics));
const postalAddress = z.object({
  street: z.string(),
  houseNumber: z.string(),
  addition: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.enum(["NL", "BE"]),
});
export const businessStatus = z.enum(["requested", "in_review", "approved", "refused"]);
const businessAccount = z.object({
  companyName: z.string(),
  kvk: z.string(),
  vatId: z.string(),
  iban: z.string(),
  website: z.string(),
  phone: z.string(),
  address: postalAddress,
  status: businessStatus,
  message: z.string(),
  requestedAt: z.string(),
});
export const profileSchema = z
  .object({
    sub: z.string(),
    email: z.string(),
    given_name: z.string(),
    family_name: z.string(),
    picture: z.string(),
    dateOfBirth: z.string().nullable(),
    phone: z.string(),
    wishlistItems: z.array(z.object({ productId: z.string(), price: cents.nullable(), date: z.string() })),
    recentlyViewedProducts: z.array(z.string()),
    bookmarks: z.array(z.string()),
    pocChatData: z.array(z.looseObject({ id: z.string() })),
    newsletter: topics,
    business: businessAccount.nullable(),
    deletionAt: z.string().nullable(),
    likedProducts: z.unknown().optional(),
    interests: z.unknown().optional(),
  })
  .openapi("Profile");

/** Longer than any list that is kept: what is too much is cut off, but not read without end. */
const list = z.array(z.unknown()).max(4 * WISHLIST_LIMIT);
/** null takes the field away; a client that sends back what it got changes nothing. */
const legacyField = z
  .unknown()
  .transform((value) => (value === null ? (null as null) : undefined))
  .optional();
const picture = z
  .string()
  .max(2_000)
  .transform((url) => (/^https:\/\//i.test(url) && URL.canParse(url) ? url : ""));

/** Fields that are not named here (email, userPreferencesCategories, business, …) are ignored. */
export const updateSchema = z.object({
  given_name: line(0, 100).optional(),
  family_name: line(0, 100).optional(),
  picture: picture.optional(),
  dateOfBirth: dayOfBirth.optional(),
  phone: optionalPhone.optional(),
  newsletter: list.transform(cleanTopics).optional(),
  wishlistItems: list.transform(cleanWishlist).optional(),
  recentlyViewedProducts: list.transform(cleanViewed).optional(),
  pocChatData: list.transform(cleanChats).optional(),
  likedProducts: legacyField,
  interests: legacyField,
});

const signup = {
  given_name: line(1, 100),
  family_name: line(0, 100),
  dateOfBirth: dayOfBirth,
  newsletter: list.transform(cleanTopics),
  terms: z.literal(true, "The terms are not accepted."),
};
export const signupSchema = z.object(signup);

const number = z.string().max(50);
export const businessSignupSchema = z.object({
  ...signup,
  companyName: line(1, 150),
  kvk: number.refine(isKvkNumber, "A KvK number has eight digits.").transform(normaliseKvkNumber),
  vatId: number.refine(isVatId, "This is no VAT id.").transform(normaliseVatId),
  iban: number.refine(isIban, "This is no IBAN.").transform(normaliseIban),
  website: z.string().max(300).refine(isWebsite, "This is no address of a site.").transform(normaliseWebsite),
  phone: phoneField,
  address: addressWith({}),
});

export const deletionSchema = z.object({ deletionAt: z.string() });
export const exportSchema = z.record(z.string(), z.unknown());
export const wishlistDetails = { body: manyIds(WISHLIST_LIMIT), response: productsSchema };
export const viewedDetails = { body: manyIds(100), response: productsSchema };
