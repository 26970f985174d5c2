import type { RouteNames } from "#contract/route-names";
import { localizePattern } from "../app/paths";
import { routeTable } from "../app/route-table";

const CATEGORY = /^:(?:category|subCategory|subSubCategory)$/;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

interface Pattern {
  segments: string[];
  /** Whether the page's path ends with a slash. */
  slash: boolean;
}
/** By number of segments; of those that match the first counts, because leftmost fixed segments win. */
type Patterns = ReadonlyMap<number, readonly Pattern[]>;
/** A route table stays in use for hours, and every request needs its patterns. */
const patterns = new WeakMap<RouteNames, Patterns>();

function patternsOf(names: RouteNames): Patterns {
  const known = patterns.get(names);
  if (known) return known;
  const made = new Map<number, Pattern[]>();
  for (const route of Object.values(routeTable)) {
    const path = localizePattern(route.path, names);
    const segments = path.split("/").filter(Boolean);
    made.set(segments.length, [...(made.get(segments.length) ?? []), { segments, slash: path.endsWith("/") }]);
  }
  const rank = ({ segments }: Pattern) => segments.map((segment) => (segment.startsWith(":") ? "1" : "0")).join("");
  for (const ofLength of made.values()) ofLength.sort((a, b) => Number(rank(a) > rank(b)) - Number(rank(a) < rank(b)));
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
  if (given.length === 0) return undefined;
  if (given.some((segment) => segment === "." || segment === "..")) return undefined;
  for (const pattern of patternsOf(names).get(given.length) ?? []) {
    const segments = spelled(pattern.segments, given);
    if (!segments) continue;
    const path = `/${segments.join("/")}`;
    if (pathname === path || pathname === `${path}/`) return undefined;
    return pattern.slash ? `${path}/` : path;
  }
  return undefined;
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
