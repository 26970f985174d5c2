import type { AppLoadContext } from "@remix-run/node";
import { CART_SESSION_LENGTH, YEAR_COOKIE_DAYS } from "#contract/limits";
import { randomHex } from "~/browser/random-hex";
import { cookieNames } from "~/browser/storage-keys";

/**
 * Gives a visitor whose browser runs no script a cart: without a session it makes one, and returns the header that stores
 * it. The same cookie as the browser's own (app/stores/cart-session.ts).
 */
export function ensureSession(context: AppLoadContext): Record<string, string> {
  if (context.cartSession) return {};
  context.cartSession = randomHex(CART_SESSION_LENGTH);
  const secure = context.origin.startsWith("https:") ? "; Secure" : "";
  const seconds = YEAR_COOKIE_DAYS * 86_400;
  return {
    "Set-Cookie": `${cookieNames.cartSession}=${context.cartSession}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`,
  };
}
