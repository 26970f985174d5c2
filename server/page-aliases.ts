import type { RouteNames } from "#contract/route-names";
import { localizePattern } from "../app/paths";
import { type RouteId, routeTable } from "../app/route-table";

/** Names under which people look for a page. */
const aliases = new Map<string, RouteId>([
  ["algemene-voorwaarden", "termsAndConditions"],
  ["privacybeleid", "privacy"],
  ["cookiebeleid", "cookies"],
]);

/** Path of the page that a path is another name of (ST-03), unless the table of routes gives that name to a page. */
export function aliasOf(names: RouteNames, pathname: string): string | undefined {
  const name = pathname.toLowerCase().replaceAll("/", "");
  const page = aliases.get(name);
  if (!page || pathname.split("/").filter(Boolean).length !== 1) return undefined;
  const isTaken = Object.values<string>(names.segments).includes(name);
  return isTaken ? undefined : localizePattern(routeTable[page].path, names);
}
