import { listFacets } from "#contract/list-facets";
import type { Facet, FacetBucket, Facets } from "#contract/search";
import { isFeatureName, type ListName, parameterOf } from "./parameters";
import type { SearchState } from "./search-url";

const FEATURE = "feature::";
/** Facets of the search API and the query parameter of each. */
const parameters: Readonly<Record<string, ListName>> = Object.fromEntries(
  listFacets.map((facet) => [facet, parameterOf(facet)]),
);

/** Whether this is the key of a facet with a list of values. */
export function isListFacet(key: string): boolean {
  if (key.startsWith(FEATURE)) return isFeatureName(key.slice(FEATURE.length));
  return Object.hasOwn(parameters, key);
}

/** One list of the filter panel. */
export interface FilterList {
  /** Key among the facets, as `/facet-full` expects it. */
  facet: string;
  /** Query parameter. */
  name: string;
  label: string;
  options: FilterOption[];
  /** Whether the search service may have more values. */
  cut: boolean;
  /** How well its values split the category, 0 to 1. */
  weight?: number;
}
export interface FilterOption {
  /** The value in the filter. */
  key: string;
  label: string;
  /** Number of products; absent for a chosen value that the service did not count. */
  count?: number;
  selected: boolean;
}

/** The maximum number of values per facet in `/facets`; `/facet-full` returns all of them. */
const MOST_BUCKETS = 100;

/**
 * The lists to show: those in the site's configuration, in its order, then the features by `wpIndex` (FU-10). Chosen
 * values come first, including those that no longer match anything, so that they can be removed.
 */
export function filterLists(
  facets: Facets,
  order: readonly string[],
  state: SearchState,
  nameOf?: NameOf,
): FilterList[] {
  const features = Object.keys(facets)
    .filter((key): key is `feature::${string}` => key.startsWith(FEATURE))
    .filter((key) => isFeatureName(key.slice(FEATURE.length)))
    .sort((a, b) => rank(facets[a]) - rank(facets[b]) || a.localeCompare(b, "nl"))
    .flatMap((key) => listOf(key, key.slice(FEATURE.length), facets[key], state, nameOf));
  return [...namedLists(facets, order, state, nameOf), ...features];
}

/** The lists of these facets, in this order; a facet without values or choices has none. */
export function namedLists(
  facets: Facets,
  order: readonly string[],
  state: SearchState,
  nameOf?: NameOf,
): FilterList[] {
  return order.flatMap((facet) => {
    const name = Object.hasOwn(parameters, facet) ? parameters[facet] : undefined;
    return name ? listOf(facet, name, facets[facet as "brand"], state, nameOf) : [];
  });
}

/** Values that are no value of a product (contract/filter-values.ts): `!Apple`, `>=7 kg`, `7..9 kg`. */
const isCondition = /^(!|[<>]=)|\d\.\.\d/;

type NameOf = (filter: string, value: string) => string;

function listOf(
  key: string,
  name: string,
  facet: Facet | undefined,
  state: SearchState,
  nameOf: NameOf = (_, value) => value,
): FilterList[] {
  const chosen = state.filters[name] ?? [];
  const buckets = facet?.buckets ?? [];
  if (buckets.length === 0 && chosen.length === 0) return [];
  const cut = buckets.length >= MOST_BUCKETS;
  const options = optionsOf(buckets, chosen, cut, (value) => nameOf(name, value));
  const weight = facet?.weight === undefined ? {} : { weight: facet.weight };
  return [{ facet: key, name, label: facet?.label || name, options, cut, ...weight }];
}

const rank = (facet: Facet | undefined) => facet?.wpIndex ?? Number.MAX_SAFE_INTEGER;

/**
 * Chosen values first. One that is missing from a complete list has no products; from a cut list, the count is unknown.
 */
export function optionsOf(
  buckets: readonly FacetBucket[],
  chosen: readonly string[],
  cut: boolean,
  nameOf: (value: string) => string = (value) => value,
): FilterOption[] {
  const found = new Map(buckets.map((bucket) => [bucket.key, bucket]));
  const missing = (key: string): FilterOption => ({
    key,
    label: nameOf(key),
    selected: true,
    ...(cut || isCondition.test(key) ? {} : { count: 0 }),
  });
  const first = chosen.map((key) => {
    const bucket = found.get(key);
    return bucket ? option(bucket, true) : missing(key);
  });
  return [...first, ...buckets.filter(({ key }) => !chosen.includes(key)).map((bucket) => option(bucket, false))];
}

const option = ({ key, label, doc_count }: FacetBucket, selected: boolean): FilterOption => ({
  key,
  label: label || key,
  count: doc_count,
  selected,
});

/** Shows at most `visible` options at first (FU-13), but always all chosen ones. */
export function splitOptions(options: FilterOption[], visible: number): [FilterOption[], FilterOption[]] {
  const chosen = options.filter((option) => option.selected).length;
  // Hiding a single option would take as much space as it saves.
  const count = options.length - visible === 1 ? options.length : Math.max(visible, chosen);
  return [options.slice(0, count), options.slice(count)];
}

/** `elektronica>telefoons` → its slugs (FU-24); undefined when it is not a category path. */
export function topCategorySlugs(path: string): string[] | undefined {
  const slugs = path.split(">").map((slug) => slug.trim());
  return slugs.length <= 3 && slugs.every((slug) => slug !== "") ? slugs : undefined;
}

/**
 * The slugs for a value of the category facet: a dot-joined key from the root, or a slug below the current category.
 */
export function categorySlugs(key: string, current: readonly string[]): string[] | undefined {
  const slugs = key.split(".").filter(Boolean);
  const fromRoot = slugs.length > 1 || current.length === 0 || slugs[0] === current[0];
  const whole = fromRoot ? slugs : [...current, ...slugs];
  return whole.length >= 1 && whole.length <= 3 ? whole : undefined;
}
