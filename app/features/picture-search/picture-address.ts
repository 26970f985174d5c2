import { CATEGORY_DEPTH } from "#contract/limits";
import type { Paths } from "~/paths";
import { buildSearch, parseSearch, type SearchState } from "../search/search-url";
import { pictureFields } from "./picture-fields";

/** What the address of a page of results holds: the picture, a kind of product, and ordinary filters. */
export interface PictureAddress {
  picture: string;
  /** Dot-joined key of a category; empty for all. */
  category: string;
  state: SearchState;
}

const ID = /^[\w-]{1,100}$/;
const CATEGORY = /^[a-z0-9-]+$/;

/** Reads an address; invalid values count as absent. Terms, order and pages do not apply to results by picture. */
export function parseAddress(query: URLSearchParams): PictureAddress {
  const [picture, category] = [query.get(pictureFields.picture) ?? "", query.get(pictureFields.category) ?? ""];
  const slugs = category.split(".");
  const others = new URLSearchParams(query);
  for (const name of [pictureFields.picture, pictureFields.category, "q", "sortBy", "page", "pageSize"])
    others.delete(name);
  return {
    picture: ID.test(picture) ? picture : "",
    category: slugs.length <= CATEGORY_DEPTH && slugs.every((slug) => CATEGORY.test(slug)) ? category : "",
    state: parseSearch(others),
  };
}

export function pictureHref(paths: Paths, address: PictureAddress): string {
  const query = new URLSearchParams({ [pictureFields.picture]: address.picture });
  if (address.category) query.set(pictureFields.category, address.category);
  for (const [name, value] of buildSearch(address.state)) query.set(name, value);
  return paths.to("pictureSearch", {}, query);
}
