import type { AppLoadContext } from "@remix-run/node";
import type { ProductSummary } from "#contract/products";
import { search } from "#contract/search";
import { apiOf, optional } from "~/api/server";
import { setFilter, setPrice } from "./search-changes";
import { type SearchScope, searchArguments, searchRequest } from "./search-request";
import { orderedFilters, type SearchState } from "./search-url";
import { wholeResponse } from "./whole-response";
import { withoutAdult } from "./without-adult";

/** What there is when one demand is let go, where nothing meets them all. */
export interface LetGo {
  /** The filter that was let go, `price` for its bounds, with its values. */
  filter: string;
  values: readonly string[];
  /** The search without it. */
  state: SearchState;
  total: number;
  products: ProductSummary[];
}

const MOST_TRIED = 6;
const MOST_SHOWN = 2;
const PRODUCTS = 4;
const PATIENCE_MS = 800;

type Demand = Pick<LetGo, "filter" | "values" | "state">;

/** The demands, each with the search without it; none that would leave a search for nothing in particular. */
function demandsOf(state: SearchState, { slugs }: Pick<SearchScope, "slugs">): Demand[] {
  const demands: Demand[] = orderedFilters(state.filters).map(([filter, values]) => ({
    filter,
    values,
    state: setFilter(state, filter, []),
  }));
  if (state.priceFrom !== undefined || state.priceTo !== undefined)
    demands.push({ filter: "price", values: [], state: setPrice(state) });
  const isAbout = (state.words ?? state.q) !== "" || slugs.length > 0;
  return isAbout || demands.length > 1 ? demands.slice(0, MOST_TRIED) : [];
}

/** For a search that found nothing: which single demand stands in its way, and the first products without it. */
export async function letGoOf(context: AppLoadContext, state: SearchState, scope: SearchScope): Promise<LetGo[]> {
  const tried = await Promise.all(
    demandsOf(state, scope).map(async (demand): Promise<LetGo | null> => {
      const body = searchRequest({ ...searchArguments(demand.state, scope), size: PRODUCTS });
      const answer = await optional(apiOf(context).ask(search, { body }, { timeoutMs: PATIENCE_MS }));
      if (!answer) return null;
      const { hits } = withoutAdult(wholeResponse(answer), scope.adult);
      const products = hits.hits.map(({ _source }) => _source).slice(0, PRODUCTS);
      return { ...demand, total: hits.total.value, products };
    }),
  );
  // A price is let go last.
  const ways = tried.filter((way) => way !== null && way.products.length > 0) as LetGo[];
  return ways.sort((a, b) => Number(a.filter === "price") - Number(b.filter === "price")).slice(0, MOST_SHOWN);
}
