import { type SearchRequest, type SearchResponse, search } from "#contract/search";

const PATIENCE_MS = 10_000;

/** The answer to a search, best first; the first ten unless `more` asks for another page or filters. */
export async function askWhole(shop: string, q: string, more: Partial<SearchRequest> = {}): Promise<SearchResponse> {
  const body: SearchRequest = {
    q,
    filters: {},
    page: { current: 0, size: 10 },
    sort: { by: "relevance", direction: "desc" },
    context: "search",
    mobile: false,
    ...more,
  };
  const response = await fetch(`${shop}/api/${search.service}${search.path}`, {
    method: search.method,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`Searching for ${q} failed with status ${response.status}`);
  return (await response.json()) as SearchResponse;
}

/** The first page of search results, best first. */
export async function ask(shop: string, q: string): Promise<{ id: string; name: string }[]> {
  const { hits } = await askWhole(shop, q);
  return hits.hits.map(({ _source }) => ({ id: _source.id, name: _source.name }));
}
