import { request } from "node:http";
import type { AppLoadContext } from "@remix-run/node";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Asked, asJson, change, closeShop, connections, gate, openShop, port } from "./pages-fixture";
import type { Storefront } from "./storefront";

type Render = (context: AppLoadContext, url: URL) => Promise<string> | string;

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(closeShop);

/** A shop in which every page is what `render` returns. */
function open(render: Render, more: Partial<Storefront> = {}) {
  const loader = async ({ context, request }: Asked) => asJson(await render(context, new URL(request.url)));
  return openShop({ root: { id: "root", path: "*", module: { default: () => null, loader } } }, more);
}

/** Disconnects before the response arrives. */
function visitAndLeave(path: string): void {
  const outgoing = request({ host: "127.0.0.1", port: port(), path, agent: false });
  outgoing.on("error", () => undefined).end();
  outgoing.on("socket", (socket) => socket.once("connect", () => setImmediate(() => outgoing.destroy())));
}

test("a HEAD request first leaves no empty page for those who come after", async () => {
  const ask = await open(() => "home");
  const head = await ask("/", "HEAD");
  expect([head.status, head.text]).toEqual([200, ""]);
  expect((await ask("/")).text).toContain("home");
});

test("a refused write empties nothing", async () => {
  const render = vi.fn(() => "home");
  const ask = await open(render);
  await ask("/");
  expect((await ask("/api/feeds/import", "POST", { "content-length": "0" })).status).toBe(401);
  await ask("/");
  expect(render).toHaveBeenCalledTimes(1);
  change({ productIds: new Set(["1"]) });
  await ask("/");
  expect(render).toHaveBeenCalledTimes(2);
});

test("the first visitor leaves: all who wait for the same page get it whole", async () => {
  const { lift, lifted } = gate();
  const render = vi.fn(async () => {
    await lifted;
    return "whole";
  });
  const ask = await open(render);
  visitAndLeave("/traag/");
  await vi.waitFor(() => expect(render).toHaveBeenCalled());
  const others = Promise.all(Array.from({ length: 10 }, () => ask("/traag/")));
  await vi.waitFor(async () => expect(await connections()).toBe(10));
  lift();
  for (const { status, text } of await others) {
    expect(status).toBe(200);
    expect(text).toContain("whole");
  }
  expect(render).toHaveBeenCalledTimes(1);
});

test("a page that misses a part is sent to nobody but its visitor, and recovers with the service", async () => {
  let down = true;
  const ask = await open((context) => {
    const missed = new Map([["deals", "failed" as const]]);
    if (down) context.calls = { missed, remaining: () => 0, miss: () => undefined, apart: (work) => work() };
    return down ? "without deals" : "with deals";
  });
  const hollow = await ask("/");
  expect([hollow.status, hollow.headers["cache-control"]]).toEqual([200, "no-store"]);
  down = false;
  const whole = await ask("/");
  expect(whole.text).toContain("with deals");
  expect(whole.headers["cache-control"]).toContain("s-maxage");
});

test("campaign parameters share one document, which knows nothing of them", async () => {
  const seen: string[] = [];
  const ask = await open((_, url) => {
    seen.push(url.pathname + url.search);
    return "page";
  });
  for (const query of ["?gclid=1", "?utm_source=a", "", "?whatever=2"]) await ask(`/${query}`);
  expect(seen).toEqual(["/"]);
});

test("more visitors than can be served hear when to come back, in Dutch, and nothing of it is kept", async () => {
  const { lift, lifted } = gate();
  const ask = await open(async () => {
    await lifted;
    return "page";
  });
  const many = Array.from({ length: 300 }, (_, n) => ask(`/product/x/${n}/`));
  const refused = await Promise.race(many);
  expect(refused.status).toBe(503);
  expect(refused.headers["retry-after"]).toBe("3");
  expect(refused.headers["cache-control"]).toBe("no-store");
  expect(refused.text).toContain("Het is even te druk");
  lift();
  const statuses = (await Promise.all(many)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
});

test("pages name the operator's origin, whatever host a request claims", async () => {
  const ask = await open((context) => `${context.origin}|`, {
    publicOrigin: "https://shop.example",
  });
  const answer = await ask("/", "GET", { host: "evil.example", "x-forwarded-host": "evil.example" });
  expect(answer.text).toContain("https://shop.example|");
  expect(answer.headers["strict-transport-security"]).toBeDefined();
});

test("a method that no page has is refused with those that there are", async () => {
  const answer = await (await open(() => "page"))("/", "TRACE");
  expect([answer.status, answer.headers.allow]).toEqual([405, "GET, HEAD, POST, PUT, DELETE"]);
});
