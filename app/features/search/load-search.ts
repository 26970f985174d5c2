import { type AppLoadContext, redirect } from "@remix-run/node";
import type { CategoryContent, CategoryDetail } from "#contract/categories";
import { popularTerms } from "#contract/content";
import { type Facets, type SearchResponse, search } from "#contract/search";
import type { Preference } from "#contract/wish";
import { notFound } from "~/api/problems";
import { apiOf, missing, optional } from "~/api/server";
import { askSearch } from "./ask-search";
import { findCategory } from "./find-category";
import { type LetGo, letGoOf } from "./let-go";
import { isReachable } from "./paging";
import { placeScope, type SearchPlace } from "./place";
import { setPrice } from "./search-changes";
import { filtersBeyondLimits, parseSearch, type SearchState, withoutFilters } from "./search-url";
import { chosenShopNames } from "./shop-names";
import { spellingNotice } from "./spelling-notice";
import { wholeResponse } from "./whole-response";
import { conditionNames } from "./wish/condition-names";
import { preferencesOf } from "./wish/preferences";
import { visibleCategory, withoutAdult } from "./without-adult";

/** Everything that the search screen shows. */
export interface SearchData {
  place: SearchPlace;
  state: SearchState;
  results: SearchResponse;
  /** Null on a small screen, which requests them when its filters are opened, and when the service fails. */
  facets: Facets | null;
  /** Key of the facet that was loaded with all its values, for visitors without JavaScript. */
  wholeFacet?: string;
  /** Null outside a category, and when the category's service fails. */
  category: Omit<CategoryDetail, "content"> | null;
  /** Labels of chosen values that say little by themselves, by `filter=value`. */
  names: Readonly<Record<string, string>>;
  /** Only with an empty result. */
  popularTerms: string[];
  adult: boolean;
  /** Names of the chosen filters that exceed the limit of a search. */
  tooMany?: readonly string[];
  /** Whether this is the marketplace reading. */
  marketplace?: boolean;
  /** What the results are for, when not for the words as typed. */
  notice?: string;
  /** Only with an empty result: what there is when one demand is let go. */
  letGo?: readonly LetGo[];
  /** What the results are ordered by, read from the address. */
  prefer?: Preference[];
}

/** The screen's data and the texts about the category as Markdown; each page decides what to show. */
export interface LoadedSearch {
  data: SearchData;
  content: CategoryContent | null;
}

export interface SearchLoad {
  request: Request;
  context: AppLoadContext;
}

/** Loads the search screen like `tryLoadSearch`; throws 404 for missing results too. */
export async function loadSearch(load: SearchLoad, place: SearchPlace): Promise<LoadedSearch> {
  const loaded = await tryLoadSearch(load, place);
  if (!loaded) throw missing(load.context, search, "Not found");
  return loaded;
}

/**
 * Loads the search screen for all its routes. Results are required; facets and category data are not (SR-30): the list
 * is shown without them. Null when there are none. Throws 404 for an unknown category or special list, and redirects to
 * the first page from an empty page (SR-27) and to the address with its bounds as links write them.
 */
export async function tryLoadSearch(
  { request, context }: SearchLoad,
  place: SearchPlace,
): Promise<LoadedSearch | null> {
  const url = new URL(request.url);
  tidyBounds(url);
  const given = stateAt(place, parseSearch(url.searchParams));
  const { slugs } = place;
  const { adult, mobile } = context;
  const marketplace = context.flags.Marketplace;
  const prefer = preferencesOf(given.prefer);
  const scope = { ...placeScope(place), mobile, adult, marketplace, prefer };
  const reachable = isReachable(given.page, given.pageSize);
  const sel = url.searchParams.get("sel") ?? "";

  const api = apiOf(context);
  const [asked, category, shops] = await Promise.all([
    askSearch(context, reachable ? given : { ...given, page: 1 }, scope, sel),
    slugs.length > 0 ? findCategory(context, slugs.join(".")) : null,
    chosenShopNames(context, given.filters.webshop),
  ]);
  const { answer, facets: filters } = asked;
  const state = { ...asked.state, page: given.page };
  if (category === "unknown") throw notFound("Category not found");
  if (!answer) return null;
  const results = withoutAdult(wholeResponse(answer, reachable), adult);
  const empty = results.hits.hits.length === 0;
  if (empty && state.page > 1 && onlyPage(url.searchParams)) throw redirect(url.pathname, 302);
  const tooMany = filtersBeyondLimits(url.searchParams);
  const [popular, letGo] = empty
    ? await Promise.all([
        optional(api.ask(popularTerms, {}, { timeoutMs: 1_000 })),
        results.hits.total.value === 0 ? letGoOf(context, state, scope) : [],
      ])
    : [null, []];
  const { content = null, ...detail } = category === "failed" || !category ? {} : category;
  const data: SearchData = {
    place,
    state,
    results,
    facets: filters.facets ?? (filters.wanted ? (results.facets ?? null) : null),
    ...(filters.whole ? { wholeFacet: filters.whole } : {}),
    category: "key" in detail ? visibleCategory(detail, adult) : null,
    names: { ...conditionNames(state), ...shops },
    popularTerms: popular?.terms.slice(0, 12) ?? [],
    adult,
    marketplace,
    notice: spellingNotice(results.warnings),
    ...(prefer.length > 0 ? { prefer } : {}),
    ...(letGo.length > 0 ? { letGo } : {}),
    ...(tooMany.length > 0 ? { tooMany } : {}),
  };
  return { data, content };
}

/**
 * A form that is sent before the page listens sends its bounds as they were typed: empty, turned round, or `€ 1.000`.
 * Redirects, so that one state has one address.
 */
function tidyBounds(url: URL): void {
  const query = new URLSearchParams(url.searchParams);
  const typed = parseSearch(query);
  const { priceFrom, priceTo } = setPrice(typed, typed.priceFrom, typed.priceTo);
  for (const [name, bound] of Object.entries({ priceFrom, priceTo })) {
    if (bound === undefined) query.delete(name);
    else query.set(name, String(bound));
  }
  if (query.toString() === new URLSearchParams(url.searchParams).toString()) return;
  throw redirect(query.size > 0 ? `${url.pathname}?${query}` : url.pathname, 302);
}

/** On a shop's page the shop is no filter that could be taken away. */
const stateAt = (place: SearchPlace, state: SearchState) =>
  place.kind === "shop" ? withoutFilters(state, ["webshop"]) : state;
const onlyPage = (query: URLSearchParams) => [...query.keys()].every((name) => name === "page");
