import { z } from "@hono/zod-openapi";
import { isVatId, normaliseVatId } from "#contract/business-ids";
import { isDay } from "#contract/days";
import { LENGTHS } from "#contract/lengths";
import { addressWith, idField, line, optionalPhone } from "../users/fields";

const MOST_ID = 200;
export const mailAddress = z.string().trim().toLowerCase().max(LENGTHS.email).pipe(z.email());

const company = z.object({
  name: line(1, LENGTHS.companyName),
  vatId: z.string().max(LENGTHS.vatId).refine(isVatId, "This is no VAT id.").transform(normaliseVatId),
});
const address = addressWith({
  recipient: line(1, LENGTHS.recipient),
  phone: optionalPhone,
  company: company.nullable(),
});

export const addressChoice = z.object({
  attribute: z.enum(["delivery_address", "billing_address"]),
  id: idField.optional(),
  address: address.nullable().optional(),
  email: mailAddress.optional(),
  date_of_birth: z.string().refine(isDay, "This is no date.").optional(),
});
export const deliveryType = z.object({
  pickup_delivery: z.boolean(),
  point: line(1, MOST_ID).optional(),
  postcode: line(0, LENGTHS.postalCode).optional(),
});
export const methodChoice = z.object({ id: line(1, MOST_ID), shop_id: line(1, MOST_ID) });
export const promocode = z.object({
  promocode: line(1, LENGTHS.promoCode).transform((code) => code.toUpperCase()),
});
export const near = z.object({ postcode: line(0, LENGTHS.postalCode).optional() });
export const overviewOf = z.object({
  order_id: line(1, MOST_ID).optional(),
  access: line(1, MOST_ID).optional(),
});
export const placing = z.object({
  version: line(1, MOST_ID),
  expected_total: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
});
