import { type SearchRequest, type SearchResponse, search } from "#contract/search";

const PATIENCE_MS = 10_000;

/** The first page of search results, best first. */
export async function ask(shop: string, q: string): Promise<{ id: string; name: string }[]> {
  const body: SearchRequest = {
    q,
    filters: {},
    page: { current: 0, size: 10 },
    sort: { by: "relevance", direction: "desc" },
    context: "search",
    mobile: false,
  };
  const response = await fetch(`${shop}/api/${search.service}${search.path}`, {
    method: search.method,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) throw new Error(`Searching for ${q} failed with status ${response.status}`);
  const { hits } = (await response.json()) as SearchResponse;
  return hits.hits.map(({ _source }) => ({ id: _source.id, name: _source.name }));
}
