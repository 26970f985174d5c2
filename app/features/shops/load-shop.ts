import { type AppLoadContext, redirect } from "@remix-run/node";
import { type Shop, type ShopMoved, shop } from "#contract/shops";
import { notFound, problem } from "~/api/problems";
import { apiOf } from "~/api/server";
import { type SearchData, type SearchLoad, tryLoadSearch } from "~/features/search/load-search";
import { decoded, redirectStatus } from "../product/moved-to";
import { safeMove } from "./safe-move";

export interface ShopData {
  shop: Shop;
  /** The list of its products; null when it could not be loaded. */
  list: SearchData | null;
}

/**
 * Loads one shop and the list of its products, with the filters of any list. Throws the upstream's own status when that
 * is an error (SH-05), 404 `Not found` when it does not answer or the answer is unusable, and a redirect when the shop
 * has moved (SH-04).
 */
export async function loadShop(load: SearchLoad, website: string): Promise<ShopData> {
  const { context } = load;
  const [found, loaded] = await Promise.all([
    findShop(context, website),
    // A redirect to the first page has to wait until the shop is known to be here.
    tryLoadSearch(load, { kind: "shop", slugs: [], website }).catch((thrown: unknown) => ({ thrown })),
  ]);
  if ("location" in found) {
    const place = await newPlace(context, found, website);
    throw place ? redirect(place.location, place.status) : notFound();
  }
  if (loaded && "thrown" in loaded) throw loaded.thrown;
  return { shop: found, list: loaded && ownOnly(loaded.data) };
}

/** Without products of other shops, which a search offers when it finds nothing. */
function ownOnly({ results, ...data }: SearchData): SearchData {
  const { nearest: _, ...rest } = results;
  return { ...data, results: { ...rest, expiredProducts: [] }, popularTerms: [] };
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

/** A status that is not an error (a 304, say) is treated as no answer. */
function failure(status: number): Response {
  const isError = status >= 400 && status <= 599;
  return isError ? problem(status, "Not found") : notFound();
}
