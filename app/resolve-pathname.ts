import type { RouteNames } from "#contract/route-names";
import { localizePattern } from "./paths";
import { type RouteId, routeTable } from "./route-table";

export interface ResolvedPath {
  id: RouteId;
  params: Record<string, string>;
}

/**
 * Returns the page of a pathname and its parameters; the inverse of paths.ts. Fixed segments win over parameters
 * (RT-28). An unknown pathname is logged as `Pathname not found` (RT-38).
 */
export function resolvePathname(names: RouteNames, pathname: string): ResolvedPath | undefined {
  const parts = decodedSegments(pathname);
  let best: { page: ResolvedPath; rank: string } | undefined;
  for (const id of parts ? (Object.keys(routeTable) as RouteId[]) : []) {
    const pattern = segmentsOf(localizePattern(routeTable[id].path, names));
    const params = parts && match(pattern, parts);
    // "0" for a fixed segment, "1" for a parameter: a fixed segment further to the left wins.
    const rank = pattern.map((segment) => (segment.startsWith(":") ? "1" : "0")).join("");
    if (params && (!best || rank < best.rank)) best = { page: { id, params }, rank };
  }
  if (!best) console.error("Pathname not found", pathname);
  return best?.page;
}

const segmentsOf = (path: string) => path.split("/").filter(Boolean);

/** Undefined for a path that cannot be decoded. */
function decodedSegments(pathname: string): string[] | undefined {
  try {
    return segmentsOf(pathname).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

function match(pattern: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of pattern.entries()) {
    const part = parts[index] ?? "";
    if (segment.startsWith(":")) params[segment.slice(1)] = part;
    else if (segment !== part) return undefined;
  }
  return params;
}
