import Cookies from "js-cookie";
import { isCartSession } from "#contract/cart-session";
import { CART_SESSION_LENGTH, YEAR_COOKIE_DAYS } from "#contract/limits";
import { randomHex } from "~/browser/random-hex";
import { cookieNames } from "~/browser/storage-keys";

/** The id by which the cart service knows this browser; undefined between signing out and the next load. */
export function cartSession(): string | undefined {
  const kept = Cookies.get(cookieNames.cartSession);
  return isCartSession(kept) ? kept : undefined;
}

/** Creates the id at load; replaces a value that is not one of ours. */
export function ensureCartSession(): void {
  if (cartSession()) return;
  const secure = location.protocol === "https:";
  Cookies.set(cookieNames.cartSession, randomHex(CART_SESSION_LENGTH), {
    path: "/",
    expires: YEAR_COOKIE_DAYS,
    sameSite: "lax",
    secure,
  });
}

/** AC-13. */
export function removeCartSession(): void {
  Cookies.remove(cookieNames.cartSession, { path: "/" });
}
