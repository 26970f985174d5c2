import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInShop } from "../product/shop-fixture";
import type { SearchData } from "./load-search";
import type { SearchPlace } from "./place";
import { ScreenProvider } from "./screen-context";
import { parseSearch } from "./search-url";
import { SortLinks } from "./sort-links";

const deals: SearchPlace = { kind: "uberfilter", slugs: [], slug: "aanbiedingen", uberfilter: "aanbiedingen" };
const everywhere: SearchPlace = { kind: "search", slugs: [] };

function show(place: SearchPlace, query: string) {
  const results: SearchData["results"] = {
    hits: { hits: [], total: { value: 9 } },
    expiredProducts: [],
    warnings: [],
    spellingCorrections: [],
    top_categories: [],
    videos: [],
    search_id: "",
  };
  const state = parseSearch(new URLSearchParams(query));
  const rest = { facets: null, category: null, names: {}, popularTerms: [], adult: false };
  renderInShop(() => (
    <ScreenProvider data={{ place, state, results, ...rest }}>
      <SortLinks />
    </ScreenProvider>
  ));
}
const byDiscount = () => screen.queryByRole("link", { name: "Hoogste korting" });

test.each([
  ["among the deals", deals, "", true],
  ["when only reduced products are chosen", everywhere, "discount=lower", true],
  ["in another list", everywhere, "brand=Bosch", false],
] as const)("%s a visitor can sort by discount: %#", (_, place, query, expected) => {
  show(place, query);
  if (expected) expect(byDiscount()).toHaveAttribute("href", expect.stringContaining("sortBy=discount"));
  else expect(byDiscount()).toBeNull();
});
