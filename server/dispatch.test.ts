import { expect, test } from "vitest";
import { createDispatch } from "./dispatch";

const backend = { fetch: async (request: Request) => new Response(new URL(request.url).pathname) };

test("embedded services are reached in this process, under their mount", async () => {
  const dispatch = createDispatch(backend, {});
  const answer = await dispatch.fetch(`${dispatch.addressOf("prices")}/prices/1`, {});
  expect(await answer.text()).toBe("/api/prices/prices/1");
});

test("a remote service keeps its own address, and its origin is named for the browser", () => {
  const dispatch = createDispatch(backend, { search: "https://search.example/v1" });
  expect(dispatch.addressOf("search")).toBe("https://search.example/v1");
  expect(dispatch.browserServices.search).toBe("https://search.example/v1");
  expect(dispatch.browserServices.products).toBe("/api/products");
  expect(dispatch.browserServices.prices).toBeUndefined();
  expect(dispatch.remoteOrigins).toEqual(["https://search.example"]);
});

test("an embedded service that never answers does not outlive the caller's patience", async () => {
  const dispatch = createDispatch({ fetch: () => new Promise(() => {}) }, {});
  const call = dispatch.fetch(`${dispatch.addressOf("prices")}/prices/1`, { signal: AbortSignal.timeout(5) });
  await expect(call).rejects.toThrow(/time/i);
});
