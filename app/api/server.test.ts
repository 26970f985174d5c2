import { expect, test, vi } from "vitest";
import { mostViewedItems } from "#contract/recommendations";
import { search } from "#contract/search";
import { json, loaderContext } from "../../tests/loader-context";
import { apiOf, optional } from "./server";

test("server rendering is anonymous: no bearer, no cart session, no cookies", async () => {
  const { context, sent } = loaderContext(() => json({ hits: { hits: [], total: { value: 0 } } }));
  await apiOf(context).ask(search, { body: {} as never });
  const names = [...(sent[0]?.headers.keys() ?? [])].sort();
  expect(names).toEqual(["accept", "content-type"]);
});

test("on a page that knows the visitor's cart every call names it, which only HTTP can", async () => {
  const { context, sent } = loaderContext(() => json({ hits: { hits: [], total: { value: 0 } } }));
  context.cartSession = "a".repeat(32);
  context.answer = () => {
    throw new Error("was asked by value");
  };
  await apiOf(context).ask(search, { body: {} as never });
  expect(sent[0]?.headers.get("x-cart-session")).toBe("a".repeat(32));
});

test("one request has one api", () => {
  const { context } = loaderContext(() => json({}));
  expect(apiOf(context)).toBe(apiOf(context));
});

test("what a page can do without is null when its backend fails", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { context } = loaderContext(() => Promise.reject(new TypeError("fetch failed")));
  expect(await optional(apiOf(context).ask(mostViewedItems, { query: {} }))).toBeNull();
});
