import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { useFlag } from "~/flags/flags-context";
import { addSearch } from "~/stores/search-history";
import type { OwnSearch } from "./use-own-search";

/**
 * After activation: adds the term to this browser's recent searches, and reports the search once, if allowed, when its
 * id for this visitor is known. What reports is fetched then.
 */
export function useSearchRecord({ data, searchId }: OwnSearch): void {
  const { q } = data.state;
  const { pathname, search } = useLocation();
  const consentBanner = useFlag("ConsentBanner");
  const place = pathname + search;
  useEffect(() => {
    if (searchId === undefined) return;
    import("./record-search").then(
      ({ recordSearch }) => recordSearch(place, data, searchId, consentBanner),
      () => undefined,
    );
  }, [place, data, searchId, consentBanner]);
  useEffect(() => addSearch(q), [q]);
}
