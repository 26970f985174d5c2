import type { Params } from "@remix-run/react";
import { DEALS_SET, type Paths } from "~/paths";
import { buildSearch, type SearchState } from "./search-url";

/** The route form of the search screen (RT-23); together with the state it determines the URL. */
export type SearchPlace =
  | { kind: "search"; slugs: string[] }
  | { kind: "listing"; slugs: string[] }
  | { kind: "uberfilter"; slugs: string[]; slug: string; uberfilter: string }
  /** The page of one shop, by its website. */
  | { kind: "shop"; slugs: string[]; website: string };

/** Whether this is the list of what became cheaper. */
export const isDeals = (place: SearchPlace) => place.kind === "uberfilter" && place.uberfilter === DEALS_SET;

const searchRoutes = ["search", "searchCategory", "searchSubCategory", "searchSubSubCategory"] as const;

export function slugsOf({ category, subCategory, subSubCategory }: Params): string[] {
  return [category, subCategory, subSubCategory].filter((slug) => slug !== undefined && slug !== "") as string[];
}

export function placePath(paths: Paths, place: SearchPlace): string {
  if (place.kind === "uberfilter") return paths.to("uberfilter", { slug: place.slug, uberfilter: place.uberfilter });
  if (place.kind === "shop") return paths.shop(place.website);
  if (place.kind === "listing") return paths.listing(place.slugs);
  const [category = "", subCategory = "", subSubCategory = ""] = place.slugs;
  const route = searchRoutes[place.slugs.length] ?? "search";
  return paths.to(route, { category, subCategory, subSubCategory } as never);
}

/** What the place itself narrows a search to. */
export function placeScope(place: SearchPlace): { slugs: string[]; uberfilter?: string; shop?: string } {
  if (place.kind === "uberfilter") return { slugs: place.slugs, uberfilter: place.uberfilter };
  return place.kind === "shop" ? { slugs: [], shop: place.website } : { slugs: place.slugs };
}

/** The address of a state at this place. */
export function searchHref(paths: Paths, place: SearchPlace, state: SearchState): string {
  const query = buildSearch(state).toString();
  return query ? `${placePath(paths, place)}?${query}` : placePath(paths, place);
}

/** The same screen in another category: a search stays a search, a listing stays a listing; a shop's page has none. */
export function inCategory(place: SearchPlace, slugs: string[]): SearchPlace {
  const lists = place.kind === "listing" || place.kind === "shop";
  return lists && slugs.length > 0 ? { kind: "listing", slugs } : { kind: "search", slugs };
}
