import { type SearchResponse, search } from "#contract/search";
import { question, reading } from "~/queries/question";
import { useQuery } from "~/queries/use-query";
import { askWithToken, useSession } from "~/stores/session/session";
import type { SearchData } from "./load-search";
import { isReachable } from "./paging";
import { screenRequest } from "./screen-request";
import { wholeResponse } from "./whole-response";

export interface OwnSearch {
  /** With the visitor's own results where they differ from those in the document. */
  data: SearchData;
  /** The search service's id for this visitor's search; null when it has none, undefined until it is known. */
  searchId: string | null | undefined;
}

/**
 * The document of a search is shared, so the server searched without a token. The browser of a signed-in user repeats
 * the search with their token (FU-26), because the service may personalize it and returns an id for this user only.
 * Identical results do not change the screen; without an answer those of the document stay.
 */
export function useOwnSearch(data: SearchData): OwnSearch {
  const { status } = useSession();
  const { page, pageSize } = data.state;
  const asks = status === "signed-in" && isReachable(page, pageSize);
  const asked = question(search, { body: screenRequest(data) }, { ask: askWithToken });
  const { state, value } = useQuery(reading(asked, wholeResponse), asks);

  if (status === "unknown") return { data, searchId: mayBeSignedIn() ? undefined : null };
  if (!asks) return { data, searchId: null };
  if (state === "loading") return { data, searchId: undefined };
  return { data: value ? withResults(data, value) : data, searchId: value?.search_id || null };
}

/** Before the session is known: what the script in the document's head found (`browser/account-mark.ts`). */
const mayBeSignedIn = () => typeof document === "undefined" || document.documentElement.dataset.account === "in";

/** Returns the same object for the same answer, so that it can be compared by identity. */
const merged = new WeakMap<SearchResponse, SearchData>();

function withResults(data: SearchData, results: SearchResponse): SearchData {
  if (shows(results) === shows(data.results)) return data;
  const known = merged.get(results);
  if (known?.state === data.state) return known;
  const whole = { ...data, results };
  merged.set(results, whole);
  return whole;
}

const shows = ({ hits }: SearchResponse) => JSON.stringify([hits.total.value, hits.hits.map(({ _id }) => _id)]);
