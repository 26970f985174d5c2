// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ProductSummary } from "#contract/products";
import { setComparison } from "./comparison";
import { lastSeen, parseLastSeen } from "./last-seen";
import { refreshLastSeen } from "./last-seen-refresh";
import { localViews } from "./recently-viewed";
import { json, loadBrowserSession, stubUsers } from "./session/session-fixture";
import { localWishlist } from "./wishlist";

const HOUR = 3_600_000;
const began = Date.parse("2026-11-22T12:00:00Z");
const summary = (id: string, price: number, more: Partial<ProductSummary> = {}) => ({
  id,
  name: `Lamp ${id}`,
  images: [{ url: `/api/images/${id}/{width}`, widths: [600, 80, 200] }],
  canonical_path: `/product/lamp/${id}/`,
  brand: null,
  offers: [],
  lowestPrice: price,
  lowestTotal: price,
  shopCount: 1,
  ...more,
});

let price = 4995;
let asked: { path: string; body: unknown }[] = [];
beforeEach(() => {
  localStorage.clear();
  for (const store of [lastSeen, localViews, localWishlist]) store.reload();
  price = 4995;
  vi.spyOn(console, "error").mockImplementation(() => {});
  asked = stubUsers({
    "POST /recently-viewed": ({ body }) =>
      json({
        products: (body as { ids: string[] }).ids
          .filter((id) => id !== "gone")
          .map((id) => summary(id, price, { adult_content: id === "adult" })),
      }),
  });
  loadBrowserSession().start();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const pricesOf = () => lastSeen.get().products.map(({ id, price: seen, at }) => [id, seen, Date.parse(at) - began]);

test("products are kept as they were when they were seen, and asked for again after an hour", async () => {
  localViews.set(["1"]);
  await refreshLastSeen(began);
  price = 5995;
  localWishlist.set([{ productId: "2", price: null, date: "2026-11-22" }]);
  await refreshLastSeen(began + HOUR / 2);
  expect(pricesOf()).toEqual([
    ["1", 4995, 0],
    ["2", 5995, HOUR / 2],
  ]);
  await refreshLastSeen(began + HOUR);
  expect(pricesOf()).toEqual([
    ["1", 5995, HOUR],
    ["2", 5995, HOUR / 2],
  ]);
  expect(asked.map(({ body }) => body)).toEqual([{ ids: ["1"] }, { ids: ["2"] }, { ids: ["1"] }]);
  expect(lastSeen.get()).toMatchObject({ viewed: ["1"], wishlist: ["2"], compared: [] });
  expect(lastSeen.get().products[0]).toMatchObject({ image: "/api/images/1/200", withShipping: true });
});

test("what has left the lists is forgotten, and the lists are bounded", async () => {
  localViews.set(Array.from({ length: 30 }, (_, at) => `v${at}`));
  setComparison([{ id: "c", name: "Kast", price: 1, image: "" }]);
  await refreshLastSeen(began);
  expect(lastSeen.get().viewed).toHaveLength(12);
  expect(lastSeen.get().products).toHaveLength(13);
  localViews.set([]);
  setComparison([]);
  await refreshLastSeen(began);
  expect(lastSeen.get().products).toEqual([]);
});

test("of what is gone or for adults nothing is kept but that it was asked for", async () => {
  localViews.set(["gone", "adult"]);
  await refreshLastSeen(began);
  expect(lastSeen.get().products.map(({ name, image }) => [name, image])).toEqual([
    ["", ""],
    ["", ""],
  ]);
  await refreshLastSeen(began + 1);
  expect(asked).toHaveLength(1);
});

test("without a network nothing is asked, and what was seen before stays with its time", async () => {
  localViews.set(["1"]);
  await refreshLastSeen(began);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  localViews.set(["2", "1"]);
  await refreshLastSeen(began + 2 * HOUR);
  expect(pricesOf()).toEqual([["1", 4995, 0]]);
  expect(lastSeen.get().viewed).toEqual(["2", "1"]);
  expect(asked).toHaveLength(1);
});

test("what is stored is read with care", () => {
  expect(parseLastSeen("x").products).toEqual([]);
  const at = "2026-11-22T12:00:00.000Z";
  const kept = {
    products: [{ id: "1", at, price: 1.5 }, { id: "2", at: "ooit" }, null],
    viewed: ["1", 2],
    wishlist: 3,
  };
  expect(parseLastSeen(kept)).toEqual({
    products: [{ id: "1", name: "", price: null, image: "", canonical_path: "", at }],
    viewed: ["1"],
    wishlist: [],
    compared: [],
  });
});
