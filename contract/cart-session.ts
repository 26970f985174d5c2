import { CART_SESSION_LENGTH } from "./limits";

/** Header that identifies the cart in every call (FW-04). */
export const CART_SESSION_HEADER = "X-Cart-Session";

const FORM = new RegExp(`^[0-9a-f]{${CART_SESSION_LENGTH}}$`);

/** Whether a text is a valid cart session id. */
export function isCartSession(text: string | undefined): text is string {
  return text !== undefined && FORM.test(text);
}
