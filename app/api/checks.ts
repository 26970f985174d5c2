import type { Call } from "#contract/call";

type Shape = (json: Record<string, unknown>) => boolean;

const list =
  (name: string): Shape =>
  (json) =>
    Array.isArray(json[name]);
const moved = (json: Record<string, unknown>) => typeof json.location === "string";

/**
 * The least that pages rely on, per call: enough to tell an answer of this service from an error page, a proxy's
 * greeting or another service's JSON. Details within are the page's own business.
 */
const shapes: Record<string, Shape> = {
  product: (json) =>
    moved(json) ||
    (typeof json.id === "string" &&
      typeof json.name === "string" &&
      ["offers", "images", "categoryPath", "specifications"].every((name) => Array.isArray(json[name]))),
  productOffers: list("offers"),
  productsById: list("products"),
  search: (json) => Array.isArray((json.hits as { hits?: unknown } | undefined)?.hits),
  moreLikeThis: (json) => Array.isArray((json.hits as { hits?: unknown } | undefined)?.hits),
  facets: (json) => typeof json.facets === "object" && json.facets !== null,
  facetFull: (json) => typeof json.facet === "object" && json.facet !== null,
  suggestions: (json) => ["terms", "categories", "brands", "products"].every((name) => Array.isArray(json[name])),
  priceHistory: list("points"),
  related: list("products"),
  allShops: list("shops"),
  allShopsFile: list("shops"),
  shop: (json) => moved(json) || (typeof json.website === "string" && typeof json.name === "string"),
  productReviews: list("reviews"),
  homepageDeals: list("products"),
  personalized: list("products"),
  mostViewedItems: list("products"),
  relatedViews: list("products"),
  popularTerms: list("terms"),
  categoriesRoutes: (json) => Object.values(json).every((path) => typeof path === "string" && path.startsWith("/")),
  marketStatus: (json) => typeof json.open === "boolean" && typeof json.message === "string",
  supportArticle: (json) => typeof json.title === "string" && typeof json.text === "string",
  featuredCategories: list("categories"),
  mainCategories: list("categories"),
  categoryData: (json) => typeof json.key === "string" && Array.isArray(json.children) && Array.isArray(json.path),
  categoryFile: (json) => typeof json.key === "string" && Array.isArray(json.children),
  categoryFile2: (json) => typeof json.key === "string" && Array.isArray(json.children),
  siteConfig: (json) => typeof json.shopName === "string" && typeof json.theme === "object",
  sitemapProducts: (json) => Number.isInteger(json.pages) && Array.isArray(json.products),
  routeNames: (json) => typeof json.segments === "object" && json.segments !== null,
};
const lists = new Set(["categoriesList", "categoriesList2"]);

/** Whether a parsed answer can be what the contract promises for this call. */
export function matchesContract(call: Call, json: unknown): boolean {
  if (lists.has(call.name)) return Array.isArray(json);
  if (typeof json !== "object" || json === null || Array.isArray(json)) return false;
  const shape = shapes[call.name];
  return shape ? shape(json as Record<string, unknown>) : true;
}
