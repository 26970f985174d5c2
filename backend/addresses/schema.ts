import { z } from "@hono/zod-openapi";
import type { DeliveryAddress } from "#contract/addresses";
import { LENGTHS } from "#contract/lengths";
import { addressWith, idField, line, optionalPhone } from "../users/fields";

const entry = z.object({
  public_id: idField.optional(),
  name: line(1, LENGTHS.addressName),
  address: addressWith({ recipient: line(1, LENGTHS.recipient), phone: optionalPhone }),
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
/** A removal only needs the id: the other fields are not validated. */
const removal = z.object({
  public_id: idField,
  name: z.unknown().transform(() => ""),
  address: z.unknown().transform(() => nothing),
  default: z.unknown().transform((): boolean => false),
  deleted: z.literal(true),
});
export const addressUpdateSchema = z.discriminatedUnion("deleted", [entry, removal]);
