import { useLocation } from "@remix-run/react";
import { vi } from "vitest";
import type { Facets, SearchResponse } from "#contract/search";
import { knowRareParts } from "~/ui/rare-part";
import { aSummary } from "../product/product-fixtures";
import { renderInShop } from "../product/shop-fixture";
import type { SearchData } from "./load-search";
import type { SearchPlace } from "./place";
import { rarePartsOfLists } from "./rare-parts.server";
import { SearchScreen } from "./search-screen";
import { parseSearch } from "./search-url";
import { spellingNotice } from "./spelling-notice";

knowRareParts(rarePartsOfLists);

/** The screen of a desk: jsdom has none. */
export function wideScreen(): void {
  const never = { addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal("matchMedia", (media: string) => ({ media, matches: true, ...never }));
}

export const bucket = (key: string, doc_count: number, label?: string) => ({
  key,
  doc_count,
  ...(label ? { label } : {}),
});
export const facets: Facets = {
  brand: {
    label: "Merk",
    buckets: ["Bosch", "Makita", "AEG", "Skil", "Stiga", "Etna", "Philips", "Hema"].map((key) => bucket(key, 9)),
  },
  campaign: { label: "Webwinkel", buckets: [bucket("a.nl", 3, "Winkel A")] },
  category: { label: "Categorie", buckets: [bucket("klussen.boren", 4, "Boren")] },
  price: { min: 1050, max: 99_950 },
  price_ranges: [
    { from: null, to: 5000, doc_count: 3 },
    { from: 5000, to: null, doc_count: 2 },
  ],
};
/** An answer with this many hits on the page, of so many in all. */
export function results(count: number, total: number, changes: Partial<SearchResponse> = {}): SearchResponse {
  const hits = Array.from({ length: count }, (_, index) => {
    const id = String(index + 1);
    return { _id: id, _source: aSummary({ id, name: `Boor ${id}` }) };
  });
  return {
    hits: { hits, total: { value: total } },
    expiredProducts: [],
    warnings: [],
    spellingCorrections: [],
    top_categories: ["klussen>boren"],
    videos: [],
    search_id: "s",
    ...changes,
  };
}
interface Screen {
  place?: SearchPlace;
  data?: Partial<SearchData>;
  on?: ("TopRelevantCategories" | "SearchResultsPageExtended")[];
}
/** Shows the screen of a search address. */
export function show(
  query: string,
  found = results(30, 412),
  { place = { kind: "search", slugs: [] }, data, on }: Screen = {},
) {
  const state = parseSearch(new URLSearchParams(query));
  const all: SearchData = {
    place,
    state,
    results: found,
    facets,
    category: null,
    names: {},
    popularTerms: [],
    adult: false,
    notice: spellingNotice(found.warnings),
    ...data,
  };
  const Screen = () => (
    <>
      <SearchScreen data={all} breadcrumb={null} />
      <Address />
    </>
  );
  return renderInShop(Screen, { on });
}
function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}
