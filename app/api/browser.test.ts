// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { mostViewedItems, personalized } from "#contract/recommendations";
import { search } from "#contract/search";
import { allShops } from "#contract/shops";
import { browserApi, setCredentials, setServiceAddresses } from "./browser";

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  localStorage.clear();
  fetched.mockReset().mockImplementation(async () => Response.json({ products: [] }));
  vi.stubGlobal("fetch", fetched);
  vi.spyOn(console, "error").mockImplementation(() => {});
  setServiceAddresses({ recommendations: "/api/recommendations", search: "https://search.example" });
});
afterEach(() => vi.unstubAllGlobals());

test("the browser calls the addresses that the server named", async () => {
  expect(await browserApi().ask(mostViewedItems, { query: {} })).toEqual({ products: [] });
  expect(fetched.mock.calls[0]?.[0]).toBe("/api/recommendations/mostViewedItems");
});

test("a service that the server did not name is never called", async () => {
  await expect(browserApi().ask(allShops, {})).rejects.toThrow("webshops");
  expect(fetched).not.toHaveBeenCalled();
});

test("the developer's switch stands before the network", async () => {
  localStorage.setItem("debugFetch", "500");
  const answer = await browserApi().send(mostViewedItems, { query: {} });
  expect(answer).toMatchObject({
    status: 500,
    json: { message: "The requested resource is currently unavailable" },
  });
  localStorage.setItem("debugFetch", "throw");
  await expect(browserApi().send(search, { body: {} as never })).rejects.toThrow(TypeError);
  expect(fetched).not.toHaveBeenCalled();
});

test("a browser that closes its storage can call all the same", async () => {
  const closed = vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("closed", "SecurityError");
  });
  expect(await browserApi().ask(mostViewedItems, { query: {} })).toEqual({ products: [] });
  closed.mockRestore();
});

test("the token and the cart session that the session knows go along, and a 401 is told to it", async () => {
  const unauthorized = vi.fn(async () => false);
  setCredentials({ bearer: () => "t", cartSession: () => "abc", unauthorized });
  fetched.mockImplementation(async () => Response.json({}, { status: 401 }));
  await browserApi().ask(personalized, { query: {} } as never);
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get("authorization")).toBe("Bearer t");
  expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get("x-cart-session")).toBe("abc");
  expect(unauthorized).toHaveBeenCalledOnce();
  await browserApi().ask(mostViewedItems, { query: {} });
  expect(unauthorized).toHaveBeenCalledOnce();
  setCredentials({});
});
