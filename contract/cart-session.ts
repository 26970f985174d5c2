import { CART_SESSION_LENGTH } from "./limits";

/** The header by which every call says whose cart is meant (FW-04). */
export const CART_SESSION_HEADER = "X-Cart-Session";

const FORM = new RegExp(`^[0-9a-f]{${CART_SESSION_LENGTH}}$`);

/** Whether a text may be the name under which the cart service knows a browser. */
export function isCartSession(text: string | undefined): text is string {
  return text !== undefined && FORM.test(text);
}
