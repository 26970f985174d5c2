import { expect, test, vi } from "vitest";
import { type Call, defineCall } from "#contract/call";
import { type ApiSettings, createApi } from "./client";

const anyCall = (changes: Partial<Call> = {}): Call =>
  defineCall({ name: "anything", service: "search", method: "GET", path: "/things", ...changes });
const json = (value: unknown, status = 200, type = "application/json") =>
  new Response(JSON.stringify(value), { status, headers: { "Content-Type": type } });

/** An API whose backend returns `answer`; records what was sent to it and what was logged. */
function recording(answer: () => Response | Promise<Response>, settings: Partial<ApiSettings> = {}) {
  const sent: { url: string; init: RequestInit; headers: Headers }[] = [];
  const logged: { message: string; details: Record<string, unknown> }[] = [];
  const api = createApi({
    addressOf: (service) => `https://${service}.example/base`,
    fetch: async (url, init) => {
      sent.push({ url, init, headers: new Headers(init.headers) });
      return answer();
    },
    log: (message, details) => logged.push({ message, details }),
    ...settings,
  });
  return { api, sent, logged };
}

test("an answer has status, ok, body, url and the parsed JSON", async () => {
  const { api } = recording(() => json({ a: 1 }, 201));
  expect(await api.send(anyCall(), {})).toEqual({
    status: 201,
    ok: true,
    body: '{"a":1}',
    url: "https://search.example/base/things",
    json: { a: 1 },
  });
});

test.each([
  ["text/html", undefined],
  ["text/plain; note=application/json", undefined],
  ["application/jsonp", undefined],
  ["application/json; charset=utf-8", { a: 1 }],
  ["application/problem+json", { a: 1 }],
])("an answer of type %s has json %j", async (type, expected) => {
  const { api } = recording(() => json({ a: 1 }, 200, type));
  expect((await api.send(anyCall(), {})).json).toEqual(expected);
});

test("truncated JSON, and JSON without a content type, are no answer", async () => {
  const cut = recording(() => new Response('{"a":', { headers: { "Content-Type": "application/json" } }));
  expect(await cut.api.ask(anyCall(), {})).toBeNull();
  const untyped = recording(() => new Response(new TextEncoder().encode('{"a":1}')));
  expect(await untyped.api.ask(anyCall(), {})).toBeNull();
});

test.each([204, 301, 400, 401, 404, 500, 503])("status %i is null for the caller", async (status) => {
  const { api } = recording(() => (status === 204 ? new Response(null, { status }) : json({ a: 1 }, status)));
  expect(await api.ask(anyCall(), {})).toBeNull();
});

test("an answer that is not ok is logged with status, url and body, but never the token", async () => {
  const { api, logged } = recording(() => json({ message: "stuk" }, 500), { bearer: () => "geheim-token" });
  await api.ask(anyCall({ bearer: "optional" }), {});
  expect(logged).toEqual([
    {
      message: "Fetch not ok",
      details: { status: 500, url: "https://search.example/base/things", body: '{"message":"stuk"}' },
    },
  ]);
  expect(JSON.stringify(logged)).not.toContain("geheim");
});

test("a long body is cut in the log", async () => {
  const { api, logged } = recording(() => new Response("x".repeat(10_000), { status: 502 }));
  await api.ask(anyCall(), {});
  expect(String(logged[0]?.details.body)).toHaveLength(500);
});

test("the bearer goes along with calls that take one, and with no other", async () => {
  const { api, sent } = recording(() => json({}), { bearer: () => "t" });
  for (const bearer of ["never", "optional", "required"] as const) await api.send(anyCall({ bearer }), {});
  expect(sent.map(({ headers }) => headers.get("authorization"))).toEqual([null, "Bearer t", "Bearer t"]);
});

test("the cart session goes along when there is one", async () => {
  const { api, sent } = recording(() => json({}), { cartSession: () => "abc" });
  await api.send(anyCall(), {});
  expect(sent[0]?.headers.get("x-cart-session")).toBe("abc");
  const without = recording(() => json({}), { cartSession: () => undefined });
  await without.api.send(anyCall(), {});
  expect(without.sent[0]?.headers.has("x-cart-session")).toBe(false);
});

test("parameters and query are encoded, undefined values left out, and no cookies are sent", async () => {
  const { api, sent } = recording(() => json({}));
  await api.send(anyCall({ path: "/shop/{id}" }), { params: { id: "a/b?c" }, query: { q: "é&", n: 2, no: undefined } });
  expect(sent[0]?.url).toBe("https://search.example/base/shop/a%2Fb%3Fc?q=%C3%A9%26&n=2");
  expect(sent[0]?.init.credentials).toBe("omit");
});

test("a body is sent as JSON with its content type; a call without one names no content type", async () => {
  const { api, sent } = recording(() => json({}));
  await api.send(anyCall({ method: "POST" }), { body: { a: 1 } });
  await api.send(anyCall(), {});
  expect(sent[0]?.init).toMatchObject({ method: "POST", body: '{"a":1}' });
  expect(sent[0]?.headers.get("content-type")).toBe("application/json");
  expect(sent[1]?.headers.has("content-type")).toBe(false);
});

test("a network failure is logged and thrown to the caller", async () => {
  const { api, logged } = recording(() => Promise.reject(new TypeError("fetch failed")));
  await expect(api.ask(anyCall(), {})).rejects.toThrow("fetch failed");
  expect(logged[0]).toMatchObject({ message: "Fetch failed", details: { call: "anything" } });
});

test("a backend that does not answer in time is given up", async () => {
  const { api } = recording(() => json({}), {
    fetch: (_, init) =>
      new Promise((__, reject) => init.signal?.addEventListener("abort", () => reject(init.signal?.reason))),
    timeoutMs: 10,
  });
  await expect(api.ask(anyCall(), {})).rejects.toThrow(/timeout|aborted/i);
});

test("a caller that leaves stops the call, and that is nobody's error", async () => {
  const { api, logged } = recording(() => json({}), {
    fetch: (_, init) => (init.signal?.aborted ? Promise.reject(init.signal.reason) : Promise.resolve(json({}))),
  });
  await expect(api.ask(anyCall(), {}, { signal: AbortSignal.abort() })).rejects.toThrow();
  expect(logged).toEqual([]);
});

test("a backend that never stops talking is cut off", async () => {
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)) });
  const { api } = recording(() => new Response(endless));
  await expect(api.send(anyCall(), {})).rejects.toThrow(/larger than/);
});

test("an answer that is not what the contract promises is null and logged", async () => {
  const { api, logged } = recording(() => json({ hello: "world" }), { read: () => ({ value: undefined, dropped: 0 }) });
  expect(await api.ask(anyCall(), {})).toBeNull();
  expect(logged[0]?.message).toBe("Answer is not what the contract promises");
});

test("without a log of its own, the wrapper writes to the console", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const { fetch } = { fetch: async () => json({}, 500) };
  await createApi({ fetch, addressOf: () => "https://x.example" }).ask(anyCall(), {});
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});

test("a call that is worth it after a 401 is sent once more, and no third time", async () => {
  let worth = true;
  const unauthorized = vi.fn(async () => worth);
  const { api, sent } = recording(() => json({}, 401), { bearer: () => "t", unauthorized });
  expect((await api.send(anyCall({ bearer: "required" }), {})).status).toBe(401);
  expect([sent.length, unauthorized.mock.calls.length]).toEqual([2, 2]);
  worth = false;
  await api.send(anyCall({ bearer: "optional" }), {});
  expect([sent.length, unauthorized.mock.calls.length]).toEqual([3, 3]);
  await api.send(anyCall({ bearer: "never" }), {});
  expect(unauthorized).toHaveBeenCalledTimes(3);
});

test("a value of this process is handed over as it is, and nothing is sent", async () => {
  const value = { a: [1] };
  const { api, sent, logged } = recording(() => json({}), {
    answer: async () => ({ status: 200, value }),
    read: () => ({ value: undefined, dropped: 0 }),
  });
  expect(await api.ask(anyCall(), {})).toBe(value);
  expect([sent, logged]).toEqual([[], []]);
});

test("a failure of this process has its status, and is logged as one over HTTP is", async () => {
  const error = { code: "not_found", message: "There is no such thing." };
  const { api, logged } = recording(() => json({}), { answer: async () => ({ status: 404, error }) });
  expect(await api.result(anyCall(), {})).toEqual({
    ...{ ok: false, status: 404, reason: "refused" },
    ...{ code: "not_found", fields: [] },
  });
  const url = "https://search.example/base/things";
  expect(logged[0]?.details).toEqual({ status: 404, url, body: JSON.stringify({ error }) });
});

test("a service of this process that does not answer in time is given up, and the page knows", async () => {
  const miss = vi.fn();
  const timedOut = vi.fn();
  const { api } = recording(() => json({}), {
    answer: () => new Promise(() => {}),
    page: { remaining: () => 5, missed: new Map(), miss, apart: (work) => work() },
    breaker: { enter: async () => ({ answered: () => {}, timedOut }) },
  });
  await expect(api.ask(anyCall(), {})).rejects.toThrow(/in time/);
  expect(miss).toHaveBeenCalledWith(anyCall(), "late");
  expect(timedOut).not.toHaveBeenCalled(); // too little time was left to blame the service
});

test("what goes along in headers is asked over HTTP", async () => {
  const { api, sent } = recording(() => json({ a: 1 }), { answer: async () => ({ status: 200, value: {} }) });
  await api.ask(anyCall(), {}, { headers: { "X-Client-Address": "1" } });
  expect(sent).toHaveLength(1);
});

test("a result names why there is nothing", async () => {
  const unread = { read: () => ({ value: undefined, dropped: 0 }) };
  const cases: [string, () => Response | Promise<Response>, Partial<ApiSettings>?][] = [
    ["refused", () => json({}, 409)],
    ["failing", () => json({}, 503)],
    ["failing", () => json({}, 429)],
    ["unreachable", () => Promise.reject(new TypeError("fetch failed"))],
    ["late", () => Promise.reject(new DOMException("late", "TimeoutError"))],
    ["empty", () => new Response("")],
    ["empty", () => json(null)],
    ["unreadable", () => json({ hello: "world" }), unread],
    ["unreadable", () => new Response("<h1>Welkom</h1>", { headers: { "Content-Type": "text/html" } })],
  ];
  for (const [reason, answer, settings] of cases) {
    expect(await recording(answer, settings).api.result(anyCall(), {})).toMatchObject({ ok: false, reason });
  }
  const { api } = recording(() => json({ a: 1 }));
  expect(await api.result(anyCall(), {})).toEqual({ ok: true, status: 200, value: { a: 1 } });
});

test("a result throws only for a caller that has left", async () => {
  const { api } = recording(() => json({}), { fetch: (_, init) => Promise.reject(init.signal?.reason) });
  await expect(api.result(anyCall(), {}, { signal: AbortSignal.abort() })).rejects.toThrow();
});

test("a refusal names the fields that its service found wrong", async () => {
  const issues = [{ path: "body.address.postalCode" }, { path: "body.ids.3" }, { path: "query.x" }, null, 5];
  const { api } = recording(() => json({ error: { issues } }, 400));
  expect(await api.result(anyCall(), {})).toMatchObject({ reason: "refused", fields: ["postalCode", "ids"] });
});
