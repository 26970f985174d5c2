import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from "#contract/limits";
import {
  isFeatureName,
  joinValues,
  type ListName,
  listAliases,
  listNames,
  splitValues,
  uniqueValues,
  VALUES_LIMIT,
} from "./parameters";

export const urlSorts = ["relevance", "priceAsc", "priceDesc", "new", "discount"] as const;
export type UrlSort = (typeof urlSorts)[number];
export const views = ["tiles", "columns"] as const;
export type View = (typeof views)[number];
export type PageSize = (typeof PAGE_SIZES)[number];

/** The state of a search screen; the URL contains all of it and nothing else. */
export interface SearchState {
  q: string;
  /** What is searched by when `q` is a sentence that was read, also when that is nothing: see `wish/`. */
  words?: string | undefined;
  /** Preferences that order the results, as `preferencesOf` reads them. */
  prefer?: string | undefined;
  /** Chosen values by query parameter: the named lists and the features (`materiaal`). Lists are never empty. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** Whole euros. */
  priceFrom?: number;
  priceTo?: number;
  /** Starts at 1. */
  page: number;
  pageSize: PageSize;
  sortBy: UrlSort;
  /** When undefined, depends on the width of the screen. */
  view?: View;
}

const TERM_LENGTH = 200;
const text = (query: URLSearchParams, name: string) => query.get(name)?.slice(0, TERM_LENGTH).trim();

const FEATURES_LIMIT = 20;
const HIGHEST_PRICE = 10_000_000;
const HIGHEST_PAGE = 1_000_000;

/** Reads the state from a query; invalid values count as absent (FU-01…08). */
export function parseSearch(query: URLSearchParams): SearchState {
  const state: SearchState = {
    q: text(query, "q") ?? "",
    words: text(query, "words"),
    prefer: text(query, "prefer"),
    filters: parseFilters(query),
    page: wholeNumber(query.get("page"), HIGHEST_PAGE) || 1,
    pageSize: PAGE_SIZES.find((size) => String(size) === query.get("pageSize")) ?? DEFAULT_PAGE_SIZE,
    sortBy: urlSorts.find((sort) => sort === query.get("sortBy")) ?? "relevance",
  };
  const [from, to] = [euros(query.get("priceFrom")), euros(query.get("priceTo"))];
  const view = views.find((name) => name === query.get("view"));
  if (from !== undefined) state.priceFrom = from;
  if (to !== undefined) state.priceTo = to;
  if (view) state.view = view;
  return state;
}

/** The query of a state without defaults; `parseSearch(buildSearch(state))` returns the state again. */
export function buildSearch(state: SearchState): URLSearchParams {
  const query = new URLSearchParams();
  if (state.q) query.set("q", state.q);
  for (const [name, values] of orderedFilters(state.filters)) query.set(name, joinValues(values));
  for (const name of ["words", "prefer", "priceFrom", "priceTo"] as const) {
    if (state[name] !== undefined) query.set(name, String(state[name]));
  }
  if (state.sortBy !== "relevance") query.set("sortBy", state.sortBy);
  if (state.view) query.set("view", state.view);
  if (state.pageSize !== DEFAULT_PAGE_SIZE) query.set("pageSize", String(state.pageSize));
  if (state.page > 1) query.set("page", String(state.page));
  return query;
}

const ranks = new Map<string, number>(listNames.map((name, at) => [name, at]));
const rank = (name: string) => ranks.get(name) ?? listNames.length;
export const isListName = (name: string): name is ListName => ranks.has(name);

/** Named lists in a fixed order, then features by name, so that one state has one URL. */
export function orderedFilters(filters: SearchState["filters"]): [string, readonly string[]][] {
  return Object.entries(filters)
    .filter(([, values]) => values.length > 0)
    .sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** Names of the features that a state filters on. */
export const featuresOf = ({ filters }: SearchState) => Object.keys(filters).filter((name) => !isListName(name));

export function withoutFilters(state: SearchState, names: readonly string[]): SearchState {
  const kept = Object.entries(state.filters).filter(([name]) => !names.includes(name));
  return { ...state, filters: Object.fromEntries(kept) };
}

/** Names of the filters in a query that `parseSearch` drops or cuts because of its limits, to tell the visitor. */
export function filtersBeyondLimits(query: URLSearchParams): string[] {
  return readFilters(query).beyond;
}

const parseFilters = (query: URLSearchParams) => readFilters(query).filters;

function readFilters(query: URLSearchParams): { filters: Record<string, string[]>; beyond: string[] } {
  const filters: Record<string, string[]> = {};
  const beyond = new Set<string>();
  let features = 0;
  for (const [key, text] of query) {
    const name = listAliases.get(key) ?? key;
    if (!isListName(name) && !isFeatureName(name)) continue;
    const values = uniqueValues([...(filters[name] ?? []), ...splitValues(text)]);
    if (values.length === 0) continue;
    const isNewFeature = !isListName(name) && !filters[name];
    if (isNewFeature && features === FEATURES_LIMIT) {
      beyond.add(name);
      continue;
    }
    if (isNewFeature) features++;
    if (values.length > VALUES_LIMIT) beyond.add(name);
    filters[name] = values.slice(0, VALUES_LIMIT);
  }
  return { filters, beyond: [...beyond] };
}

/** Also accepts the notations that people use: `€ 1.250`, `1.250,00`. */
function euros(text: string | null): number | undefined {
  const written = (text ?? "").replace(/^[\s€]+/, "");
  const thousands = /^\d{1,3}(?:\.\d{3})+(?!\d)/.exec(written)?.[0];
  const amount = Number.parseInt(thousands?.replaceAll(".", "") ?? written, 10);
  return amount >= 0 && amount <= HIGHEST_PRICE ? amount : undefined;
}

function wholeNumber(text: string | null, highest: number): number {
  return /^\d{1,9}$/.test(text ?? "") ? Math.min(Number(text), highest) : 0;
}
