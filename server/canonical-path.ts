import type { RouteNames } from "#contract/route-names";
import { localizePattern } from "../app/paths";
import { routeTable } from "../app/route-table";

const CATEGORY = /^:(?:category|subCategory|subSubCategory)$/;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

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
  let best: { segments: string[]; slash: boolean; rank: string } | undefined;
  for (const route of Object.values(routeTable)) {
    const path = localizePattern(route.path, names);
    const pattern = path.split("/").filter(Boolean);
    const segments = pattern.length === given.length ? spelled(pattern, given) : undefined;
    // "0" for a fixed segment, "1" for a parameter: leftmost fixed segments win.
    const rank = pattern.map((segment) => (segment.startsWith(":") ? "1" : "0")).join("");
    if (segments && (!best || rank < best.rank)) best = { segments, slash: path.endsWith("/"), rank };
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
