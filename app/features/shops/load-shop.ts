import { type AppLoadContext, redirect } from "@remix-run/node";
import type { SearchResponse } from "#contract/search";
import { search } from "#contract/search";
import { type Shop, type ShopMoved, shop } from "#contract/shops";
import { notFound, problem } from "~/api/problems";
import { apiOf, optional } from "~/api/server";
import { isReachable } from "~/features/search/paging";
import { searchRequest } from "~/features/search/search-request";
import { decoded, redirectStatus } from "../product/moved-to";
import { safeMove } from "./safe-move";
import { SHOP_PAGE_SIZE } from "./shop-page-size";

export interface ShopData {
  shop: Shop;
  /** Null when they could not be loaded. */
  products: SearchResponse["hits"]["hits"][number]["_source"][] | null;
  total: number;
  /** Some of its products are left out because they are for adults. */
  someHidden: boolean;
  page: number;
}

/**
 * Loads one shop with a page of its products. Throws the upstream's own status when that is an error (SH-05), 404 `Not
 * found` when it does not answer or the answer is unusable, and a redirect when the shop has moved (SH-04).
 */
export async function loadShop(context: AppLoadContext, website: string, page: number): Promise<ShopData> {
  const asked = isReachable(page, SHOP_PAGE_SIZE) ? page : 1;
  const [found, results] = await Promise.all([
    findShop(context, website),
    optional(apiOf(context).ask(search, { body: productsOf(context, website, asked) })),
  ]);
  if ("location" in found) {
    const place = await newPlace(context, found, website);
    throw place ? redirect(place.location, place.status) : notFound();
  }
  const products = results?.hits.hits.map((hit) => hit._source);
  const visible = products?.filter((item) => context.adult || !item.adult_content);
  const left = (products?.length ?? 0) - (visible?.length ?? 0);
  if (page > 1 && visible?.length === 0) throw redirect(context.paths.shop(website), 302);
  return {
    shop: found,
    products: visible ?? null,
    total: Math.max(0, (Number(results?.hits.total?.value) || 0) - left),
    someHidden: !context.adult && (left > 0 || Boolean(results?.hidden_adult)),
    page: asked,
  };
}

async function findShop(context: AppLoadContext, website: string): Promise<Shop | ShopMoved> {
  const answer = await askForShop(context, website);
  if (!answer.ok) throw failure(answer.status || 404);
  return answer.value;
}

const askForShop = (context: AppLoadContext, website: string) =>
  apiOf(context).result(shop, { params: { id: website } });

/**
 * The new address of a shop. Undefined for the current page, and for a shop that redirects back here in any spelling.
 */
async function newPlace(context: AppLoadContext, moved: ShopMoved, website: string) {
  const location = safeMove(moved.location);
  const next = location && shopOf(location);
  if (!location || next === website) return undefined;
  const there = next ? await askForShop(context, next) : undefined;
  const after = there?.ok && "location" in there.value ? shopOf(there.value.location) : undefined;
  const back = after?.toLowerCase() === website.toLowerCase();
  return back ? undefined : { location, status: redirectStatus(moved.status) };
}

/** Website of the shop at this address. */
function shopOf(location: string): string | undefined {
  const website = /^\/shop\/([^/?#]+)\/?(?:[?#]|$)/i.exec(location)?.[1];
  return website === undefined ? undefined : decoded(website);
}

function productsOf(context: AppLoadContext, website: string, page: number) {
  return searchRequest({
    term: "",
    shops: [website],
    currentPage: page,
    size: SHOP_PAGE_SIZE,
    // Without a term this sorts by popularity, sold-out products last.
    sort: "relevance",
    mobile: context.mobile,
    adult: context.adult,
  });
}

/** A status that is not an error (a 304, say) is treated as no answer. */
function failure(status: number): Response {
  const isError = status >= 400 && status <= 599;
  return isError ? problem(status, "Not found") : notFound();
}

/** The page number in `?page=3`; 1 for anything else. */
export function pageOf(query: URLSearchParams): number {
  const text = query.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
