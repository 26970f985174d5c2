import * as v from "valibot";
import { type Answer, or, orNull } from "./kit";
import { count, id, oneOf, text } from "./values";

const said = or(text, "");

/** Where goods or invoices go. */
export const purchaseAddress = v.object({
  recipient: said,
  street: said,
  houseNumber: said,
  addition: said,
  postalCode: said,
  city: said,
  country: or(oneOf(["NL", "BE"]), "NL"),
  phone: said,
  /** Only for a company. */
  company: orNull(v.object({ name: text, vatId: said })),
});
export type PurchaseAddress = Answer<typeof purchaseAddress>;

export const pickupPoint = v.object({
  id,
  name: text,
  street: said,
  houseNumber: said,
  postalCode: said,
  city: said,
  /** Opening hours as a sentence; empty when unknown. */
  hours: said,
  /** In metres from the postcode; null when unknown. */
  distance: orNull(count),
});
export type PickupPoint = Answer<typeof pickupPoint>;
