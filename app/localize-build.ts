import type { ServerBuild } from "@remix-run/node";
import type { RouteNames } from "#contract/route-names";
import { localizePattern } from "./paths";

/** One state of the server's table of route names. `version` changes whenever a segment does. */
export interface RouteTableVersion {
  names: RouteNames;
  version: string;
}

/** A copy of the server build whose route paths carry the table's segments. Nothing in `build` is changed. */
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
