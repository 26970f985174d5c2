import { type FoundByPicture, PICTURE_RESULTS, type PictureSearchRequest } from "#contract/picture-search";
import type { SearchRequest } from "#contract/search";
import { notYet } from "../http/failure";
import { NotReadyError } from "../search/live-index";
import type { Search } from "../search/search";
import type { Part } from "./describe/pixels";
import { type LivePictures, NotLearnedError } from "./live-pictures";
import type { KeptPicture } from "./sent/keep";

/** Products that look alike: what is filtered, and counted. */
const ALIKE = 300;
/** With filters that few of these meet, so many are looked through. */
const MOST_LOOKED_THROUGH = 3_000;
const NOT_READY_S = 15;

/** The part of a picture that a request asks for: corners outside it are clamped, one without an area is the whole. */
export function partOf({ width, height, top_left, bottom_right }: PictureSearchRequest): Part {
  const share = (value: number, of: number) => Math.min(1, Math.max(0, value / of));
  const [x1, x2] = [share(top_left[0], width), share(bottom_right[0], width)];
  const [y1, y2] = [share(top_left[1], height), share(bottom_right[1], height)];
  if (x1 === x2 || y1 === y2) return { left: 0, top: 0, right: 1, bottom: 1 };
  return { left: Math.min(x1, x2), top: Math.min(y1, y2), right: Math.max(x1, x2), bottom: Math.max(y1, y2) };
}

/** Finds products by a picture that was sent; the ordinary search says which of those meet the filters. */
export function createFinder(
  pictures: Pick<LivePictures, "find">,
  among: Search["among"],
): (picture: KeptPicture, request: PictureSearchRequest) => Promise<FoundByPicture> {
  return async ({ bytes }, asked) => {
    const found = await whenReady(pictures.find(bytes, partOf(asked), MOST_LOOKED_THROUGH));
    const size = asked.size ?? PICTURE_RESULTS;
    const request: SearchRequest = {
      q: "",
      filters: asked.filters ?? {},
      page: { current: 0, size },
      sort: { by: "relevance", direction: "desc" },
      context: "search",
      mobile: false,
      adult: asked.adult === true,
      marketplace: asked.marketplace === true,
    };
    const ids = found.hits.map(([id]) => id);
    const alike = await whenReady(among(ids.slice(0, ALIKE), request));
    const isFiltered = Object.keys(request.filters).length > 0;
    const rest = isFiltered && alike.ids.length < size ? ids.slice(ALIKE) : [];
    const more = rest.length > 0 ? await whenReady(among(rest, request)) : undefined;
    const byId = new Map(found.hits.map((hit) => [hit[0], hit]));
    const shown = [...alike.ids, ...(more?.ids ?? [])].slice(0, size);
    const results = shown.map((id) => byId.get(id)).filter((hit) => hit !== undefined);
    return {
      results,
      words: found.words,
      categories: alike.categories.filter(({ key }) => results.some(([, , own]) => isWithin(own, key))),
      facets: alike.facets,
    };
  };
}

const isWithin = (category: string, key: string): boolean => category === key || category.startsWith(`${key}.`);

/** Whatever is not there yet, products' pictures or the search index, the caller is asked to come back. */
async function whenReady<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const isEarly = error instanceof NotLearnedError || error instanceof NotReadyError;
    if (isEarly) throw notYet("There are no pictures to compare with yet.", NOT_READY_S);
    throw error;
  }
}
