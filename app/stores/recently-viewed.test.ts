import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { setServiceAddresses } from "~/api/browser";
import { clearViews, parseViewed, recordView, removeViews, useRecentlyViewed } from "./recently-viewed";

const stored = () => localStorage.getItem("rVP");
beforeEach(() => clearViews());
afterEach(() => vi.restoreAllMocks());

describe("recently viewed products", () => {
  test("stand newest first, each once", () => {
    for (const id of ["1", "2", "3", "1"]) recordView(id);
    expect(JSON.parse(stored() ?? "")).toEqual(["1", "3", "2"]);
  });
  test("are at most 30", () => {
    for (let id = 0; id < 40; id++) recordView(String(id));
    const ids = JSON.parse(stored() ?? "") as string[];
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([30, "39", "10"]);
  });
  test("can be removed, and cleared without a trace", () => {
    for (const id of ["1", "2", "3"]) recordView(id);
    removeViews(["2"]);
    expect(JSON.parse(stored() ?? "")).toEqual(["3", "1"]);
    clearViews();
    expect(stored()).toBeNull();
  });
  test.each([null, "", "{", "null", "42", '{"a":1}', "[1,null,{}]"])("count as none when %s is stored", (text) => {
    expect(parseViewed(text)).toEqual([]);
  });
  test("keep what is right in a damaged list", () => {
    expect(parseViewed('["1",2,"1","",null,"3"]')).toEqual(["1", "3"]);
  });
  test("are kept for the page when nothing can be stored", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    recordView("1");
    expect(renderHook(() => useRecentlyViewed()).result.current.list).toEqual(["1"]);
  });
  test("tell who shows them", () => {
    const { result } = renderHook(() => useRecentlyViewed());
    expect(result.current).toEqual({ list: [], detailedList: [] });
    act(() => recordView("7"));
    expect(result.current.list).toEqual(["7"]);
  });
  test("follow another tab", () => {
    const { result } = renderHook(() => useRecentlyViewed());
    localStorage.setItem("rVP", '["5"]');
    act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "rVP" })));
    expect(result.current.list).toEqual(["5"]);
  });
  test("fetch their details once, in their own order, without those that are gone", async () => {
    setServiceAddresses({ search: "https://search.example" });
    const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(
      async () =>
        new Response(JSON.stringify({ products: [{ id: "1" }, { id: "3" }] }), {
          headers: { "Content-Type": "application/json" },
        }),
    );
    for (const id of ["1", "2", "3"]) recordView(id);
    const { result } = renderHook(() => useRecentlyViewed({ details: true }));
    await waitFor(() => expect(result.current.detailedList.map(({ id }) => id)).toEqual(["3", "1"]));
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(String(fetched.mock.calls[0]?.[1]?.body)).toBe('{"ids":["3","2","1"]}');
  });
});
