// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { session } from "./session/session";
import { resetToasts, toastsNow } from "./toasts";
import {
  dropProduct,
  fillPrices,
  localWishlist,
  saveProduct,
  takeOverLegacyLikes,
  useWishlist,
  wishlistNow,
} from "./wishlist";
import { today } from "./wishlist-items";

const key = "wishlistItems";
const kept = () => JSON.parse(localStorage.getItem(key) ?? "[]") as { productId: string; price: number | null }[];
const ids = () => wishlistNow().map(({ productId }) => productId);
const lamp = { id: "1", name: "Lamp" };
const fiets = { id: "2", name: "Fiets" };
const undo = () => toastsNow().at(-1)?.action?.run();

beforeEach(() => {
  localStorage.clear();
  localWishlist.reload();
  resetToasts();
  session.store.setState({ status: "anonymous", profile: null, signupRequired: false });
});
afterEach(() => vi.restoreAllMocks());

describe("the wishlist of somebody who is not signed in", () => {
  test("is kept in the browser, newest first", () => {
    saveProduct(lamp);
    saveProduct(fiets);
    expect(kept()).toEqual([
      { productId: "2", price: null, date: today() },
      { productId: "1", price: null, date: today() },
    ]);
  });
  test("holds a product once, and none without an id", () => {
    saveProduct(lamp);
    saveProduct(lamp);
    saveProduct({ id: "", name: "Niets" });
    expect(ids()).toEqual(["1"]);
  });
  test("loses a product by its id, leaves no trace when empty, and takes it back as it was", () => {
    localStorage.setItem(
      key,
      JSON.stringify([
        { productId: "2", price: 5, date: "2025-01-02" },
        { productId: "1", price: 1999, date: "2025-01-01" },
      ]),
    );
    localWishlist.reload();
    const before = kept();
    dropProduct(lamp);
    expect(ids()).toEqual(["2"]);
    undo();
    expect(kept()).toEqual(before);
    dropProduct(lamp);
    dropProduct(fiets);
    expect(localStorage.getItem(key)).toBeNull();
  });
  test("says what happened, and offers the way back", () => {
    saveProduct(lamp);
    expect(toastsNow().at(-1)).toMatchObject({
      message: "wishlist.saved",
      status: "success",
    });
    undo();
    expect(ids()).toEqual([]);
  });
  test("takes no more than fit, and says so", () => {
    localStorage.setItem(key, JSON.stringify(Array.from({ length: 500 }, (_, index) => `p${index}`)));
    localWishlist.reload();
    saveProduct(lamp);
    expect(ids()).toHaveLength(500);
    expect(toastsNow()).toMatchObject([{ message: "wishlist.full", status: "error" }]);
  });
  test.each(["{", "null", "42", '{"a":1}', '"x"', ""])("is empty when %j is stored", (text) => {
    localStorage.setItem(key, text);
    localWishlist.reload();
    expect(ids()).toEqual([]);
    saveProduct(lamp);
    expect(ids()).toEqual(["1"]);
  });
  test("takes over what an older version of the shop kept, once", () => {
    localStorage.setItem(key, '[{"productId":"1","price":5,"date":"2025-01-01"}]');
    localStorage.setItem("likedProds", '["3","1",4]');
    localWishlist.reload();
    takeOverLegacyLikes();
    expect(ids()).toEqual(["1", "3", "4"]);
    expect(localStorage.getItem("likedProds")).toBeNull();
    expect(kept()[0]?.price).toBe(5);
  });
  test("survives broken remains of an older version", () => {
    localStorage.setItem("likedProds", "{");
    saveProduct(lamp);
    takeOverLegacyLikes();
    expect(ids()).toEqual(["1"]);
  });
  test("gets the price of what had none, and keeps that of what had one", () => {
    localStorage.setItem(key, '["2",{"productId":"1","price":5,"date":"2025-01-01"}]');
    localWishlist.reload();
    fillPrices(
      new Map([
        ["1", 99],
        ["2", 1250],
        ["3", 1],
      ]),
    );
    expect(kept().map(({ price }) => price)).toEqual([1250, 5]);
  });
  test("is shown to a component", () => {
    saveProduct(lamp);
    const { result } = renderHook(() => useWishlist());
    expect(result.current.map(({ productId }) => productId)).toEqual(["1"]);
  });
  test.each(["QuotaExceededError", "SecurityError"])(
    "never says that something is kept that is not (%s), and saves it when asked again",
    (name) => {
      const storage = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
        throw new DOMException("no", name);
      });
      saveProduct(lamp);
      expect(ids()).toEqual([]);
      expect(toastsNow()).toMatchObject([{ message: "lists.notStored", status: "error" }]);
      storage.mockRestore();
      undo();
      expect(ids()).toEqual(["1"]);
      expect(kept()).toHaveLength(1);
      expect(toastsNow().at(-1)).toMatchObject({ message: "wishlist.saved", status: "success" });
    },
  );
  test("loses nothing of an older version when it cannot be stored anew", () => {
    localStorage.setItem("likedProds", '["3"]');
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    takeOverLegacyLikes();
    expect(localStorage.getItem("likedProds")).toBe('["3"]');
  });
});
