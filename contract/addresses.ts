import type { DeliveryAddress } from "./answers/account";
import { defineCall } from "./call";

export type { DeliveryAddress } from "./answers/account";

/** PF-12: creates an address without `public_id`; `deleted` removes it. */
export interface DeliveryAddressUpdate {
  public_id?: string;
  name: string;
  address: DeliveryAddress["data"];
  default: boolean;
  deleted: boolean;
}
type None = Record<never, never>;
type All = { addresses: DeliveryAddress[] };

export const deliveryAddresses = defineCall<None, All>({
  name: "deliveryAddresses",
  service: "carts",
  method: "GET",
  path: "/orders/delivery_addresses/",
  bearer: "required",
});
/** Returns all current addresses, the default one first. */
export const updateDeliveryAddress = defineCall<{ body: DeliveryAddressUpdate }, All>({
  name: "updateDeliveryAddress",
  service: "carts",
  method: "POST",
  path: "/orders/update_delivery_address/",
  bearer: "required",
});
