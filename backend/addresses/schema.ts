import { z } from "@hono/zod-openapi";
import type { DeliveryAddress } from "#contract/addresses";
import { addressWith, idField, line, optionalPhone } from "../users/fields";

const data = z.object({
  street: z.string(),
  houseNumber: z.string(),
  addition: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.enum(["NL", "BE"]),
  recipient: z.string(),
  phone: z.string(),
});
export const addressesSchema = z.object({
  addresses: z.array(z.object({ publicId: z.string(), name: z.string(), default: z.boolean(), data })),
});

const entry = z.object({
  public_id: idField.optional(),
  name: line(1, 60),
  address: addressWith({ recipient: line(1, 100), phone: optionalPhone }),
  default: z.boolean(),
  deleted: z.literal(false),
});
const nothing: DeliveryAddress["data"] = {
  street: "",
  houseNumber: "",
  addition: "",
  postalCode: "",
  city: "",
  country: "NL",
  recipient: "",
  phone: "",
};
/** What goes away may be as wrong as it likes: only which one it is counts. */
const removal = z.object({
  public_id: idField,
  name: z.unknown().transform(() => ""),
  address: z.unknown().transform(() => nothing),
  default: z.unknown().transform((): boolean => false),
  deleted: z.literal(true),
});
export const addressUpdateSchema = z.discriminatedUnion("deleted", [entry, removal]);
