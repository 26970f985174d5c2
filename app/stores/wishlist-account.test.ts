// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { WishlistItem } from "#contract/profile";
import {
  type Asked,
  json,
  keepSignedIn,
  lines,
  loadBrowserSession,
  profileFixture,
  stubUsers,
} from "./session/session-fixture";
import * as wishlist from "./wishlist";

let items: WishlistItem[] = [];
let refused = false;
let asked: Asked[] = [];
const lamp = { id: "1", name: "Lamp" };
const item = (productId: string, price: number | null = null): WishlistItem => ({
  productId,
  price,
  date: "2025-01-01",
});

beforeEach(() => {
  localStorage.clear();
  items = [item("2", 500)];
  refused = false;
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A user whose list the user service keeps in `items`. */
async function signedIn() {
  keepSignedIn({ ...profileFixture, wishlistItems: items });
  const done = (change: () => void) => {
    if (refused) return json({ message: "weg" }, 500);
    change();
    return json({ ok: true });
  };
  const id = ({ body }: Asked) => (body as { id: string }).id;
  asked = stubUsers({
    "GET /profile": () => json({ ...profileFixture, wishlistItems: items }),
    "POST /addToWishlist": (one) =>
      done(() => {
        const { price = 4995 } = one.body as { price?: number };
        items = [item(id(one), price), ...items];
      }),
    "DELETE /removeFromWishlist": (one) => done(() => (items = items.filter(({ productId }) => productId !== id(one)))),
  });
  const session = loadBrowserSession();
  session.start();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  const ids = () => wishlist.wishlistNow().map(({ productId }) => productId);
  return { ...wishlist, session, ids };
}

test("saving is seen at once, is sent with the token, and the profile is fetched anew", async () => {
  const { saveProduct, ids } = await signedIn();
  saveProduct(lamp);
  expect(ids()).toEqual(["1", "2"]);
  await vi.waitFor(() => expect(lines(asked).slice(1)).toEqual(["POST /addToWishlist", "GET /profile"]));
  expect(asked[1]).toMatchObject({ bearer: "Bearer token-1", body: { id: "1" } });
  expect(ids()).toEqual(["1", "2"]);
  expect(localStorage.getItem("wishlistItems")).toBeNull();
});
test("removing is seen at once and sent; undone, the item comes back with its price and day", async () => {
  const { dropProduct, ids, session, wishlistNow } = await signedIn();
  dropProduct({ id: "2", name: "Fiets" });
  expect(ids()).toEqual([]);
  await vi.waitFor(() => expect(lines(asked).slice(1)).toEqual(["DELETE /removeFromWishlist", "GET /profile"]));
  expect(asked[1]?.body).toEqual({ id: "2" });
  await vi.waitFor(() => expect(session.toasts()).toEqual(["success wishlist.dropped"]));
  session.pressToast();
  expect(ids()).toEqual(["2"]);
  await vi.waitFor(() => expect(lines(asked).slice(3)).toEqual(["POST /addToWishlist", "GET /profile"]));
  expect(asked[3]?.body).toEqual({ id: "2", price: 500, date: "2025-01-01" });
  expect(wishlistNow()).toEqual([item("2", 500)]);
});
test("what is refused is taken back, and said", async () => {
  const { saveProduct, dropProduct, ids, session } = await signedIn();
  refused = true;
  saveProduct(lamp);
  dropProduct({ id: "2", name: "Fiets" });
  expect(ids()).toEqual(["1"]);
  await vi.waitFor(() => expect(session.toasts()).toContain("error wishlist.failed"));
  await vi.waitFor(() => expect(ids()).toEqual(["2"]));
});
test("undoing sends the one product: what another device saved meanwhile stays", async () => {
  items = [item("3"), item("2", 500)];
  const { dropProduct, ids, session } = await signedIn();
  dropProduct({ id: "2", name: "Fiets" });
  await vi.waitFor(() => expect(session.toasts()).toEqual(["success wishlist.dropped"]));
  items = [item("9"), ...items];
  session.pressToast();
  await vi.waitFor(() => expect(ids()).toContain("9"));
  expect(asked.find(({ path }) => path === "/addToWishlist")?.body).toMatchObject({ id: "2", after: "3" });
  expect(new Set(items.map(({ productId }) => productId))).toEqual(new Set(["2", "9", "3"]));
});
test("nothing is said to be saved before the service has said so, and never when it does not", async () => {
  const { saveProduct, session, ids } = await signedIn();
  saveProduct(lamp);
  expect(session.toasts()).toEqual([]);
  await vi.waitFor(() => expect(session.toasts()).toEqual(["success wishlist.saved"]));
  refused = true;
  saveProduct({ id: "5", name: "Stoel" });
  await vi.waitFor(() => expect(session.toasts()).toEqual(["success wishlist.saved", "error wishlist.failed"]));
  expect(ids()).toEqual(["1", "2"]);
});
test("what failed is sent again when asked", async () => {
  const { saveProduct, session, ids } = await signedIn();
  refused = true;
  saveProduct(lamp);
  await vi.waitFor(() => expect(session.toasts()).toEqual(["error wishlist.failed"]));
  refused = false;
  session.pressToast();
  await vi.waitFor(() => expect(session.toasts()).toContain("success wishlist.saved"));
  expect(ids()).toEqual(["1", "2"]);
});
test("two wishes about the same product are sent in their order, and the last one holds", async () => {
  const { saveProduct, dropProduct, ids } = await signedIn();
  saveProduct(lamp);
  dropProduct(lamp);
  expect(ids()).toEqual(["2"]);
  await vi.waitFor(() => expect(lines(asked)).toContain("DELETE /removeFromWishlist"));
  expect(lines(asked).filter((line) => line !== "GET /profile")).toEqual([
    "POST /addToWishlist",
    "DELETE /removeFromWishlist",
  ]);
  await vi.waitFor(() => expect(ids()).toEqual(["2"]));
});
test("what another device removed afterwards is gone here too", async () => {
  const { saveProduct, ids, session } = await signedIn();
  saveProduct(lamp);
  await vi.waitFor(() => expect(lines(asked)).toHaveLength(3));
  items = [];
  await session.refreshProfile();
  await vi.waitFor(() => expect(ids()).toEqual([]));
});
