import { expect, test, vi } from "vitest";
import { defineCall } from "#contract/call";
import { json, loaderContext } from "../../tests/loader-context";
import { createBreaker } from "./breaker";
import { createApi } from "./client";
import { startPageCalls } from "./page-calls";
import { apiOf, missing, optional } from "./server";

const call = (name: string) => defineCall<object, object>({ name, service: "search", method: "GET", path: `/${name}` });

/** Settles only when it is aborted. */
const hanging = (_: string, init: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    init.signal?.addEventListener("abort", () => reject(init.signal?.reason));
  });

function page(fetch: (url: string, init: RequestInit) => Promise<Response>, budgetMs = 30) {
  const calls = startPageCalls(budgetMs);
  const send = vi.fn(fetch);
  const api = createApi({ fetch: send, addressOf: () => "https://x.example", page: calls, log: () => undefined });
  return { api, calls, send };
}

test("calls one after another share the time of their page", async () => {
  const { api, calls, send } = page(hanging);
  expect(await optional(api.ask(call("first"), {}))).toBeNull();
  await vi.waitFor(() => expect(calls.remaining()).toBe(0));
  expect(await optional(api.ask(call("second"), {}))).toBeNull();
  expect(send).toHaveBeenCalledTimes(1);
  expect([...calls.missed]).toEqual([
    ["first", "late"],
    ["second", "late"],
  ]);
});

test("what a form asked for, and its visitor waits for, takes none of the page's time", async () => {
  let now = 0;
  const calls = startPageCalls(2_500, () => now);
  const answer = await calls.apart(async () => {
    now += 20_000;
    return "checked";
  });
  expect([answer, calls.remaining()]).toEqual(["checked", 2_500]);
  const late = page(async () => json({}), 0);
  expect(await optional(late.api.ask(call("part"), {}))).toBeNull();
  await late.api.send(call("part"), {}, { isApart: true });
  expect(late.send).toHaveBeenCalledTimes(1);
});

test.each([
  ["an error of the service", async () => json({}, 500)],
  ["too many requests", async () => json({}, 429)],
  [
    "HTML in the place of JSON",
    async () => new Response("<h1>Welkom</h1>", { headers: { "Content-Type": "text/html" } }),
  ],
  ["no connection", () => Promise.reject(new TypeError("fetch failed"))],
])("a page knows what it misses: %s", async (_case, fetch) => {
  const { api, calls } = page(fetch, 5_000);
  await optional(api.ask(call("part"), {}));
  expect([...calls.missed]).toEqual([["part", "failed"]]);
});

test("an answer of a wrong shape is missed too", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { context } = loaderContext(() => json({ hello: "world" }));
  const { search } = await import("#contract/search");
  await optional(apiOf(context).ask(search, { body: {} as never }));
  expect(context.calls?.missed.get("search")).toBe("failed");
});

test("a service that says that something is not there has answered", async () => {
  const { api, calls } = page(async () => json({}, 404), 5_000);
  expect(await api.ask(call("part"), {})).toBeNull();
  expect(calls.missed.size).toBe(0);
});

test("a call whose service times out again and again is not waited for", async () => {
  const breaker = createBreaker();
  for (let i = 0; i < 8; i++) (await breaker.enter("part"))?.timedOut();
  const calls = startPageCalls();
  const send = vi.fn(hanging);
  const api = createApi({ fetch: send, addressOf: () => "https://x.example", page: calls, breaker });
  await expect(api.ask(call("part"), {})).rejects.toThrow(/does not answer in time/);
  expect(send).not.toHaveBeenCalled();
  expect(calls.missed.get("part")).toBe("late");
});

test("what came too late is a 503 that asks to come back; what is not there is a 404", async () => {
  const { context } = loaderContext(() => json({}, 404));
  apiOf(context);
  expect(missing(context, call("product"), "Not found").status).toBe(404);
  context.calls?.miss(call("product"), "late");
  const late = missing(context, call("product"), "Not found");
  expect([late.status, late.statusText, late.headers.get("Retry-After")]).toEqual([503, "Not found", "5"]);
  expect(late.headers.get("Cache-Control")).toBe("no-store");
});
