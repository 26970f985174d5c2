import { useLocation } from "@remix-run/react";
import Cookies from "js-cookie";
import { useEffect } from "react";
import { SEARCH_COOKIE_DAYS } from "#contract/limits";
import { cookieNames } from "~/browser/storage-keys";
import { mayMeasure } from "./consent";
import { pushEvent, type TrackedEvents } from "./data-layer";

export type SearchMeasure = TrackedEvents["search_request"];

let lastSearch = "";

/** Tells of a search once, however often its page is drawn or its hash changes (TR-02), and keeps its three cookies. */
export function trackSearch(place: string, measure: SearchMeasure): void {
  const search = `${place}|${measure.search_id}`;
  if (search === lastSearch) return;
  lastSearch = search;
  pushEvent("search_request", measure);
  const options = { expires: SEARCH_COOKIE_DAYS, sameSite: "Lax", path: "/" } as const;
  Cookies.set(cookieNames.searchQuery, measure.query, options);
  Cookies.set(cookieNames.filtersApplied, measure.filters_applied, options);
  Cookies.set(cookieNames.searchId, measure.search_id, options);
}

/** For the search screen: one `search_request` a search, when measuring is allowed. */
export function useSearchTracking(measure: SearchMeasure, consentBanner: boolean): void {
  const { pathname, search } = useLocation();
  const { query, result_count, result_total, filters_applied, search_id } = measure;
  useEffect(() => {
    if (!mayMeasure({ ConsentBanner: consentBanner })) return;
    trackSearch(pathname + search, { query, result_count, result_total, filters_applied, search_id });
  }, [pathname, search, query, result_count, result_total, filters_applied, search_id, consentBanner]);
}
