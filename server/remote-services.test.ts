import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Call, CallInput } from "#contract/call";
import { product } from "#contract/products";
import { type ServiceName, serviceNames, services } from "#contract/services";
import { createApi } from "../app/api/client";
import { apiOf } from "../app/api/server";
import { goodAnswers } from "../tests/good-answers";
import { loaderContext } from "../tests/loader-context";
import { readConfig } from "./config";
import { createDispatch } from "./dispatch";

const modules = import.meta.glob<Record<string, unknown>>(["../contract/*.ts", "!../contract/*.test.ts"], {
  eager: true,
});
const isCall = (value: unknown): value is Call =>
  typeof value === "object" && value !== null && "service" in value && "method" in value && "path" in value;
const calls = Object.values(modules).flatMap((exports) => Object.values(exports).filter(isCall));

/** All services as one remote server, distinguished by the first path segment. */
let server: Server;
let origin: string;
const asked: { method: string; url: string; authorization: string | undefined }[] = [];

function answer({ method = "", url = "", headers }: IncomingMessage): string {
  asked.push({ method, url, authorization: headers.authorization });
  return url.includes("/product/") ? JSON.stringify(goodAnswers.product) : "{}";
}
beforeAll(async () => {
  server = createServer((req, res) => {
    res.setHeader("Content-Type", req.url?.endsWith(".webp") ? "image/webp" : "application/json");
    res.end(answer(req));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  asked.length = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The shop with these services remote; `embedded` records the calls to its own backend. */
function shopWith(...remote: ServiceName[]) {
  const env = Object.fromEntries(remote.map((name) => [services[name].env, `${origin}/${name}/`]));
  const embedded = vi.fn(async (request: Request) => Response.json({ path: new URL(request.url).pathname }));
  const dispatch = createDispatch({ fetch: embedded }, readConfig(env).remote);
  const api = createApi({ fetch: dispatch.fetch, addressOf: dispatch.addressOf, bearer: () => "token" });
  return { dispatch, embedded, api };
}

/** Fills every path parameter. */
const inputOf = ({ path, method }: Call): CallInput => ({
  params: Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, `a-${name}`])),
  ...(method === "POST" ? { body: {} } : {}),
});
const pathOf = ({ path }: Call) => path.replace(/\{(\w+)\}/g, "a-$1");

test.each(serviceNames)(
  "%s can be replaced by a remote one, with the bearer where the contract says so",
  async (name) => {
    const { api, embedded, dispatch } = shopWith(name);
    const own = calls.filter(({ service }) => service === name);
    for (const call of own) await api.send(call, inputOf(call));
    expect(asked).toEqual(
      own.map((call) => ({
        method: call.method,
        url: `/${name}${pathOf(call)}`,
        authorization: call.bearer === "never" ? undefined : "Bearer token",
      })),
    );
    expect(embedded).not.toHaveBeenCalled();
    const { browser } = services[name];
    expect(dispatch.browserServices[name]).toBe(browser ? `${origin}/${name}` : undefined);
    expect(dispatch.remoteOrigins).toEqual(browser ? [origin] : []);
  },
);

test.each(serviceNames)("the other services stay in this process when %s is remote", async (name) => {
  const { api, embedded } = shopWith(name);
  const others = calls.filter(({ service }) => service !== name);
  for (const call of others) await api.send(call, inputOf(call));
  expect(asked).toEqual([]);
  expect(embedded.mock.calls.map(([request]) => new URL(request.url).pathname)).toEqual(
    others.map((call) => services[call.service].mount + pathOf(call)),
  );
});

test("pictures come from the image service that IMAGES_URL names, which is asked for them without a bearer", async () => {
  const { dispatch } = shopWith("images", "search");
  const { context } = loaderContext(() => Response.json({}), {
    dispatch: dispatch.fetch,
    addressOf: dispatch.addressOf,
    browserServices: dispatch.browserServices,
  });
  const answered = await apiOf(context).ask(product, {
    params: { id: "1", suffix: "" },
    query: { withExpired: 1, withRedirects: 1 },
  });
  const [image] = answered && "images" in answered ? answered.images : [];
  expect(image?.url).toBe(`${origin}/images/p/{width}.webp`);
  asked.length = 0;
  const picture = await fetch(image?.url.replace("{width}", "480") ?? "");
  expect(picture.headers.get("content-type")).toBe("image/webp");
  expect(asked).toEqual([{ method: "GET", url: "/images/p/480.webp", authorization: undefined }]);
});
