import type { Params } from "@remix-run/react";
import { DEALS_SET, type Paths } from "~/paths";
import { buildSearch, type SearchState } from "./search-url";

/** The route form of the search screen (RT-23); together with the state it determines the URL. */
export type SearchPlace =
  | { kind: "search"; slugs: string[] }
  | { kind: "listing"; slugs: string[] }
  | { kind: "uberfilter"; slugs: string[]; slug: string; uberfilter: string };

/** Whether this is the list of what became cheaper. */
export const isDeals = (place: SearchPlace) => place.kind === "uberfilter" && place.uberfilter === DEALS_SET;

const searchRoutes = ["search", "searchCategory", "searchSubCategory", "searchSubSubCategory"] as const;

export function slugsOf({ category, subCategory, subSubCategory }: Params): string[] {
  return [category, subCategory, subSubCategory].filter((slug) => slug !== undefined && slug !== "") as string[];
}

export function placePath(paths: Paths, place: SearchPlace): string {
  if (place.kind === "uberfilter") return paths.to("uberfilter", { slug: place.slug, uberfilter: place.uberfilter });
  if (place.kind === "listing") return paths.listing(place.slugs);
  const [category = "", subCategory = "", subSubCategory = ""] = place.slugs;
  const route = searchRoutes[place.slugs.length] ?? "search";
  return paths.to(route, { category, subCategory, subSubCategory } as never);
}

/** The address of a state at this place. */
export function searchHref(paths: Paths, place: SearchPlace, state: SearchState): string {
  const query = buildSearch(state).toString();
  return query ? `${placePath(paths, place)}?${query}` : placePath(paths, place);
}

/** The same screen in another category: a search stays a search, a listing stays a listing. */
export function inCategory(place: SearchPlace, slugs: string[]): SearchPlace {
  return place.kind === "listing" && slugs.length > 0 ? { kind: "listing", slugs } : { kind: "search", slugs };
}
