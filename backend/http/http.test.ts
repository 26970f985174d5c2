import { z } from "@hono/zod-openapi";
import { beforeEach, expect, it, vi } from "vitest";
import { defineCall } from "#contract/call";
import { failure } from "./failure";
import { composeService, createRoutes } from "./routes";
import { serve } from "./serve";

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
beforeEach(() => void vi.clearAllMocks());

const greet = defineCall<{ params: { name: string }; query: { times: number } }, { text: string }>({
  name: "greet",
  service: "site",
  method: "GET",
  path: "/greet/{name}",
});
const keep = defineCall<{ body: { words: string[] } }, { kept: number }>({
  name: "keep",
  service: "site",
  method: "POST",
  path: "/keep",
});

function service() {
  const routes = createRoutes({ log, maxBody: 100 });
  const params = z.object({ name: z.string() });
  const query = z.object({ times: z.coerce.number().int().min(1) });
  serve(routes, greet, { params, query, maxAge: 60 }, (received) => {
    if (received.params.name === "nobody") throw failure(404, "Nobody is called that.");
    if (received.params.name === "bug") throw new Error("secret insides");
    return { text: received.params.name.repeat(received.query.times) };
  });
  const body = z.object({ words: z.array(z.string()).max(3) });
  serve(routes, keep, { body }, (received) => ({
    kept: received.body.words.length,
  }));
  return composeService("Test", log, [routes]);
}

function post(body: string, type = "application/json"): Promise<Response> {
  return Promise.resolve(service().request("/keep", { method: "POST", body, headers: { "Content-Type": type } }));
}

it("answers with a tag and lets a caller that has it keep what it has", async () => {
  const first = await service().request("/greet/jip?times=2");
  expect(await first.json()).toEqual({ text: "jipjip" });
  expect(first.headers.get("Cache-Control")).toContain("public, max-age=60");
  const tag = first.headers.get("ETag") ?? "";
  const again = await service().request("/greet/jip?times=2", { headers: { "If-None-Match": `"other", W/${tag}` } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  const changed = await service().request("/greet/jip?times=3", { headers: { "If-None-Match": tag } });
  expect(changed.status).toBe(200);
});

it("names every part of a request that is wrong", async () => {
  const response = await service().request("/greet/jip?times=no");
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { code: "invalid", issues: [{ path: "query.times" }] } });
});

it("answers a failure thrown on purpose with its status, and never lets it be kept", async () => {
  const response = await service().request("/greet/nobody?times=1");
  expect(response.status).toBe(404);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.json()).toEqual({ error: { code: "not_found", message: "Nobody is called that." } });
});

it("logs an unexpected error and tells the caller nothing of it", async () => {
  const response = await service().request("/greet/bug?times=1");
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("secret");
  expect(log.error).toHaveBeenCalledWith(
    "call failed",
    expect.objectContaining({ error: expect.stringContaining("secret insides") }),
  );
});

it("takes a good body, whose answer nobody may keep", async () => {
  const response = await post('{"words":["a"]}', "application/json; charset=utf-8");
  expect(await response.json()).toEqual({ kept: 1 });
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});

it.each([
  ["no JSON", "{words", "application/json", 400],
  ["a wrong field", '{"words":[1]}', "application/json", 400],
  ["a list that is too long", '{"words":["a","b","c","d"]}', "application/json", 400],
  ["another content type", "words=a", "application/x-www-form-urlencoded", 415],
  ["a body that is too large", JSON.stringify({ words: ["a".repeat(200)] }), "application/json", 413],
])("refuses %s", async (_case, body, type, status) => {
  const response = await post(body, type);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: { code: expect.any(String), message: expect.any(String) } });
});

it("refuses lists thousands deep as it refuses any other wrong body", async () => {
  const routes = createRoutes({ log, maxBody: 100_000 });
  const body = z.object({ words: z.array(z.string()) });
  serve(routes, keep, { body }, () => ({ kept: 0 }));
  const deep = `{"words":${"[".repeat(20_000)}${"]".repeat(20_000)}}`;
  const headers = { "Content-Type": "application/json" };
  const response = await composeService("Test", log, [routes]).request("/keep", {
    method: "POST",
    body: deep,
    headers,
  });
  expect(response.status).toBe(400);
});

it("answers unknown paths and methods as JSON", async () => {
  for (const [path, method] of [
    ["/nowhere", "GET"],
    ["/greet/jip", "PUT"],
    ["/keep", "GET"],
  ] as const) {
    const response = await service().request(path, { method, headers: { "Content-Type": "application/json" } });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: "not_found" } });
  }
});

it("describes itself", async () => {
  const description = await (await service().request("/openapi.json")).json();
  expect(description).toMatchObject({
    openapi: "3.1.0",
    paths: { "/greet/{name}": { get: { operationId: "greet" } }, "/keep": { post: { operationId: "keep" } } },
  });
});
