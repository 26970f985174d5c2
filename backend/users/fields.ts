import { z } from "@hono/zod-openapi";
import {
  isBelgianPostcode,
  isDutchPostcode,
  isHouseNumber,
  isPhoneNumber,
  normaliseDutchPostcode,
  normalisePhone,
} from "#contract/business-ids";
import { isBirthDay } from "#contract/days";
import { dutchDay } from "#contract/dutch-day";
import { LENGTHS } from "#contract/lengths";

/** Line breaks would allow mail header injection; the store rejects lone surrogates. */
const unprintable = /[\p{Cc}\p{Surrogate}]/u;

/** One line of text, trimmed, of `min` to `max` characters. */
export function line(min: number, max: number) {
  return z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((text) => !unprintable.test(text), "This cannot be printed.");
}

/** Id of a product, a blog post or a category. */
export const idField = line(1, 64);
export const oneId = z.object({ id: idField });
export const manyIds = (most: number) => z.object({ ids: z.array(idField).max(most) });
export const DONE = { ok: true } as const;

const phone = z.string().trim().max(LENGTHS.phone);
export const phoneField = phone.refine(isPhoneNumber, "This is no phone number.").transform(normalisePhone);
export const optionalPhone = phone
  .refine((text) => text === "" || isPhoneNumber(text), "This is no phone number.")
  .transform(normalisePhone);

export const dayOfBirth = z
  .string()
  .refine((text) => isBirthDay(text, dutchDay(new Date())), "This is no day of birth.")
  .nullable();

const place = {
  street: line(1, LENGTHS.street),
  houseNumber: z.string().trim().max(LENGTHS.houseNumber).refine(isHouseNumber, "A house number has digits only."),
  addition: line(0, LENGTHS.addition),
  city: line(1, LENGTHS.city),
};
const dutchPostcode = z
  .string()
  .max(LENGTHS.postalCode)
  .refine(isDutchPostcode, "This is no Dutch postcode.")
  .transform(normaliseDutchPostcode);
const belgianPostcode = z
  .string()
  .trim()
  .max(LENGTHS.postalCode)
  .refine(isBelgianPostcode, "This is no Belgian postcode.");

/** A postal address with the extra fields in `more`; the postcode format depends on the country. */
export function addressWith<More extends z.ZodRawShape>(more: More) {
  return z.discriminatedUnion("country", [
    z.object({ ...more, ...place, country: z.literal("NL"), postalCode: dutchPostcode }),
    z.object({ ...more, ...place, country: z.literal("BE"), postalCode: belgianPostcode }),
  ]);
}
