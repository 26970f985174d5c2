// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { WishlistItem } from "#contract/profile";
import {
  type Asked,
  json,
  keepSignedIn,
  loadBrowserSession,
  profileFixture,
  stubUsers,
} from "./session/session-fixture";
import { toastsNow } from "./toasts";
import { parseUnsent, unsentChanges } from "./unsent-changes";
import { keepUnsentChanges } from "./unsent-wishlist";
import * as wishlist from "./wishlist";

let items: WishlistItem[] = [];
let asked: Asked[] = [];
let online = true;
const lamp = { id: "1", name: "Lamp" };
const item = (productId: string): WishlistItem => ({ productId, price: null, date: "2025-01-01" });
const id = ({ body }: Asked) => (body as { id: string }).id;

let stop = () => {};
beforeAll(() => {
  stop = keepUnsentChanges();
});
afterAll(() => stop());
beforeEach(() => {
  localStorage.clear();
  unsentChanges.reload();
  items = [item("2")];
  online = true;
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => online);
});
afterEach(() => {
  goOnline();
  unsentChanges.set([]);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
function goOnline() {
  online = true;
  window.dispatchEvent(new Event("online"));
}

/** A page of a user whose list the user service keeps in `items`. */
async function openPage(sub = "u1") {
  keepSignedIn({ ...profileFixture, sub, wishlistItems: items });
  asked = stubUsers({
    "GET /profile": () => json({ ...profileFixture, sub, wishlistItems: items }),
    "POST /addToWishlist": (one) => {
      items = [item(id(one)), ...items];
      return json({ ok: true });
    },
    "DELETE /removeFromWishlist": (one) => {
      items = items.filter(({ productId }) => productId !== id(one));
      return json({ ok: true });
    },
  });
  loadBrowserSession().start();
  await vi.waitFor(() => expect(asked.map(({ path }) => path)).toContain("/profile"));
}
const changes = () => asked.filter(({ path }) => path !== "/profile").map((one) => `${one.method} ${id(one)}`);
const idsNow = () => wishlist.wishlistNow().map(({ productId }) => productId);
const messages = () => toastsNow().map(({ message }) => message);

test("changes made without a network are shown and said, and sent once when it is back", async () => {
  await openPage();
  online = false;
  wishlist.saveProduct(lamp);
  wishlist.dropProduct({ id: "2", name: "Kast" });
  expect(idsNow()).toEqual(["1"]);
  expect(messages()).toEqual(["offline.willSave", "offline.willRemove"]);
  expect(changes()).toEqual([]);
  expect(unsentChanges.get().map(({ id, saved }) => [id, saved])).toEqual([
    ["1", true],
    ["2", false],
  ]);
  goOnline();
  await vi.waitFor(() => expect(unsentChanges.get()).toEqual([]));
  expect(changes()).toEqual(["POST 1", "DELETE 2"]);
  expect(items.map(({ productId }) => productId)).toEqual(["1"]);
  await vi.waitFor(() => expect(messages()).toEqual(["wishlist.saved", "wishlist.dropped"]));
});

/** What a page that is gone has left. */
const leave = (sub: string, ...left: [string, boolean][]) =>
  unsentChanges.set(left.map(([id, saved], at) => ({ id, name: id, sub, saved, at })));

test("what a closed page has left is sent by the next one, unless another device has done it already", async () => {
  leave("u1", ["2", true], ["1", true], ["3", false]);
  await openPage();
  await vi.waitFor(() => expect(changes()).toEqual(["POST 1"]));
  await vi.waitFor(() => expect(unsentChanges.get()).toEqual([]));
});

test("what another user has left is not sent for this one", async () => {
  leave("u2", ["1", true]);
  await openPage();
  await new Promise((resolve) => setTimeout(resolve));
  expect(changes()).toEqual([]);
  expect(unsentChanges.get()).toHaveLength(1);
});

test("a change that the service refuses is taken back and said, as with a network", async () => {
  await openPage();
  vi.stubGlobal("fetch", async () => json({ message: "weg" }, 500));
  wishlist.saveProduct(lamp);
  await vi.waitFor(() => expect(messages()).toContain("wishlist.failed"));
  expect(idsNow()).toEqual(["2"]);
  expect(unsentChanges.get()).toEqual([]);
});

test("what is stored is read with care", () => {
  const good = { id: "1", name: "Lamp", sub: "u1", saved: true, at: 1 };
  expect(parseUnsent([good, { ...good, id: 1 }, { ...good, saved: "ja" }, null])).toEqual([good]);
  expect(parseUnsent({})).toEqual([]);
});
