// build/server/index.js: what `npm run start:storefront` (remix-serve) loads. The storefront alone, all backends
// remote: the same build with the table of route names already applied.

// @ts-expect-error virtual module of the Remix plugin
import * as raw from "virtual:remix/server-build";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import { CLIENT_ID, IDENTITY_MOUNT } from "#contract/identity";
import { serviceNames, services } from "#contract/services";
import { routeNames, siteConfig } from "#contract/site";
import { createApi } from "./api/client";
import { resolveFlags } from "./flags/flags";
import { localizeBuild } from "./localize-build";
import { createPaths } from "./paths";
import { isPersonal, PERSONAL_CACHING, type RouteId, routeTable } from "./route-table";

function addressOf(service: keyof typeof services): string {
  const address = process.env[services[service].env];
  if (!address) throw new Error(`Set ${services[service].env}: remix-serve has no backend of its own`);
  return address.replace(/\/+$/, "");
}

const api = createApi({ fetch, addressOf });

async function required<T>(answer: Promise<T | null>): Promise<T> {
  const value = await answer;
  if (!value) throw new Error("Routes update failed");
  return value;
}
const [names, site] = await Promise.all([required(api.ask(routeNames, {})), required(api.ask(siteConfig, {}))]);
const paths = createPaths(names);
const browserServices = Object.fromEntries(
  serviceNames.filter((name) => services[name].browser).map((name) => [name, addressOf(name)]),
);
const identity = {
  authority: process.env.IDENTITY_ISSUER?.replace(/\/+$/, "") || IDENTITY_MOUNT,
  clientId: process.env.IDENTITY_CLIENT_ID || CLIENT_ID,
};

function contextOf(request: Request): AppLoadContext {
  return {
    paths,
    site,
    flags: resolveFlags(site.featuresList, { enabled: [], disabled: [] }),
    adult: false,
    mobile: /\bMobi/.test(request.headers.get("user-agent") ?? ""),
    origin: new URL(request.url).origin,
    productSuffix: process.env.PRODUCT_PATH_SUFFIX ?? "",
    dispatch: fetch,
    addressOf,
    browserServices,
    identity,
  };
}
const headers = () => ({ "Cache-Control": PERSONAL_CACHING });

/**
 * remix-serve gives its routes no context, so each loader receives that of an anonymous visitor. There are no caches to
 * bypass; the pages themselves set the headers for other caches.
 */
function withContext(build: ServerBuild): ServerBuild["routes"] {
  const entries = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader } = route.module;
    const withLoader: typeof loader = loader && ((args) => loader({ ...args, context: contextOf(args.request) }));
    const personal = id in routeTable && isPersonal(id as RouteId);
    const module = { ...route.module, loader: withLoader, ...(personal ? { headers } : {}) };
    return [id, { ...route, module }];
  });
  return Object.fromEntries(entries) as ServerBuild["routes"];
}

const build = localizeBuild(raw as ServerBuild, { names, version: "fixed" });
export const routes = withContext(build);
export const { mode, assets, assetsBuildDirectory, basename, isSpaMode, publicPath, entry } = build;
/** remix-serve cannot serve our own route manifest, so the browser discovers routes instead (a run-time switch). */
export const future = { ...build.future, v3_lazyRouteDiscovery: true };
