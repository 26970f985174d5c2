import { canBuyWith } from "~/flags/can-buy";
import type { Flags } from "~/flags/flags";
import { accessIn } from "./order-fields";

/**
 * Whether pages about an order are there: where products can be ordered, and for links that were mailed to a buyer
 * wherever they are opened, because what was bought stays bought when the site is read otherwise. Whether the key opens
 * the order is decided by the service.
 */
export function canFollow(flags: Flags | undefined, request: Request): boolean {
  return canBuyWith(flags) || accessIn(new URL(request.url)) !== undefined;
}
