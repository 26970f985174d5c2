import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { refusal } from "./guards";

const ask = (url: string, more: Partial<IncomingMessage> = {}) =>
  refusal({ method: "GET", url, headers: {}, ...more } as IncomingMessage, () => ["shop.example", "127.0.0.1:3000"])
    ?.status;

test("ordinary paths pass", () => {
  expect(ask("/")).toBeUndefined();
  expect(ask("/zoeken/?q=caf%C3%A9+cr%C3%A8me")).toBeUndefined();
  expect(ask("/product/caf%C3%A9/1/", { method: "HEAD" })).toBeUndefined();
});

test("unknown methods are refused with 405", () => {
  expect(ask("/", { method: "TRACE" })).toBe(405);
  expect(ask("/", { method: "BREW" })).toBe(405);
});

test("paths that are too long or too deep are refused with 414", () => {
  expect(ask(`/${"a".repeat(10_000)}`)).toBe(414);
  expect(ask("/a".repeat(20))).toBe(414);
});

test("invalid percent-encoding and other nonsense is refused with 400", () => {
  expect(ask("/%E0%A4%A")).toBe(400);
  expect(ask("/zoeken/?q=%zz")).toBe(400);
  expect(ask("/a%00b")).toBe(400);
  expect(ask("//evil.example/")).toBe(400);
  expect(ask("http://evil.example/")).toBe(400);
  for (const path of ["/\\evil.example", "/%5C%5C/", "/a/%5cb"]) expect(ask(path), path).toBe(400);
  expect(ask("/zoeken/?q=a%5Cb")).toBeUndefined();
});

test("a write from another origin is refused, from ours it passes", () => {
  const post = (headers: Record<string, string>) => ask("/?_data=routes%2Fx", { method: "POST", headers });
  expect(post({ origin: "https://evil.example" })).toBe(403);
  expect(post({ origin: "null" })).toBe(403);
  expect(post({ "sec-fetch-site": "cross-site" })).toBe(403);
  expect(post({ origin: "https://shop.example" })).toBeUndefined();
});
