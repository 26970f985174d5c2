import { createServer, type RequestOptions, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { createHandler } from "./handler";
import type { Storefront } from "./storefront";

type Backend = Parameters<typeof createHandler>[1];

let server: Server | undefined;
afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

/** A shop without a route table, so that every page is a 503. */
async function open(identity: Backend["identity"], paymentProvider?: Backend["paymentProvider"]) {
  const storefront = {
    trustProxy: false,
    site: { state: { previous: [], configVersion: "" } },
  } as unknown as Storefront;
  const backend: Backend = {
    identity,
    paymentProvider,
    fetch: async () => new Response("{}"),
    health: async () => ({ ok: true }),
    onChange: () => () => undefined,
  };
  server = createServer(createHandler(storefront, backend));
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return (path: string, options: RequestOptions = {}) =>
    new Promise<{ status: number; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
      request({ host: "127.0.0.1", port, path, ...options }, (res) => {
        res.resume().on("end", () => resolve({ status: res.statusCode ?? 0, headers: res.headers }));
      })
        .on("error", reject)
        .end();
    });
}
const teapot: Backend["identity"] = async (_req, res) => void res.writeHead(418).end();

it("leaves sign-in to the embedded provider, for reading and for forms", async () => {
  const send = await open(teapot);
  for (const path of ["/identity/auth?x=1", "/.well-known/oauth-authorization-server/identity"]) {
    expect((await send(path)).status, path).toBe(418);
    expect((await send(path)).headers["x-content-type-options"]).toBe("nosniff");
  }
  expect((await send("/identity/token", { method: "POST" })).status).toBe(418);
  for (const path of ["/identity", "/identityx", "/.well-known/openid-configuration"]) {
    expect((await send(path)).status, path).toBe(503);
  }
});

it("lets no other site send forms to it, nor ask across origins", async () => {
  const send = await open(teapot);
  const method = "POST";
  for (const origin of ["https://evil.example", "null"]) {
    expect((await send("/identity/forgot", { method, headers: { origin } })).status).toBe(403);
  }
  const crossSite = { "sec-fetch-site": "cross-site" };
  expect((await send("/identity/forgot", { method, headers: crossSite })).status).toBe(403);
  expect((await send("/identity/token", { method: "OPTIONS" })).status).toBe(405);
});

it("leaves paying to the embedded provider, but lets no other site send its forms", async () => {
  const send = await open(undefined, async (request) => new Response(new URL(request.url).pathname, { status: 418 }));
  expect((await send("/payment-provider/pay/cs_test_1")).status).toBe(418);
  expect((await send("/payment-provider/v1/refunds", { method: "POST" })).status).toBe(418);
  const headers = { origin: "https://evil.example" };
  expect((await send("/payment-provider/pay/cs_test_1", { method: "POST", headers })).status).toBe(403);
  expect((await send("/payment-providers/")).status).toBe(503);
});

it("has no sign-in of its own when a remote provider is used", async () => {
  const send = await open(undefined);
  expect((await send("/identity/auth")).status).toBe(503);
});
