import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import { generatePath, matchRoutes } from "@remix-run/react";
import { LRUCache } from "lru-cache";
import { localizeBuild, type RouteTableVersion } from "../app/localize-build";
import { manifestScript } from "./manifest-script";
import { pageBuild } from "./page-build";
import type { SiteState } from "./site-state";

type RouteObject = Parameters<typeof matchRoutes>[0][number];

interface Localized {
  build: ServerBuild;
  handle: RequestHandler;
  tree: RouteObject[];
}
export type Mode = "development" | "production";
const KEPT = 4;
/** Characters of the paths whose routes are remembered. */
const KNOWN_PATHS_LENGTH = 256 * 1024;
const cache = new WeakMap<ServerBuild, Map<string, Localized>>();

/** One Remix handler per build and table version: Remix derives its routes again for every handler it creates. */
export function localized(build: ServerBuild, table: RouteTableVersion, mode: Mode): Localized {
  const known = cache.get(build) ?? new Map<string, Localized>();
  cache.set(build, known);
  const found = known.get(table.version);
  if (found) return found;
  const copy = localizeBuild(build, table, (version) => `/assets/routes-${version}.js`);
  const tree = routeTree(copy);
  const made = { build: copy, handle: handlerPerPage(copy, mode, tree), tree };
  known.set(table.version, made);
  for (const version of known.keys()) if (known.size > KEPT) known.delete(version);
  return made;
}

/**
 * In production each page has a handler of its own, which knows no other routes. All other requests, such as those for
 * a page's data, go to the handler of the whole build.
 */
function handlerPerPage(build: ServerBuild, mode: Mode, tree: RouteObject[]): RequestHandler {
  const whole = createRequestHandler(build, mode);
  if (mode === "development") return whole;
  const pages = new Map<string, RequestHandler>();
  const known = new LRUCache<string, string[]>({
    maxSize: KNOWN_PATHS_LENGTH,
    sizeCalculation: (_ids, pathname) => pathname.length,
  });
  // Ranks all routes of the table, each time.
  const idsOf = (pathname: string) => matchRoutes(tree, pathname)?.flatMap(({ route }) => route.id ?? []) ?? [];
  return (request, context) => {
    const { pathname, searchParams } = new URL(request.url);
    if (searchParams.has("_data")) return whole(request, context);
    const ids = known.get(pathname) ?? idsOf(pathname);
    known.set(pathname, ids);
    const page = ids.at(-1);
    if (page === undefined) return whole(request, context);
    const handle = pages.get(page) ?? createRequestHandler(pageBuild(build, ids), mode);
    pages.set(page, handle);
    return handle(request, context);
  };
}

function routeTree(build: ServerBuild, parent?: string): RouteObject[] {
  return Object.values(build.routes).flatMap((route): RouteObject[] => {
    if (!route || route.parentId !== parent) return [];
    const base = { id: route.id, ...(route.path === undefined ? {} : { path: route.path }) };
    return [route.index ? { ...base, index: true } : { ...base, children: routeTree(build, route.id) }];
  });
}

/** After a 404: the current address of a page that had this path in an earlier table. Category paths never move. */
export function movedTo(build: ServerBuild, state: SiteState, pathname: string, mode: Mode): string | undefined {
  const { table, previous } = state;
  if (!table) return undefined;
  for (const earlier of previous) {
    const matches = matchRoutes(localized(build, earlier, mode).tree, pathname);
    const last = matches?.at(-1);
    const pattern = last?.route.path ?? "";
    if (!matches || !last || pattern === "*" || pattern === ":category" || /^:category\/:\w+$/.test(pattern)) continue;
    const routes = localized(build, table, mode).build.routes;
    const parts = matches.map((match) => routes[match.route.id ?? ""]?.path).filter(Boolean);
    const path = `${generatePath(`/${parts.join("/")}`, last.params)}/`;
    if (path !== pathname) return path;
  }
  return undefined;
}

/** The route manifest of any known table, as a script; undefined for any other name. */
export function manifestAt(build: ServerBuild, state: SiteState, path: string, mode: Mode): string | undefined {
  for (const table of [state.table, ...state.previous]) {
    if (!table) continue;
    const { assets, future } = localized(build, table, mode).build;
    if (assets.url === path) return manifestScript(assets, { names: table.names, future });
  }
  return undefined;
}
