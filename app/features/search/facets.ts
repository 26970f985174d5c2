import type { Facet, FacetBucket, Facets } from "#contract/search";
import { isFeatureName, type ListName } from "./parameters";
import type { SearchState } from "./search-url";

const FEATURE = "feature::";
/** Facets of the search API and the query parameter that each fills. */
const parameterOf: Readonly<Record<string, ListName>> = {
  brand: "brand",
  color: "color",
  gender: "gender",
  size: "size",
  model: "model",
  delivery: "delivery",
  campaign: "webshop",
};

/** One list of the filter panel. */
export interface FilterList {
  /** Key among the facets, as `/facet-full` wants it. */
  facet: string;
  /** Query parameter. */
  name: string;
  label: string;
  options: FilterOption[];
}
export interface FilterOption extends FacetBucket {
  label: string;
  selected: boolean;
}

/**
 * The lists to show: those that the site names, in its order, then the features by `wpIndex` (FU-10). Chosen values
 * stand first, also those that no longer match anything, so that they can be taken away.
 */
export function filterLists(facets: Facets, order: readonly string[], state: SearchState): FilterList[] {
  const named = order.flatMap((facet) => {
    const name = Object.hasOwn(parameterOf, facet) ? parameterOf[facet] : undefined;
    return name ? listOf(facet, name, facets[facet as "brand"], state) : [];
  });
  const features = Object.keys(facets)
    .filter((key): key is `feature::${string}` => key.startsWith(FEATURE))
    .filter((key) => isFeatureName(key.slice(FEATURE.length)))
    .sort((a, b) => rank(facets[a]) - rank(facets[b]) || a.localeCompare(b, "nl"))
    .flatMap((key) => listOf(key, key.slice(FEATURE.length), facets[key], state));
  return [...named, ...features];
}

const rank = (facet: Facet | undefined) => facet?.wpIndex ?? Number.MAX_SAFE_INTEGER;

function listOf(key: string, name: string, facet: Facet | undefined, state: SearchState): FilterList[] {
  const chosen = state.filters[name] ?? [];
  const buckets = facet?.buckets ?? [];
  if (buckets.length === 0 && chosen.length === 0) return [];
  const found = new Map(buckets.map((bucket) => [bucket.key, bucket]));
  const first = chosen.map((value) => option(found.get(value) ?? { key: value, doc_count: 0 }, true));
  const rest = buckets.filter((bucket) => !chosen.includes(bucket.key)).map((bucket) => option(bucket, false));
  return [{ facet: key, name, label: facet?.label || name, options: [...first, ...rest] }];
}

const option = (bucket: FacetBucket, selected: boolean): FilterOption => ({
  ...bucket,
  label: bucket.label || bucket.key,
  selected,
});

/** At most `visible` are shown at once (FU-13); every chosen one stays in view. */
export function splitOptions(options: FilterOption[], visible: number): [FilterOption[], FilterOption[]] {
  const chosen = options.filter((option) => option.selected).length;
  // Hiding a single one would cost as much room as it saves.
  const count = options.length - visible === 1 ? options.length : Math.max(visible, chosen);
  return [options.slice(0, count), options.slice(count)];
}

/** `elektronica>telefoons` → its slugs (FU-24); nothing for anything that is no category path. */
export function topCategorySlugs(path: string): string[] | undefined {
  const slugs = path.split(">").map((slug) => slug.trim());
  return slugs.length <= 3 && slugs.every((slug) => slug !== "") ? slugs : undefined;
}

/** Where a value of the category facet leads: a dot-joined key from the root, or a slug below the current category. */
export function categorySlugs(key: string, current: readonly string[]): string[] | undefined {
  const slugs = key.split(".").filter(Boolean);
  const fromRoot = slugs.length > 1 || current.length === 0 || slugs[0] === current[0];
  const whole = fromRoot ? slugs : [...current, ...slugs];
  return whole.length >= 1 && whole.length <= 3 ? whole : undefined;
}
