import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import { generatePath, matchRoutes } from "@remix-run/react";
import { localizeBuild, type RouteTableVersion } from "../app/localize-build";
import type { SiteState } from "./site-state";

type RouteObject = Parameters<typeof matchRoutes>[0][number];

interface Localized {
  build: ServerBuild;
  handle: RequestHandler;
  tree: RouteObject[];
}
export type Mode = "development" | "production";
const KEPT = 4;
const cache = new WeakMap<ServerBuild, Map<string, Localized>>();

/** One Remix handler per build and table version: Remix derives its routes again for every handler it creates. */
export function localized(build: ServerBuild, table: RouteTableVersion, mode: Mode): Localized {
  const known = cache.get(build) ?? new Map<string, Localized>();
  cache.set(build, known);
  const found = known.get(table.version);
  if (found) return found;
  const copy = localizeBuild(build, table, (version) => `/assets/routes-${version}.js`);
  const made = { build: copy, handle: createRequestHandler(copy, mode), tree: routeTree(copy) };
  known.set(table.version, made);
  for (const version of known.keys()) if (known.size > KEPT) known.delete(version);
  return made;
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

/** The route manifest of any known table, as the script that the page imports; undefined for any other name. */
export function manifestScript(build: ServerBuild, state: SiteState, path: string, mode: Mode): string | undefined {
  for (const table of [state.table, ...state.previous]) {
    const assets = table && localized(build, table, mode).build.assets;
    if (assets?.url === path) return `window.__remixManifest=${JSON.stringify(assets)};`;
  }
  return undefined;
}
