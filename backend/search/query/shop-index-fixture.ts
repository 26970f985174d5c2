import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { SearchRequest } from "#contract/search";
import { NOW, sampleContext, sampleProducts } from "./sample-shop";
import { ShopIndex } from "./shop-index";

export function requestOf(q: string, change: Partial<SearchRequest> = {}): SearchRequest {
  const sort = { by: "relevance", direction: "desc" } as const;
  return { q, filters: {}, page: { current: 0, size: 30 }, sort, context: "search", mobile: false, ...change };
}

/** An index of the sample shop for the tests of one file, and ways to search it. */
export function withSampleIndex() {
  let folder = "";
  let index: ShopIndex;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "search-shop-"));
    index = ShopIndex.create(folder);
    index.setContext(sampleContext);
    await index.take(sampleProducts);
    await index.built();
  });
  afterAll(async () => {
    await index.close();
    await rm(folder, { recursive: true });
  });
  const search = (q: string, change: Partial<SearchRequest> = {}) => index.search(requestOf(q, change), NOW);
  return {
    shop: () => index,
    search,
    ids: async (q: string, change: Partial<SearchRequest> = {}) => (await search(q, change)).ids,
  };
}
