import { useEffect, useState } from "react";
import { type SearchResponse, search } from "#contract/search";
import { browserApi } from "~/api/browser";
import { useSession } from "~/stores/session/session";
import type { SearchData } from "./load-search";
import { isReachable } from "./paging";
import { screenRequest } from "./screen-request";
import { wholeResponse } from "./whole-response";

export interface OwnSearch {
  /** With the visitor's own results where they differ from those of the document. */
  data: SearchData;
  /** The search service's id for this visitor's search; null when it has none, undefined while that is not known. */
  searchId: string | null | undefined;
}

/**
 * The document of a search is shared by everybody, so that it was asked for without a token. The browser of somebody who
 * is signed in asks the search service itself, with theirs (FU-26): the service may know them, and its id for the search
 * is theirs alone. The same results leave the screen untouched; without an answer those of the document stay.
 */
export function useOwnSearch(data: SearchData): OwnSearch {
  const { status } = useSession();
  const [own, setOwn] = useState<{ of: SearchData; results: SearchResponse | null }>();
  const { page, pageSize } = data.state;
  const asks = status === "signed-in" && isReachable(page, pageSize);

  useEffect(() => {
    if (!asks) return;
    const stop = new AbortController();
    browserApi()
      .ask(search, { body: screenRequest(data) }, { signal: stop.signal })
      .catch(() => null)
      .then((answer) => {
        const results = answer && wholeResponse(answer);
        if (!stop.signal.aborted) setOwn({ of: data, results });
      });
    return () => stop.abort();
  }, [asks, data]);

  if (status === "unknown") return { data, searchId: mayBeSignedIn() ? undefined : null };
  if (!asks) return { data, searchId: null };
  if (own?.of !== data) return { data, searchId: undefined };
  return { data: withResults(own), searchId: own.results?.search_id || null };
}

/** Before the session has looked: what the head of the document saw (`browser/account-mark.ts`). */
const mayBeSignedIn = () => typeof document === "undefined" || document.documentElement.dataset.account === "in";

/** One object for one answer: the facets of a screen are kept by its data. */
const merged = new WeakMap<SearchResponse, SearchData>();

function withResults({ of, results }: { of: SearchData; results: SearchResponse | null }): SearchData {
  if (!results || shows(results) === shows(of.results)) return of;
  const known = merged.get(results) ?? { ...of, results };
  merged.set(results, known);
  return known;
}

const shows = ({ hits }: SearchResponse) => JSON.stringify([hits.total.value, hits.hits.map(({ _id }) => _id)]);
