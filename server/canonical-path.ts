import type { RouteNames } from "#contract/route-names";
import { localizePattern } from "../app/paths";
import { routeTable } from "../app/route-table";

const CATEGORY = /^:(?:category|subCategory|subSubCategory)$/;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

interface Pattern {
  segments: string[];
  /** Whether the page's path ends with a slash. */
  slash: boolean;
  /** "0" for a fixed segment, "1" for a parameter: leftmost fixed segments win. */
  rank: string;
}
/** A route table stays in use for hours, and every request needs its patterns. */
const patterns = new WeakMap<RouteNames, Pattern[]>();

function patternsOf(names: RouteNames): Pattern[] {
  const known = patterns.get(names);
  if (known) return known;
  const made = Object.values(routeTable).map((route) => {
    const path = localizePattern(route.path, names);
    const segments = path.split("/").filter(Boolean);
    const rank = segments.map((segment) => (segment.startsWith(":") ? "1" : "0")).join("");
    return { segments, slash: path.endsWith("/"), rank };
  });
  patterns.set(names, made);
  return made;
}

/**
 * Canonical path for a page requested in another spelling: different case, doubled slashes, trailing dots in a segment,
 * needless percent-encoding. Undefined when the path is already canonical, with or without its trailing slash (RT-39),
 * or is not a page. Identifiers, such as those of products and shops, keep their case. Always returns a path on this
 * site.
 */
export function canonicalPath(names: RouteNames, pathname: string): string | undefined {
  if (/\\|%5c/i.test(pathname)) return undefined;
  const given = pathname.split("/").filter(Boolean).map(normalEncoding);
  if (given.some((segment) => segment === "." || segment === "..")) return undefined;
  let best: Pattern | undefined;
  for (const { segments: pattern, slash, rank } of patternsOf(names)) {
    const segments = pattern.length === given.length ? spelled(pattern, given) : undefined;
    if (segments && (!best || rank < best.rank)) best = { segments, slash, rank };
  }
  if (!best || best.segments.length === 0) return undefined;
  const path = `/${best.segments.join("/")}`;
  if (pathname === path || pathname === `${path}/`) return undefined;
  return best.slash ? `${path}/` : path;
}

/** RFC 3986, 6.2.2: decodes unreserved characters and uppercases the remaining escapes. */
function normalEncoding(segment: string): string {
  return segment.replace(/%([0-9a-f]{2})/gi, (escaped, hex: string) => {
    const character = String.fromCharCode(Number.parseInt(hex, 16));
    return /[\w.~-]/.test(character) ? character : escaped.toUpperCase();
  });
}

/** The segments as this pattern spells them; undefined when the pattern does not match. */
function spelled(pattern: readonly string[], given: readonly string[]): string[] | undefined {
  const segments: string[] = [];
  for (const [index, part] of pattern.entries()) {
    const segment = given[index] ?? "";
    const plain = segment.toLowerCase().replace(/\.+$/, "");
    if (!part.startsWith(":")) {
      if (plain !== part) return undefined;
      segments.push(part);
    } else if (CATEGORY.test(part)) {
      if (!SLUG.test(plain)) return undefined;
      segments.push(plain);
    } else {
      segments.push(segment);
    }
  }
  return segments;
}
