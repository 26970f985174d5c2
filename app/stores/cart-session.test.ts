// @vitest-environment jsdom
import Cookies from "js-cookie";
import { afterEach, expect, test, vi } from "vitest";
import { cartSession, ensureCartSession, removeCartSession } from "./cart-session";

afterEach(() => {
  vi.restoreAllMocks();
  removeCartSession();
});

test("is 32 hexadecimal digits, for the whole site and a year", () => {
  const set = vi.spyOn(Cookies, "set");
  ensureCartSession();
  expect(cartSession()).toMatch(/^[0-9a-f]{32}$/);
  expect(set.mock.calls[0]?.[0]).toBe("cartSessionHash");
  expect(set.mock.calls[0]?.[2]).toMatchObject({ path: "/", expires: 365, sameSite: "lax" });
});

test("stays the same from load to load", () => {
  ensureCartSession();
  const first = cartSession();
  ensureCartSession();
  expect(cartSession()).toBe(first);
});

test.each(["", "kort", "G".repeat(32), "a".repeat(33)])("%j is not one of ours and is replaced", (text) => {
  Cookies.set("cartSessionHash", text);
  expect(cartSession()).toBeUndefined();
  ensureCartSession();
  expect(cartSession()).toMatch(/^[0-9a-f]{32}$/);
});

test("is gone after signing out, and another one is made at the next load", () => {
  ensureCartSession();
  const first = cartSession();
  removeCartSession();
  expect(cartSession()).toBeUndefined();
  ensureCartSession();
  expect(cartSession()).not.toBe(first);
});

test.each(["https:", "http:"])("by %s it is sent over encrypted connections only where there are any", (protocol) => {
  const set = vi.spyOn(Cookies, "set").mockReturnValue(undefined);
  vi.stubGlobal("location", { protocol });
  ensureCartSession();
  expect(set.mock.calls[0]?.[2]).toMatchObject({ secure: protocol === "https:" });
  vi.unstubAllGlobals();
});
