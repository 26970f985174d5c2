import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { SearchResponse } from "#contract/search";
import { setCredentials, setServiceAddresses } from "~/api/browser";
import { session } from "~/stores/session/session";
import { aSummary } from "../product/product-fixtures";
import type { SearchData } from "./load-search";
import { parseSearch } from "./search-url";
import { useOwnSearch } from "./use-own-search";

const hits = (...ids: string[]) => ids.map((id) => ({ _id: id, _source: aSummary({ id }) }));
const response = (search_id: string, ...ids: string[]): SearchResponse => ({
  hits: { hits: hits(...ids), total: { value: ids.length } },
  expiredProducts: [],
  warnings: [],
  spellingCorrections: [],
  top_categories: [],
  videos: [],
  search_id,
});
const shared: SearchData = {
  place: { kind: "search", slugs: [] },
  state: parseSearch(new URLSearchParams("q=lamp&brand=Philips")),
  results: response("shared", "1", "2"),
  facets: {},
  category: null,
  names: {},
  popularTerms: [],
  adult: false,
};

let answer = () => Response.json(response("own", "1", "2"));
const asked = vi.fn(async (_: RequestInfo | URL, __?: RequestInit) => answer());
beforeEach(() => {
  asked.mockClear();
  vi.stubGlobal("fetch", asked);
  setServiceAddresses({ search: "https://search.example" });
  setCredentials({ bearer: () => session.token?.accessToken });
  session.token = aToken("token-1");
  session.queue.open();
  session.store.setState({ status: "signed-in", profile: null, signupRequired: false });
});
const aToken = (accessToken: string) => ({ accessToken, expiresAt: Date.now() / 1_000 + 300 });
const show = () => renderHook(() => useOwnSearch(shared)).result;

test("the browser of somebody who is signed in searches with their token, for what the document shows", async () => {
  const result = show();
  expect(result.current.searchId).toBeUndefined();
  await waitFor(() => expect(result.current.searchId).toBe("own"));
  const [url, init] = asked.mock.calls[0] ?? [];
  expect(String(url)).toBe("https://search.example/search");
  expect(new Headers(init?.headers).get("authorization")).toBe("Bearer token-1");
  expect(JSON.parse(String(init?.body))).toMatchObject({ q: "lamp", filters: { brand: ["Philips"] } });
  expect(result.current.data).toBe(shared);
});

test("after a load the search waits for the token, which is at hand later than who is signed in", async () => {
  session.queue.close();
  session.token = undefined;
  const result = show();
  await act(async () => {});
  expect(asked).not.toHaveBeenCalled();
  expect(result.current.searchId).toBeUndefined();
  session.token = aToken("token-2");
  session.queue.open();
  await waitFor(() => expect(result.current.searchId).toBe("own"));
  expect(asked.mock.calls.map(([, init]) => new Headers(init?.headers).get("authorization"))).toEqual([
    "Bearer token-2",
  ]);
});

test("other results than those of the document take their place", async () => {
  answer = () => Response.json(response("own", "2", "1"));
  const result = show();
  await waitFor(() => expect(result.current.data.results.search_id).toBe("own"));
  expect(result.current.data.results.hits.hits.map(({ _id }) => _id)).toEqual(["2", "1"]);
  expect(result.current.data.facets).toBe(shared.facets);
});

test("without an answer the document stays as it is", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  answer = () => new Response("stuk", { status: 500 });
  const result = show();
  await waitFor(() => expect(result.current.searchId).toBeNull());
  expect(result.current.data).toBe(shared);
});

test("nobody else's browser searches a second time", async () => {
  act(() => session.store.setState({ status: "anonymous" }));
  expect(show().current).toEqual({ data: shared, searchId: null });
  act(() => session.store.setState({ status: "unknown" }));
  expect(show().current.searchId).toBeNull();
  document.documentElement.dataset.account = "in";
  expect(show().current.searchId).toBeUndefined();
  delete document.documentElement.dataset.account;
  expect(asked).not.toHaveBeenCalled();
});
