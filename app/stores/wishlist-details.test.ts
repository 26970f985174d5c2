// @vitest-environment jsdom
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { setCredentials, setServiceAddresses } from "~/api/browser";
import { session } from "./session/session";
import { type Asked, json, stubUsers } from "./session/session-fixture";
import { dropProduct, localWishlist, saveProduct } from "./wishlist";
import { loadWishlistDetails, mustReload, refreshWishlistDetails, useWishlistDetails } from "./wishlist-details";
import { newWishlistItem } from "./wishlist-items";

let asked: Asked[] = [];
let answer = (): Response | Promise<Response> => json({ products: [] });
const product = (id: string, lowestPrice: number | null = 100) => ({ id, name: id, lowestPrice });
const known = (id: string) => product(id) as never;

beforeEach(async () => {
  setServiceAddresses({ users: "https://users.example" });
  setCredentials({});
  localStorage.clear();
  localWishlist.reload();
  session.store.setState({ status: "anonymous", profile: null, signupRequired: false });
  await refreshWishlistDetails([]);
  answer = () => json({ products: [product("1"), product("2")] });
  asked = stubUsers({ "POST /wishlist": () => answer() });
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("details are asked for", () => {
  const items = (...ids: string[]) => ids.map(newWishlistItem);
  test("when the length differs", () => {
    expect(mustReload(items("1", "2"), [known("1")])).toBe(true);
    expect(mustReload(items("1"), [])).toBe(true);
  });
  test("when another product was saved last", () => {
    expect(mustReload(items("3", "2"), [known("1"), known("2")])).toBe(true);
  });
  test("not otherwise", () => {
    expect(mustReload(items("1", "2"), [known("1"), known("9")])).toBe(false);
    expect(mustReload([], [])).toBe(false);
  });
});

test("details come in the order of the list; what the service does not know is unavailable", async () => {
  for (const id of ["1", "9", "2"]) saveProduct({ id, name: id });
  const { result } = renderHook(() => useWishlistDetails());
  await waitFor(() => expect(result.current.products.map(({ id }) => id)).toEqual(["2", "9", "1"]));
  expect(result.current.products[1]).toEqual({ id: "9", unavailable: true });
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ method: "POST", path: "/wishlist", bearer: null, body: { ids: ["2", "9", "1"] } });
});
test("the token goes along when there is one", async () => {
  setCredentials({ bearer: () => "t1" });
  await loadWishlistDetails([newWishlistItem("1")]);
  expect(asked[0]?.bearer).toBe("Bearer t1");
});
test("an empty list clears the details without a question", async () => {
  saveProduct({ id: "1", name: "Lamp" });
  const { result } = renderHook(() => useWishlistDetails());
  await waitFor(() => expect(result.current.products).toHaveLength(1));
  act(() => dropProduct({ id: "1", name: "Lamp" }));
  await waitFor(() => expect(result.current.products).toEqual([]));
  expect(asked).toHaveLength(1);
});
test("a removal that is undone before its answer is there leaves the details of both", async () => {
  const both = ["1", "2"].map(newWishlistItem);
  localWishlist.keep(both);
  await loadWishlistDetails(both);
  let late = (_: Response) => {};
  answer = () => new Promise((resolve) => (late = resolve));
  const removed = refreshWishlistDetails(both.slice(0, 1));
  await refreshWishlistDetails(both);
  late(json({ products: [product("1")] }));
  await removed;
  const { result } = renderHook(() => useWishlistDetails());
  expect(result.current).toMatchObject({ state: "idle", products: [{ id: "1" }, { id: "2" }] });
});
test("a product that is seen for the first time gets its price", async () => {
  saveProduct({ id: "1", name: "Lamp" });
  await loadWishlistDetails(localWishlist.get());
  expect(localWishlist.get()[0]?.price).toBe(100);
});
test.each<[string, () => Response | Promise<Response>]>([
  ["an error", () => json({}, 500)],
  ["nonsense", () => json({ products: "veel" })],
  ["no connection", () => Promise.reject(new TypeError("fetch failed"))],
])("with %s what was known stays, and trying again helps", async (_, failing) => {
  saveProduct({ id: "1", name: "Lamp" });
  const { result } = renderHook(() => useWishlistDetails());
  await waitFor(() => expect(result.current.products).toHaveLength(1));
  const fine = answer;
  answer = failing;
  act(() => saveProduct({ id: "2", name: "Fiets" }));
  await waitFor(() => expect(result.current.state).toBe("failed"));
  expect(result.current.products).toMatchObject([{ id: "1" }]);
  answer = fine;
  await act(() => loadWishlistDetails(localWishlist.get()));
  expect(result.current).toMatchObject({ state: "idle", products: [{ id: "2" }, { id: "1" }] });
});
test("a long list is asked for in parts", async () => {
  await loadWishlistDetails(Array.from({ length: 250 }, (_, index) => newWishlistItem(String(index))));
  expect(asked.map(({ body }) => (body as { ids: string[] }).ids.length)).toEqual([100, 100, 50]);
});
test("the answer to the last question counts, whichever comes last", async () => {
  let release = (_: Response) => {};
  answer = () => new Promise((resolve) => (release = resolve));
  saveProduct({ id: "1", name: "Lamp" });
  const { result } = renderHook(() => useWishlistDetails());
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  answer = () => json({ products: [product("1"), product("2")] });
  act(() => saveProduct({ id: "2", name: "Fiets" }));
  await waitFor(() => expect(result.current.products).toHaveLength(2));
  await act(async () => release(json({ products: [] })));
  expect(result.current.products).toMatchObject([{ name: "2" }, { name: "1" }]);
});
