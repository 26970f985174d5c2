import {
  type FoundByPicture,
  type PictureCategory,
  type PictureSearchRequest,
  pictureSearch,
} from "#contract/picture-search";
import { type ProductSummary, productsById } from "#contract/products";
import type { Facets } from "#contract/search";
import type { Api, AskOptions } from "~/api/client";
import type { Result } from "~/api/result";

/** What was found with a picture. */
export interface Found {
  /** The most alike first. */
  products: ProductSummary[];
  /** What it looks like, in words of the catalogue. */
  words: string[];
  /** The category of what it seems to be. */
  kind?: FoundByPicture["kind"];
  categories: PictureCategory[];
  facets: Facets;
  /** Whether products were left out because they are for adults. */
  hidden: boolean;
}

/** Asks for products that look like a picture (IM-04), and for what their cards show; the same here and in the browser. */
export async function findByPicture(
  api: Pick<Api, "result">,
  body: PictureSearchRequest,
  options: AskOptions = {},
): Promise<Result<Found>> {
  const answer = await api.result(pictureSearch, { body }, options);
  if (!answer.ok) return answer;
  const { results, words, kind, categories, facets = {} } = answer.value;
  // IM-05.
  const ids = results.map(([id]) => id);
  const listed = await summaries(api, ids, options);
  if (!listed.ok) return listed;
  const products = body.adult ? listed.value : listed.value.filter((product) => !product.adult_content);
  return {
    ok: true,
    status: answer.status,
    value: {
      products,
      words,
      ...(kind && { kind }),
      categories,
      facets: shownFacets(facets),
      hidden: products.length < listed.value.length,
    },
  };
}

async function summaries(
  api: Pick<Api, "result">,
  ids: string[],
  options: AskOptions,
): Promise<Result<ProductSummary[]>> {
  if (ids.length === 0) return { ok: true, status: 200, value: [] };
  const answer = await api.result(productsById, { body: { ids } }, options);
  return answer.ok ? { ...answer, value: answer.value.products } : answer;
}

/** From this number on a list of values offers to ask for the others, and only an ordinary search has those. */
const MOST_VALUES = 99;

/** Kinds of product are links above the results. */
function shownFacets({ category: _, ...facets }: Facets): Facets {
  const entries = Object.entries(facets).map(([name, facet]) => [
    name,
    facet && typeof facet === "object" && "buckets" in facet
      ? { ...facet, buckets: facet.buckets.slice(0, MOST_VALUES) }
      : facet,
  ]);
  return Object.fromEntries(entries);
}
