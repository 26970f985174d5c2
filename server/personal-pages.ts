import type { RouteNames } from "#contract/route-names";
import { localizePattern } from "../app/paths";
import { isPersonal, type RouteId, routeTable } from "../app/route-table";

type Pattern = readonly string[];

const personal = (Object.keys(routeTable) as RouteId[]).filter(isPersonal);
/** A route table stays in use for hours, so its patterns are parsed once. */
const patterns = new WeakMap<RouteNames, Pattern[]>();

function patternsOf(names: RouteNames): Pattern[] {
  const known = patterns.get(names);
  if (known) return known;
  const made = personal.map((id) => segmentsOf(localizePattern(routeTable[id].path, names)));
  patterns.set(names, made);
  return made;
}

const segmentsOf = (path: string) => path.split("/").filter(Boolean);

/**
 * Whether a path belongs to a page marked personal, in any spelling that the router accepts. False for a path that
 * cannot be decoded: no page has such an address.
 */
export function isPersonalPath(names: RouteNames, pathname: string): boolean {
  const given = decoded(segmentsOf(pathname));
  return patternsOf(names).some(
    (pattern) =>
      pattern.length === given.length &&
      pattern.every((segment, at) => segment.startsWith(":") || segment.toLowerCase() === given[at]?.toLowerCase()),
  );
}

function decoded(segments: readonly string[]): string[] {
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return [];
  }
}
