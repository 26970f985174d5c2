import type { AppLoadContext } from "@remix-run/node";
import { expect, test } from "vitest";
import { ensureSession } from "../app/features/cart/cart-cookie";
import { publicOrigin } from "./storefront";

/** Where a request came by that a proxy passed on, and where the shop says that it stands. */
const originOf = (proto: string, shop: Parameters<typeof publicOrigin>[1]) =>
  publicOrigin({ headers: { host: "shop.example", "x-forwarded-proto": proto } } as never, shop).origin;

test.each([
  ["https", { trustProxy: true }, true],
  ["http", { trustProxy: true }, false],
  // Anybody can send that header.
  ["https", { trustProxy: false }, false],
  ["http", { trustProxy: true, publicOrigin: "https://shop.example" }, true],
] as const)("by %s at a shop with %o the cart's cookie is encrypted only: %s", (proto, shop, isSecure) => {
  const context = { origin: originOf(proto, shop) } as AppLoadContext;
  const { "Set-Cookie": cookie = "" } = ensureSession(context);
  expect(cookie).toMatch(/^cartSessionHash=[0-9a-f]{32}; Path=\/; Max-Age=31536000; SameSite=Lax/);
  expect(cookie.endsWith("; Secure")).toBe(isSecure);
  expect(ensureSession(context)).toEqual({});
});
