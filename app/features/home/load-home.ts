import type { AppLoadContext } from "@remix-run/node";
import { featuredCategories } from "#contract/categories";
import { popularTerms } from "#contract/content";
import { homepageDeals } from "#contract/discounts";
import { mostViewedItems } from "#contract/recommendations";
import { search } from "#contract/search";
import { allShopsFile } from "#contract/shops";
import { readingKeys } from "~/api/category-list";
import { apiOf, optional } from "~/api/server";
import { searchRequest } from "~/features/search/search-request";
import { listed } from "../product/listed";
import { rowLength } from "../product-list/row-length";
import { isRealDrop } from "./deal-card";

const TERMS = 16;
const FEATURED = 12;
const STRIP = 12;
/** Sections are optional, so the page does not wait longer for them. */
const SOON = { timeoutMs: 2_500 };

const newestInStock = ({ mobile, adult }: AppLoadContext) =>
  searchRequest({
    term: "",
    availability: ["in_stock"],
    currentPage: 1,
    size: rowLength(mobile),
    sort: "new",
    mobile,
    adult,
  });

/** Every part is optional: the home page also works without deals. */
export async function loadHome(context: AppLoadContext) {
  const api = apiOf(context);
  const [featured, deals, viewed, terms, shops, reading] = await Promise.all([
    optional(api.ask(featuredCategories, {}, SOON)),
    optional(api.ask(homepageDeals, { body: {} }, SOON)),
    optional(api.ask(mostViewedItems, { query: {} }, SOON)),
    optional(api.ask(popularTerms, {}, SOON)),
    optional(api.ask(allShopsFile, {}, SOON)),
    readingKeys(context),
  ]);
  // Nothing has been viewed yet in a new shop, which says so by showing what came in last.
  const newest =
    viewed?.products.length === 0 ? await optional(api.ask(search, { body: newestInStock(context) }, SOON)) : null;
  const most = rowLength(context.mobile);
  const decent = ({ adult_content }: { adult_content: boolean }) => context.adult || !adult_content;
  const inReading = (featured?.categories ?? []).filter(({ key }) => !reading || reading.has(key));
  const fresh = (newest?.hits.hits ?? []).map((hit) => hit._source);
  const products = [...(deals?.products ?? []), ...(viewed?.products ?? []), ...fresh];
  const byProducts = [...(shops?.shops ?? [])].sort((a, b) => (b.productCount ?? 0) - (a.productCount ?? 0));
  return {
    featured: inReading.filter(decent).slice(0, FEATURED),
    deals: (deals?.products ?? []).filter(decent).filter(isRealDrop).slice(0, most).map(listed),
    viewed: (viewed?.products ?? []).filter(decent).slice(0, most).map(listed),
    fresh: fresh.filter(decent).map(listed),
    terms: [...new Set(terms?.terms ?? [])].slice(0, TERMS),
    /** Something is left out because it is for adults. */
    someHidden: ![...inReading, ...products].every(decent),
    shopCount: byProducts.length,
    shops: byProducts.filter((shop) => shop.productCount !== 0).slice(0, STRIP),
  };
}
export type HomeData = Awaited<ReturnType<typeof loadHome>>;
