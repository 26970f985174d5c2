import { z } from "@hono/zod-openapi";
import {
  isBelgianPostcode,
  isDutchPostcode,
  isPhoneNumber,
  normaliseDutchPostcode,
  normalisePhone,
} from "#contract/business-ids";
import { dutchDay } from "#contract/dutch-day";
import { isDay } from "./days";

/** Line ends would forge headers of messages; half characters are no text to the store. */
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
export const doneSchema = z.object({ ok: z.literal(true) });
export const DONE = { ok: true } as const;

const phone = z.string().trim().max(30);
export const phoneField = phone.refine(isPhoneNumber, "This is no phone number.").transform(normalisePhone);
export const optionalPhone = phone
  .refine((text) => text === "" || isPhoneNumber(text), "This is no phone number.")
  .transform(normalisePhone);

/** A day of birth: one that exists, within the last 130 years. */
export const dayOfBirth = z
  .string()
  .refine((text) => isDay(text) && isLifetime(text), "This is no day of birth.")
  .nullable();
function isLifetime(text: string): boolean {
  const today = dutchDay(new Date());
  return text <= today && Number(text.slice(0, 4)) >= Number(today.slice(0, 4)) - 130;
}

const place = {
  street: line(1, 100),
  houseNumber: z
    .string()
    .trim()
    .regex(/^[1-9]\d{0,4}$/, "A house number has digits only."),
  addition: line(0, 20),
  city: line(1, 80),
};
const dutchPostcode = z
  .string()
  .max(20)
  .refine(isDutchPostcode, "This is no Dutch postcode.")
  .transform(normaliseDutchPostcode);
const belgianPostcode = z.string().trim().max(20).refine(isBelgianPostcode, "This is no Belgian postcode.");

/** A postal address with `more` beside it; the postcode as the country writes it. */
export function addressWith<More extends z.ZodRawShape>(more: More) {
  return z.discriminatedUnion("country", [
    z.object({ ...more, ...place, country: z.literal("NL"), postalCode: dutchPostcode }),
    z.object({ ...more, ...place, country: z.literal("BE"), postalCode: belgianPostcode }),
  ]);
}
