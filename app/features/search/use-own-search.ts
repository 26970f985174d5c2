import { type SearchResponse, search } from "#contract/search";
import { question, reading } from "~/queries/question";
import { useQuery } from "~/queries/use-query";
import { askWithToken, useSession } from "~/stores/session/session";
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
  const { page, pageSize } = data.state;
  const asks = status === "signed-in" && isReachable(page, pageSize);
  const asked = question(search, { body: screenRequest(data) }, { ask: askWithToken });
  const { state, value } = useQuery(reading(asked, wholeResponse), asks);

  if (status === "unknown") return { data, searchId: mayBeSignedIn() ? undefined : null };
  if (!asks) return { data, searchId: null };
  if (state === "loading") return { data, searchId: undefined };
  return { data: value ? withResults(data, value) : data, searchId: value?.search_id || null };
}

/** Before the session has looked: what the head of the document saw (`browser/account-mark.ts`). */
const mayBeSignedIn = () => typeof document === "undefined" || document.documentElement.dataset.account === "in";

/** One object for one answer, so that it can be compared. */
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
