import type { Facet, FacetBucket, Facets } from "#contract/search";
import { genderLabels } from "../analysis/attributes";
import type { EngineFilters, EngineResult } from "../engine/engine";
import { conditionLabels, deliveryLabels } from "../source/search-document";
import { facetWeight } from "./facet-weight";
import { inReading, type ShopContext } from "./shop-context";

export const facetLabels: Record<string, string> = {
  category: "Categorie",
  brand: "Merk",
  campaign: "Webwinkel",
  color: "Kleur",
  gender: "Voor wie",
  size: "Maat",
  model: "Model",
  delivery: "Levertijd",
  condition: "Staat",
  availability: "Beschikbaarheid",
  shipping: "Verzending",
  discount: "Prijsverlaging",
  rating: "Beoordeling",
  shopRating: "Winkelbeoordeling",
};
const FEATURE = "feature::";
/** The most useful features; a listing of everything has hundreds. */
const MOST_FEATURES = 30;

/** Names of values that are keys. */
const valueNames: Record<string, Record<string, string>> = {
  gender: genderLabels,
  delivery: deliveryLabels,
  condition: conditionLabels,
  availability: { in_stock: "Op voorraad" },
  shipping: { free: "Gratis verzending" },
  discount: { lower: "In prijs verlaagd" },
  rating: { "4": "4 sterren of hoger" },
  shopRating: { "4": "Winkels met 4 sterren of hoger" },
};

function valueLabels(field: string, context: ShopContext): Record<string, string> {
  if (field === "campaign") return context.shops;
  return (Object.hasOwn(valueNames, field) && valueNames[field]) || {};
}

/** A facet as shown to the shopper; features get the operator's label, else their key. */
export function facetOf(field: string, values: [string, number][], context: ShopContext): Facet {
  const labels = valueLabels(field, context);
  const buckets = values.map(([key, doc_count]): FacetBucket => {
    const label = Object.hasOwn(labels, key) ? labels[key] : undefined;
    return { key, ...(label !== undefined && { label }), doc_count };
  });
  if (!field.startsWith(FEATURE)) return { label: facetLabels[field] ?? field, buckets };
  const key = field.slice(FEATURE.length);
  const feature = Object.hasOwn(context.features, key) ? context.features[key] : undefined;
  const label = feature?.label ?? key.charAt(0).toUpperCase() + key.slice(1).replace(/[_-]/g, " ");
  return { label, ...(feature?.wpIndex !== undefined && { wpIndex: feature.wpIndex }), buckets };
}

/** The visible children of a category (of the root: "") with their total counts, most products first. */
export function categoryFacet(
  counts: [string, number][],
  current: string,
  context: ShopContext,
  marketplace = false,
): Facet {
  const shown = inReading(context, marketplace);
  const totals = new Map<string, number>();
  const prefix = current === "" ? "" : `${current}.`;
  for (const [key, count] of counts) {
    if (!key.startsWith(prefix) || key === current) continue;
    const child = prefix + (key.slice(prefix.length).split(".")[0] ?? "");
    totals.set(child, (totals.get(child) ?? 0) + count);
  }
  const names = new Map(context.categories.map(({ key, name }) => [key, name]));
  const buckets = [...totals]
    .filter(([key]) => shown(key))
    .sort((a, b) => b[1] - a[1])
    .map(([key, doc_count]) => ({ key, label: names.get(key) ?? key, doc_count }));
  return { label: facetLabels.category ?? "", buckets };
}

const covered = (values: [string, number][]): number => values.reduce((sum, [, count]) => sum + count, 0);

/** The facets of a result. An active feature filter always has its facet, so that it can be removed. */
export function shopFacets(
  result: EngineResult,
  filters: EngineFilters,
  context: ShopContext,
  marketplace = false,
): Facets {
  const { values = {}, price, priceRanges } = result.facets ?? {};
  const facets: Facets = { category: categoryFacet(result.categories, filters.category ?? "", context, marketplace) };
  if (price) facets.price = price;
  if (priceRanges) facets.price_ranges = priceRanges.map(({ from, to, count }) => ({ from, to, doc_count: count }));
  const index = (field: string) => context.features[field.slice(FEATURE.length)]?.wpIndex ?? Number.MAX_SAFE_INTEGER;
  const features = Object.keys(values)
    .filter((field) => field.startsWith(FEATURE))
    .sort((a, b) => index(a) - index(b) || covered(values[b] ?? []) - covered(values[a] ?? []))
    .filter((field, place) => place < MOST_FEATURES || Object.hasOwn(filters.values, field));
  const named = Object.keys(values).filter((field) => Object.hasOwn(facetLabels, field));
  const shown = Object.fromEntries(
    [...named, ...features].map((field) => [field, facetOf(field, values[field] ?? [], context)]),
  );
  return { ...facets, ...shown };
}

/** Facets with the weight that they have in the unfiltered result. */
export function withWeights(facets: Facets, { total, facets: whole }: EngineResult): Facets {
  const weighed = Object.entries(facets).map(([field, facet]) => {
    const weight = field === "category" ? 0 : facetWeight(whole?.values[field] ?? [], total);
    return [field, weight > 0 ? { ...facet, weight } : facet];
  });
  return Object.fromEntries(weighed);
}
