import type { AppLoadContext } from "@remix-run/node";
import { pictureData } from "#contract/picture-search";
import { forVisitor } from "~/api/for-visitor";
import { apiOf } from "~/api/server";
import { chosenShopNames } from "../search/shop-names";
import type { Size } from "./crop";
import { type Found, findByPicture } from "./find-by-picture";
import { type PictureAddress, parseAddress } from "./picture-address";
import { type SearchProblem, searchProblem } from "./picture-problem";
import { pictureRequest } from "./picture-request";

/** Everything that a page of results shows. */
export interface PictureView {
  address: PictureAddress;
  /** Of the picture as it is kept; null when it is not known. */
  size: Size | null;
  found: Found | null;
  problem: SearchProblem | null;
  shopNames: Readonly<Record<string, string>>;
  adult: boolean;
  marketplace: boolean;
}

/** Loads the results of the picture in the address; null without one. */
export async function loadPicture(request: Request, context: AppLoadContext): Promise<PictureView | null> {
  const address = parseAddress(new URL(request.url).searchParams);
  if (!address.picture) return null;
  const { adult } = context;
  const marketplace = context.flags.Marketplace;
  const api = apiOf(context);
  const options = forVisitor(request.headers);
  const [kept, shopNames] = await Promise.all([
    api.result(pictureData, { body: { id: address.picture } }, options),
    chosenShopNames(context, address.state.filters.webshop),
  ]);
  const view = { address, size: null, found: null, problem: null, shopNames, adult, marketplace };
  if (!kept.ok) return { ...view, problem: searchProblem(kept.status) };
  const size = { width: kept.value.width, height: kept.value.height };
  const found = await findByPicture(api, pictureRequest(address, size, null, { adult, marketplace }), options);
  if (!found.ok) return { ...view, size, problem: searchProblem(found.status) };
  return { ...view, size, found: found.value };
}

const statuses: Record<SearchProblem, number> = { gone: 404, notReady: 503, failed: 502 };
const RETRY_S = "60";

/** A page without results says so to whoever reads its status, too. */
export function statusOf(view: PictureView | null): { status: number; headers?: Record<string, string> } {
  if (!view?.problem) return { status: 200 };
  const status = statuses[view.problem];
  return view.problem === "notReady" ? { status, headers: { "Retry-After": RETRY_S } } : { status };
}
