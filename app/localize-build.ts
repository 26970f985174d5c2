import type { ServerBuild } from "@remix-run/node";
import type { RouteNames } from "#contract/route-names";
import { localizePattern } from "./paths";

/** A version of the server's table of route names. `version` changes with every change of a segment. */
export interface RouteTableVersion {
  names: RouteNames;
  version: string;
}

/** Copies the server build with the table's segments in its route paths. Does not modify `build`. */
export function localizeBuild(
  build: ServerBuild,
  table: RouteTableVersion,
  manifestUrl?: (version: string) => string,
): ServerBuild {
  const localize = <Route extends { path?: string }>(routes: Record<string, Route | undefined>) =>
    Object.fromEntries(
      Object.entries(routes).map(([id, route]) => [
        id,
        route?.path?.includes("{") ? { ...route, path: localizePattern(route.path, table.names) } : route,
      ]),
    );
  const version = `${build.assets.version}-${table.version}`;
  return {
    ...build,
    routes: localize(build.routes) as ServerBuild["routes"],
    assets: {
      ...build.assets,
      routes: localize(build.assets.routes) as ServerBuild["assets"]["routes"],
      version,
      ...(manifestUrl ? { url: manifestUrl(version) } : {}),
    },
  };
}
