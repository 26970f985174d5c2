import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import { vi } from "vitest";
import { siteFixture } from "../tests/loader-context";
import { dutchNames } from "../tests/route-names";
import { createHandler } from "./handler";
import type { Storefront } from "./storefront";

/** What a test's loader or action receives. */
export interface Asked {
  context: AppLoadContext;
  request: Request;
}
export type Routes = Record<string, { id: string; path?: string; parentId?: string; module: object }>;
export type Change = { productIds: ReadonlySet<string> | "all" };
export interface Answer {
  status: number;
  text: string;
  headers: NodeJS.Dict<string | string[]>;
}

let server: Server | undefined;
let onChange: (change: Change) => void = () => undefined;

/** Announces a catalogue change to the open shop. */
export const change = (what: Change): void => onChange(what);
export function port(): number {
  const address = server?.address() as AddressInfo | null | undefined;
  if (!address) throw new Error("No shop is open");
  return address.port;
}
export const connections = () =>
  new Promise<number>((resolve, reject) => server?.getConnections((error, n) => (error ? reject(error) : resolve(n))));

/** Closes the shop that a test has opened. */
export async function closeShop(): Promise<void> {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
}

/** A loader's response as JSON. */
export const asJson = (value: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(value), { headers: { "Content-Type": "application/json", ...headers } });

/** Opens a shop with these routes, whose documents contain what their loaders return; returns functions to query it. */
export async function openShop(routes: Routes, more: Partial<Storefront> = {}) {
  const build = {
    entry: {
      module: {
        default: (_request: Request, status: number, headers: Headers, remix: { staticHandlerContext: never }) => {
          const { loaderData, actionData } = remix.staticHandlerContext as Record<string, object | null>;
          headers.set("Content-Type", "text/html; charset=utf-8");
          const said = Object.values({ ...loaderData, ...actionData }).join(" ");
          return new Response(`<!doctype html>${said}`, { status, headers });
        },
      },
    },
    routes,
    assets: { version: "1", url: "/m.js", entry: { module: "/e.js", imports: [] }, routes: {} },
    future: {},
    publicPath: "/",
    assetsBuildDirectory: "",
    isSpaMode: false,
    mode: "production",
  } as unknown as ServerBuild;
  const storefront = {
    mode: "production",
    build: async () => build,
    trustProxy: false,
    productSuffix: "",
    identity: { authority: "/identity", clientId: "storefront" },
    payment: [],
    dispatch: { fetch: vi.fn(), addressOf: () => "", browserServices: {}, remoteOrigins: [] },
    site: {
      state: { table: { names: dutchNames, version: "1" }, config: siteFixture, previous: [], configVersion: "1" },
    },
    breaker: undefined,
    ...more,
  } as unknown as Storefront;
  const backend = {
    identity: undefined,
    fetch: async () => new Response("{}", { status: 401 }),
    health: async () => ({ ok: true }),
    onChange: (listener: typeof onChange) => {
      onChange = listener;
      return () => undefined;
    },
  };
  const opened = createServer(createHandler(storefront, backend));
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, "127.0.0.1", resolve));
  return (path: string, method = "GET", headers: Record<string, string> = {}, body?: string) =>
    new Promise<Answer>((resolve, reject) => {
      const outgoing = request(
        { host: "127.0.0.1", port: port(), path, method, headers, agent: false },
        async (res) => {
          let text = "";
          for await (const chunk of res) text += String(chunk);
          resolve({ status: res.statusCode ?? 0, text, headers: res.headers });
        },
      );
      outgoing.on("error", reject).end(body);
    });
}

/** Blocks callers of `lifted` until it is opened. */
export function gate() {
  let lift = () => {};
  const lifted = new Promise<void>((resolve) => {
    lift = resolve;
  });
  return { lift, lifted };
}
