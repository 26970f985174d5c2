import { CATEGORY_DEPTH } from "#contract/limits";
import type { HashName, RouteNames } from "#contract/route-names";
import { type RouteId, type RouteParams, routeTable } from "./route-table";

const SEGMENT = /\{(\w+)\}/g;
const PARAMETER = /:(\w+)/g;

/** A pattern of the route table with the server's segments filled in. An unknown name is kept, and matches nothing. */
export function localizePattern(pattern: string, names: RouteNames): string {
  const segments: Record<string, string> = names.segments;
  return pattern.replace(SEGMENT, (whole, name: string) => segments[name] ?? whole);
}

type Slugs = string | readonly string[];
type Query = URLSearchParams | Record<string, string | number | undefined>;

function withQuery(path: string, query?: Query): string {
  if (!query) return path;
  const entries = query instanceof URLSearchParams ? query : new URLSearchParams();
  if (!(query instanceof URLSearchParams)) {
    for (const [name, value] of Object.entries(query)) if (value !== undefined) entries.set(name, String(value));
  }
  const text = entries.toString();
  return text ? `${path}?${text}` : path;
}

/** The named set of products that became cheaper (`backend/search/engine`). */
export const DEALS_SET = "aanbiedingen";

const listingRoutes = ["categoryProducts", "subCategoryProducts", "subSubCategoryProducts"] as const;
const categoryRoutes = ["category", "subCategory", "subSubCategory"] as const;

/** A pattern with its segments filled in, split at its parameters: text, name, text, name, text. */
type Pieces = readonly string[];

const kept = new WeakMap<RouteNames, Paths>();

/** The only builder of URLs on this site; one for each table of names. */
export function createPaths(names: RouteNames): Paths {
  const paths = kept.get(names) ?? makePaths(names);
  kept.set(names, paths);
  return paths;
}

function makePaths(names: RouteNames) {
  const cut = new Map<string, Pieces>();
  function piecesOf(pattern: string): Pieces {
    const known = cut.get(pattern);
    if (known) return known;
    const pieces = localizePattern(pattern, names).split(PARAMETER);
    cut.set(pattern, pieces);
    return pieces;
  }

  /** Throws `Route not found` for a name that the table does not have (RT-38). */
  function to<Id extends RouteId>(id: Id, params: RouteParams<Id>, query?: Query): string {
    const route: { path: string } | undefined = routeTable[id];
    if (!route) throw new Error("Route not found");
    const values: Record<string, string> = params;
    const path = piecesOf(route.path).map((piece, at) =>
      at % 2 === 0 ? piece : encodeURIComponent(values[piece] ?? ""),
    );
    return withQuery(path.join(""), query);
  }

  function fromSlugs(routes: readonly RouteId[], slugs: Slugs): string | undefined {
    const list = typeof slugs === "string" ? [slugs] : slugs;
    if (list.length > CATEGORY_DEPTH) {
      console.error("Category paths have at most three levels", list);
      return undefined;
    }
    const route = routes[list.length - 1];
    if (!route || list.some((slug) => slug === "")) return undefined;
    const [category = "", subCategory = "", subSubCategory = ""] = list;
    return to(route, { category, subCategory, subSubCategory } as never);
  }

  return {
    names,
    to,
    home: () => "/",
    search: (query?: Query) => to("search", {}, query),
    /** RT-36: for one to three slugs, otherwise undefined. */
    category: (slugs: Slugs) => fromSlugs(categoryRoutes, slugs),
    /** The product listing of a category; without a category the search page (RT-37). */
    listing: (slugs: Slugs | undefined, query?: Query): string => {
      const path = slugs && slugs.length > 0 ? fromSlugs(listingRoutes, slugs) : undefined;
      return withQuery(path ?? to("search", {}), query);
    },
    product: (product: { id: string; slug: string }) =>
      to("product", { productName: product.slug || "-", productId: product.id }),
    blogPost: ({ id, slug }: { id: string; slug: string }) => to("blogPost", { slug: `${slug}-${id}` }),
    shop: (website: string) => to("shop", { shopWebsite: website }),
    /** Everything that really became cheaper. */
    deals: () => to("uberfilter", { slug: "aanbiedingen", uberfilter: DEALS_SET }),
    hash: (name: HashName) => `#${names.hashes[name]}`,
  };
}
export type Paths = ReturnType<typeof makePaths>;

/** The slugs of a category's key: `elektronica.telefoons` → [`elektronica`, `telefoons`]. */
export function slugsOfKey(key: string): string[] {
  return key.split(".").filter(Boolean);
}
