import Cookies from "js-cookie";
import { SEARCH_COOKIE_DAYS } from "#contract/limits";
import { randomHex } from "~/browser/random-hex";
import { cookieNames } from "~/browser/storage-keys";
import { whenMeasured } from "./consent";
import { pushEvent, type TrackedEvents } from "./data-layer";

export type SearchMeasure = TrackedEvents["search_request"];

let lastSearch = "";
const isEncrypted = () => window.location.protocol === "https:";

/** For a search without a visitor-specific id from its service. */
const newId = (): string => globalThis.crypto.randomUUID?.() ?? randomHex(32);

/**
 * Reports a search once, however often its page is rendered or its hash changes (TR-02), and sets its three cookies.
 * The document, and the id in it, is shared by all visitors, so the visitor's own id is reported (TR-01). A search made
 * before the visitor agrees is reported when they agree on its page.
 */
export function trackSearch(place: string, shared: SearchMeasure, ownId: string | null, consentBanner: boolean): void {
  whenMeasured("search", consentBanner, () => report(place, shared, ownId));
}

function report(place: string, shared: SearchMeasure, ownId: string | null): void {
  const search = `${place}|${shared.search_id}`;
  if (search === lastSearch) return;
  lastSearch = search;
  const measure = { ...shared, search_id: ownId ?? newId() };
  pushEvent("search_request", measure);
  const options = { expires: SEARCH_COOKIE_DAYS, sameSite: "Lax", path: "/", secure: isEncrypted() } as const;
  Cookies.set(cookieNames.searchQuery, measure.query, options);
  Cookies.set(cookieNames.filtersApplied, measure.filters_applied, options);
  Cookies.set(cookieNames.searchId, measure.search_id, options);
}
