import { FLAGS_PARAMETER } from "#contract/flag-choice";
import { type ListFacet, listFacets } from "#contract/list-facets";
import { isMarketingParameter } from "#contract/marketing-parameters";

export type ListName = Exclude<ListFacet, "campaign"> | "webshop";
/** The query parameter of a facet: the same name, but for shops. */
export const parameterOf = (facet: ListFacet): ListName => (facet === "campaign" ? "webshop" : facet);

/** Filters that the search screen knows by name; each is a list of values in the URL. */
export const listNames: readonly ListName[] = listFacets.map(parameterOf);

/** Other parameter names for the same lists, used by links. */
export const listAliases: ReadonlyMap<string, ListName> = new Map([
  ["brands", "brand"],
  ["colors", "color"],
  ["genders", "gender"],
  ["sizes", "size"],
  ["shops", "webshop"],
]);

/** Names with another meaning, here or in the body of a search request: never a feature filter (FU-05, FU-08). */
const reserved = new Set<string>([
  ...listNames,
  ...listAliases.keys(),
  "page",
  "pageSize",
  "priceFrom",
  "priceTo",
  "prefer",
  "q",
  "sel",
  "sortBy",
  "view",
  "words",
  "clk",
  "price",
  "campaign",
  "category",
  FLAGS_PARAMETER,
]);

const FEATURE_NAME_LENGTH = 60;

/**
 * Whether a query parameter, or a feature of a product, may be used as a filter. Campaign parameters of links never are
 * (FU-06), and a leading underscore is reserved for the framework.
 */
export function isFeatureName(name: string): boolean {
  if (name === "" || name.length > FEATURE_NAME_LENGTH || name.startsWith("_")) return false;
  return !reserved.has(name) && !isMarketingParameter(name) && !(name in Object.prototype);
}

/** Value of the reserved parameter `sel` that requests the filters on a small screen too. */
export const SELECT_FILTERS = "filters";

/** Maximum number of values of one filter in an address. */
export const VALUES_LIMIT = 50;
const VALUE_LENGTH = 120;

/** `Bosch|Makita` → both. A pipe or backslash within a value is escaped with a backslash. */
export function splitValues(text: string): string[] {
  const parts = text.match(/(?:\\[\\|]|[^|])+/g) ?? [];
  return parts.map((part) => part.replace(/\\([\\|])/g, "$1").trim()).filter((value) => value !== "");
}
export function joinValues(values: readonly string[]): string {
  return values.map((value) => value.replace(/[\\|]/g, "\\$&")).join("|");
}

/** Unique values in their order, without those longer than a filter value can be. */
export function uniqueValues(values: readonly string[]): string[] {
  return [...new Set(values.filter((value) => value.length <= VALUE_LENGTH))];
}
