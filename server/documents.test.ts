// @vitest-environment node
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDocumentCache, type Document, makeDocument, sendDocument } from "./documents";

const page = (text: string, status = 200) => makeDocument(status, [["content-type", "text/html"]], Buffer.from(text));

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

test("visitors who come together wait for one render", async () => {
  const cache = createDocumentCache();
  const render = vi.fn(async () => page("x"));
  await Promise.all([cache.get("k", render), cache.get("k", render), cache.get("k", render)]);
  expect(render).toHaveBeenCalledTimes(1);
});

test("a stale document is sent at once while a fresh one is made", async () => {
  const cache = createDocumentCache();
  await cache.get("k", async () => page("old"));
  vi.setSystemTime(Date.now() + 15_000);
  const fresh = Promise.resolve(page("new"));
  expect((await cache.get("k", () => fresh)).plain.toString()).toBe("old");
  await fresh;
  expect((await cache.get("k", async () => page("never"))).plain.toString()).toBe("new");
});

test("errors are not kept, and a failed render does not stand in the way of the next", async () => {
  const cache = createDocumentCache();
  await cache.get("k", async () => page("gone", 404));
  expect((await cache.get("k", async () => page("back"))).plain.toString()).toBe("back");
  await expect(cache.get("other", async () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect((await cache.get("other", async () => page("up"))).plain.toString()).toBe("up");
});

test("after forgetting, neither kept documents nor those under way are used", async () => {
  const cache = createDocumentCache();
  let finish: (document: Document) => void = () => {};
  const slow = cache.get(
    "k",
    () =>
      new Promise<Document>((resolve) => {
        finish = resolve;
      }),
  );
  cache.clear();
  finish(page("before"));
  await slow;
  expect((await cache.get("k", async () => page("after"))).plain.toString()).toBe("after");
});

async function fetchDocument(document: Document, headers: Record<string, string>) {
  const server = createServer((req, res) => void sendDocument(req, res, document));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } finally {
    server.close();
  }
}

test("a visitor who has the document already gets 304 for the encoding it was sent in", async () => {
  const document = page("x".repeat(5_000));
  const first = await fetchDocument(document, { "accept-encoding": "br" });
  expect(first.headers.get("content-encoding")).toBe("br");
  expect(first.text).toHaveLength(5_000);
  const etag = first.headers.get("etag") ?? "";
  expect((await fetchDocument(document, { "accept-encoding": "br", "if-none-match": etag })).status).toBe(304);
  expect((await fetchDocument(document, { "accept-encoding": "gzip", "if-none-match": etag })).status).toBe(200);
});

test("a visitor who refuses compression gets the plain document", async () => {
  const answer = await fetchDocument(page("x".repeat(5_000)), { "accept-encoding": "identity" });
  expect(answer.headers.get("content-encoding")).toBeNull();
});
