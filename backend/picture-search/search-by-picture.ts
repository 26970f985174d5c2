import { type FoundByPicture, PICTURE_RESULTS, type PictureSearchRequest } from "#contract/picture-search";
import type { Facets, SearchFilters, SearchRequest } from "#contract/search";
import { notYet } from "../http/failure";
import { normalise } from "../search/analysis/normalise";
import { NotReadyError } from "../search/live-index";
import type { Search } from "../search/search";
import { alikeAmong, kindOf, pathOf } from "./alike";
import type { Part } from "./describe/pixels";
import { type LivePictures, NotLearnedError } from "./live-pictures";
import type { KeptPicture } from "./sent/keep";

/** So many of the likest are looked at; variants and what may not be shown are among them. */
const LOOKED_AT = 300;
const NOT_READY_S = 15;

/** The part of a picture that a request asks for: corners outside it are clamped, one without an area is the whole. */
export function partOf({ width, height, top_left, bottom_right }: PictureSearchRequest): Part {
  const share = (value: number, of: number) => Math.min(1, Math.max(0, value / of));
  const [x1, x2] = [share(top_left[0], width), share(bottom_right[0], width)];
  const [y1, y2] = [share(top_left[1], height), share(bottom_right[1], height)];
  if (x1 === x2 || y1 === y2) return { left: 0, top: 0, right: 1, bottom: 1 };
  return { left: Math.min(x1, x2), top: Math.min(y1, y2), right: Math.max(x1, x2), bottom: Math.max(y1, y2) };
}

interface FinderParts {
  pictures: Pick<LivePictures, "find">;
  /** The ordinary search says which of some products may be shown, meet the filters, and what can be filtered by. */
  among: Search["among"];
  /** Names of categories that products were placed in, by key. */
  categoryNames: () => Promise<ReadonlyMap<string, string>>;
}

/**
 * Finds products by a picture that was sent. What is alike is decided without the filters, so that what they can be
 * filtered by is counted over what is listed, and a filter only leaves some of these out.
 */
export function createFinder({
  pictures,
  among,
  categoryNames,
}: FinderParts): (picture: KeptPicture, request: PictureSearchRequest) => Promise<FoundByPicture> {
  return async ({ bytes }, asked) => {
    const size = asked.size ?? PICTURE_RESULTS;
    const request = (filters: SearchFilters, most: number): SearchRequest => ({
      q: "",
      filters,
      page: { current: 0, size: most },
      sort: { by: "relevance", direction: "desc" },
      context: "search",
      mobile: false,
      adult: asked.adult === true,
      marketplace: asked.marketplace === true,
    });
    const [{ hits, words }, names] = await Promise.all([
      whenReady(pictures.find(bytes, partOf(asked), LOOKED_AT)),
      categoryNames(),
    ]);
    const byId = new Map(hits.map((hit) => [hit[0], hit]));
    const hitsOf = (ids: readonly string[]) => ids.map((id) => byId.get(id)).filter((hit) => hit !== undefined);
    const ids = hits.map(([id]) => id);
    // One of each group of variants.
    const visible = await whenReady(among(ids, request({}, LOOKED_AT)));
    const shown = hitsOf(visible.ids);
    const isAlike = alikeAmong(shown);
    const alike = shown.filter(isAlike);
    const next = alike[size]?.[0];
    // The variants of those go along: a filter may ask for another one of a group.
    const own = hits.slice(0, next === undefined ? hits.length : ids.indexOf(next)).filter(isAlike);
    const wanted = request(asked.filters ?? {}, size);
    const found = await whenReady(
      among(
        own.map(([id]) => id),
        wanted,
      ),
    );
    const results = hitsOf(found.ids);
    const listed = new Set(visible.categories.flatMap(({ key }) => pathOf(key)));
    const named = new Map([...names].filter(([key]) => listed.has(key)));
    const key = kindOf(alike.slice(0, size), named) ?? "";
    const name = named.get(key);
    const isOfKind = ({ key: own }: { key: string }) => Number(pathOf(own).includes(key));
    const categories = found.categories.filter(
      (one) => named.has(one.key) && results.some(([, , category]) => pathOf(category).includes(one.key)),
    );
    return {
      results,
      ...(name === undefined
        ? { words }
        : { kind: { key, name }, words: [name, ...colorsAmong(words, visible.facets)] }),
      // Many that are a little alike count for less than some that are more so.
      categories: categories.sort((a, b) => isOfKind(b) - isOfKind(a)),
      facets: found.facets,
    };
  };
}

/** Of the words, those that are a colour of what is alike: others are often names of models, and the kind says the rest. */
function colorsAmong(words: readonly string[], { color }: Facets): string[] {
  const colors = new Set(color?.buckets.map(({ key }) => normalise(key)));
  return words.filter((word) => colors.has(normalise(word)));
}

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
